import { useRef } from 'react';
import type { RefObject } from 'react';
import { useActionData, useFetcher, useLocation } from 'react-router';
import { useIsHydrated } from '../use-is-alive.ts';
import { tellSaved } from '../unsaved-forms.ts';
import { useOnce } from '../use-once.ts';
import type { FormAnswer } from './form-answer.ts';

/** A form that is sent without leaving its page. */
export interface ApiForm<Answer extends FormAnswer> {
  /** In place of `form`. */
  Form: ReturnType<typeof useFetcher>['Form'];
  formProps: {
    method: 'post';
    action: string | undefined;
    noValidate: true;
    ref: RefObject<HTMLFormElement | null>;
  };
  /** What it was answered last. */
  answer: Answer | undefined;
  isBusy: boolean;
}

export interface ApiFormOptions<Answer extends FormAnswer> {
  /** Where it is sent; the page's own address unless given. */
  action?: string;
  /** Which of its page's forms it is, as the action answers; left out where there is but one. */
  intent?: string;
  /** The part of the page that a browser without scripts comes back to. */
  anchor?: string;
  /** Once for each answer that says so. */
  onSaved?: (answer: Answer) => void;
}

/**
 * A form and what it was last answered, which `onSaved` hears once its page has been read anew. After an answer with errors the first wrong field has the focus. Without scripts the page
 * carries the answer.
 */
export function useApiForm<Answer extends FormAnswer = FormAnswer>({
  action,
  intent,
  anchor,
  onSaved,
}: ApiFormOptions<Answer> = {}): ApiForm<Answer> {
  const fetcher = useFetcher<Answer>();
  // Answers are plain data, which the router hands on as they are
  const data = fetcher.data as Answer | undefined;
  const page = useActionData<Answer>() as Answer | undefined;
  const { pathname } = useLocation();
  const isHydrated = useIsHydrated();
  const ref = useRef<HTMLFormElement>(null);
  const { state } = fetcher;
  const answer = data ?? (page?.intent === intent ? page : undefined);
  // At the answer itself: once its page has been read anew too, somebody may be typing already
  useOnce(answer, (now) => !now.isSaved && focusFirstWrong(ref.current));
  useOnce(state === 'idle' ? answer : undefined, (now) => {
    if (!now.isSaved || now !== data) return;
    tellSaved(ref.current);
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
      ref,
    },
    answer,
    isBusy: state !== 'idle',
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
