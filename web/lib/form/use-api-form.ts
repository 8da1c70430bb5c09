import { useRef, useState } from 'react';
import type { RefObject, SubmitEvent } from 'react';
import { useActionData, useFetcher, useLocation } from 'react-router';
import { useIsHydrated } from '../use-is-alive.ts';
import { announceSaved } from '../unsaved-forms.ts';
import { useLost } from '../use-lost.ts';
import { useOnce } from '../use-once.ts';
import * as m from '#contracts/texts/messages.js';
import type { Texts } from '../texts-in.ts';
import { useTexts } from '../texts.tsx';
import type { ChangeKind } from '../request-notice.ts';
import { noticeOf } from '../request-notice.ts';
import { useToasts } from '#web/ui/toasts.tsx';
import type { FormAnswer } from './form-answer.ts';
import { OPEN_ANSWER } from './form-answer.ts';
import { tooLongIn } from './too-long-in.ts';

/** A form that is sent without leaving its page. */
export interface ApiForm<Answer extends FormAnswer> {
  /** In place of `form`. */
  Form: ReturnType<typeof useFetcher>['Form'];
  formProps: {
    method: 'post';
    action: string | undefined;
    noValidate: true;
    /** Keeps from being sent what is longer than the server reads. */
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    ref: RefObject<HTMLFormElement | null>;
  };
  /** What it was answered last. */
  answer: Answer | undefined;
  isBusy: boolean;
  /** Nobody knows whether what was sent last was done: it is sent again as it stands, under the same key. */
  isUnanswered: boolean;
}

export interface ApiFormOptions<Answer extends FormAnswer> {
  /** Where it is sent; the page's own address unless given. */
  action?: string;
  /** Which of its page's forms it is, as the action answers; left out where there is but one. */
  intent?: string;
  /** The part of the page that a browser without scripts comes back to. */
  anchor?: string;
  /** Has a toast tell what came of it (specification section 4). */
  tells?: {
    kind: ChangeKind;
    /** What it says of a success; a general text unless given. */
    done?: (answer: Answer) => string;
    /** A success is told otherwise; a failure is told all the same. */
    isSilent?: boolean;
  };
  /** Once for each answer that says so. */
  onSaved?: (answer: Answer) => void;
  /** Once for each answer that says it was not, beside what the form itself shows. */
  onRefused?: (answer: Answer) => void;
}

/**
 * A form and what it was last answered, which `onSaved` hears once its page has been read anew. After an answer with errors the first wrong field has the focus. Without scripts the page
 * carries the answer.
 */
export function useApiForm<Answer extends FormAnswer = FormAnswer>({
  action,
  intent,
  anchor,
  tells,
  onSaved,
  onRefused,
}: ApiFormOptions<Answer> = {}): ApiForm<Answer> {
  const fetcher = useFetcher<Answer>();
  // Answers are plain data, which the router hands on as they are
  const data = fetcher.data as Answer | undefined;
  const page = useActionData<Answer>() as Answer | undefined;
  const { pathname } = useLocation();
  const isHydrated = useIsHydrated();
  const ref = useRef<HTMLFormElement>(null);
  const { state } = fetcher;
  const [unsent, setUnsent] = useState<FormAnswer>();
  // One that was lost leaves what is said at the fields
  const [last, setLast] = useState(data);
  const [isUnanswered, setUnanswered] = useState(false);
  useLost(fetcher, () => setUnanswered(true));
  if (data !== undefined && data !== last) {
    setLast(data);
    setUnanswered(false);
  }
  // Of its answers a form reads what every answer has
  const answer = (unsent as Answer | undefined) ?? last ?? (page?.intent === intent ? page : undefined);
  const t = useTexts();
  const { showSuccess, showError } = useToasts();
  const tell = (now: Answer): void => {
    if (!tells) return;
    const end = now.isSaved ? ({ status: 'success' } as const) : ({ status: 'error', ...now } as const);
    const notice = noticeOf(tells.kind, end, t, {
      isSilent: tells.isSilent ?? false,
      ...(now.isSaved && tells.done && { done: tells.done(now) }),
    });
    if (notice) (notice.look === 'success' ? showSuccess : showError)(notice.text);
  };
  // At the answer itself: once its page has been read anew too, somebody may be typing already
  useOnce(answer, (now) => {
    if (now.isSaved) return;
    focusFirstWrong(ref.current);
    if (now !== data) return;
    tell(now);
    onRefused?.(now);
  });
  useOnce(state === 'idle' ? answer : undefined, (now) => {
    if (!now.isSaved || now !== data) return;
    announceSaved(ref.current);
    tell(now);
    onSaved?.(now);
  });
  // An address that names no index page leads a form to the frame around it
  const plainAction = anchor === undefined ? pathname : `${pathname}?index#${anchor}`;
  return {
    Form: fetcher.Form,
    formProps: {
      method: 'post',
      action: action ?? (isHydrated ? undefined : plainAction),
      noValidate: true,
      onSubmit: (event) => {
        const form = event.currentTarget;
        const found = tooLongIn(new FormData(form), (name) => longestIn(form, name));
        setUnsent(found === null ? undefined : tooLong(t, form, found, intent));
        if (found !== null) event.preventDefault();
      },
      ref,
    },
    answer,
    isBusy: state !== 'idle',
    isUnanswered,
  };
}

type Controls = HTMLInputElement | HTMLTextAreaElement;
const controlOf = (form: HTMLFormElement, name: string): Controls | null =>
  form.querySelector<Controls>(`textarea[name="${CSS.escape(name)}"], input[name="${CSS.escape(name)}"]`);
const longestIn = (form: HTMLFormElement, name: string): number | null =>
  controlOf(form, name)?.maxLength ?? null;

/** The answer to a form that was not sent, as it says more than can be. */
function tooLong(
  t: Texts,
  form: HTMLFormElement,
  { name, length, most }: NonNullable<ReturnType<typeof tooLongIn>>,
  intent: string | undefined,
): FormAnswer {
  const label = controlOf(form, name)?.labels?.[0]?.textContent ?? name;
  const said = { field: label, length: String(length), most: String(most) };
  const message = t(m.form_too_long, said);
  return {
    ...OPEN_ANSWER,
    ...(intent !== undefined && { intent }),
    errors: [{ message: t(m.form_not_sent) }],
    fieldErrors: { [name]: message },
  };
}

/** The first field at fault as the form shows them; where none is, what is said above the button and can have the focus. */
function focusFirstWrong(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>(
    '[aria-invalid="true"], [data-invalid] button, [data-invalid] input',
  );
  const shown = wrong ?? form?.querySelector<HTMLElement>('[role="alert"][tabindex]');
  shown?.closest('details')?.setAttribute('open', '');
  shown?.focus();
}
