import { useActionData, useFetcher, useLocation } from 'react-router';
import type { ApiError } from '#contracts/api-error.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { useIsHydrated } from '#web/lib/use-is-alive.ts';

/** What a panel shows after it was sent. */
export type PanelAnswer = {
  /** Which of the page's panels it belongs to. */
  intent: string;
  isSaved: boolean;
  /** Above the button. */
  errors: readonly ApiError[];
  /** Beside the fields, by name. */
  fieldErrors: Readonly<Partial<Record<string, string>>>;
  /** Somebody changed the same data since they were read (specification section 8). */
  isOutdated: boolean;
};

/** The answer before anything came of what was sent. */
export function openAnswer(intent: string): PanelAnswer {
  return { intent, isSaved: false, errors: [], fieldErrors: {}, isOutdated: false };
}

/**
 * Saves, and answers what came of it.
 * @param place says where on the panel a refusal stands
 */
export async function answerOf(
  intent: string,
  save: () => Promise<unknown>,
  place: (failure: ApiFailure) => Pick<PanelAnswer, 'errors' | 'fieldErrors'>,
): Promise<PanelAnswer> {
  const answer = openAnswer(intent);
  try {
    await save();
    return { ...answer, isSaved: true };
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    return { ...answer, ...place(failure), isOutdated: failure.hasCode('cannotUpdate') };
  }
}

/**
 * A panel's form and what it was last answered. Without scripts the page carries the answer, and must come back to the panel.
 * @param panelId the panel's place on the page
 */
export function usePanel(intent: string, panelId: string) {
  const fetcher = useFetcher<PanelAnswer>();
  const page = useActionData<PanelAnswer>();
  const answer = fetcher.data ?? (page?.intent === intent ? page : undefined);
  const { pathname } = useLocation();
  const formProps = {
    method: 'post' as const,
    action: useIsHydrated() ? undefined : `${pathname}?index#${panelId}`,
  };
  return { Form: fetcher.Form, formProps, answer, isBusy: fetcher.state !== 'idle' };
}
