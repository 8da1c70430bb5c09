import { useRef } from 'react';
import type { RefObject } from 'react';
import { useActionData, useFetcher, useLocation } from 'react-router';
import { useIsHydrated } from '../use-is-alive.ts';
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

/**
 * A form and what it was last answered. After an answer with errors the first wrong field has the focus. Without scripts the page
 * carries the answer.
 * @param options.action where it is sent; the page's own address unless given
 * @param options.onSaved once for each answer that says so
 */
export function useApiForm<Answer extends FormAnswer = FormAnswer>(
  options: { action?: string; onSaved?: (answer: Answer) => void } = {},
): ApiForm<Answer> {
  const fetcher = useFetcher<Answer>();
  const page = useActionData<Answer>();
  const { pathname } = useLocation();
  const isHydrated = useIsHydrated();
  const ref = useRef<HTMLFormElement>(null);
  // Answers are plain data, which the router hands on as they are
  const data = fetcher.data as Answer | undefined;
  const { state } = fetcher;
  useOnce(state === 'idle' ? data : undefined, (answer) => {
    if (answer.isSaved) options.onSaved?.(answer);
    else focusFirstWrong(ref.current);
  });
  return {
    Form: fetcher.Form,
    formProps: {
      method: 'post',
      action: options.action ?? (isHydrated ? undefined : pathname),
      noValidate: true,
      ref,
    },
    answer: data ?? (page as Answer | undefined),
    isBusy: state !== 'idle',
  };
}

/** The first field at fault as the form shows them; where none is, what is said above the button. */
function focusFirstWrong(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>(
    '[aria-invalid="true"], [data-invalid] button, [data-invalid] input',
  );
  const shown = wrong ?? form?.querySelector<HTMLElement>('[role="alert"]');
  shown?.closest('details')?.setAttribute('open', '');
  if (shown && wrong === undefined) shown.tabIndex = -1;
  shown?.focus();
}
