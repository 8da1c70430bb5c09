import { useCallback } from 'react';
import type { ApiError } from '#contracts/api-error.ts';
import { browserApi } from '#web/lib/api.ts';
import type { Api } from '#web/lib/api.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useRequest } from '#web/lib/use-request.ts';
import { passkeyErrors } from './passkey-errors.ts';
import { StepUpDeclined, useSteppedUp } from './step-up.tsx';

export type Change<Data, Input extends unknown[]> = {
  /** Resolves to what was done, or to undefined when it was not; why stands in `errors`. */
  start: (...input: Input) => Promise<Data | undefined>;
  errors: readonly ApiError[];
  isBusy: boolean;
};

/**
 * A change to the own second factors, with the password asked for where it is needed.
 * @param change is given an API that asks; it must not change from one rendering to the next
 */
export function useChange<Data, Input extends unknown[]>(
  change: (api: Api, ...input: Input) => Promise<Data>,
): Change<Data, Input> {
  const t = useTexts();
  const locale = useLocale();
  const steppedUp = useSteppedUp();
  const { state, start } = useRequest(
    useCallback(
      (...input: Input) => {
        const api = browserApi(locale);
        return change((...call) => steppedUp(() => api(...call)), ...input);
      },
      [change, locale, steppedUp],
    ),
  );
  const isFailed = state.status === 'error' && !(state.error instanceof StepUpDeclined);
  return {
    start,
    errors: isFailed ? passkeyErrors(t, state.error) : [],
    isBusy: state.status === 'loading',
  };
}
