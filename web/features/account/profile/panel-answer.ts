import { useActionData, useFetcher, useLocation } from 'react-router';
import type { ApiError } from '#contracts/api-error.ts';
import { useIsAlive } from '#web/lib/use-is-alive.ts';

/** Which panel of the tab a form belongs to. */
export const INTENTS = ['details', 'consents', 'password', 'endSignIn', 'endOtherSignIns'] as const;
export type Intent = (typeof INTENTS)[number];

/** What a panel shows after it was sent. */
export type PanelAnswer = {
  intent: Intent;
  isSaved: boolean;
  /** Above the button. */
  errors: readonly ApiError[];
  /** Beside the fields, by name. */
  fieldErrors: Readonly<Partial<Record<string, string>>>;
  /** Somebody changed the same data since they were read (ledger ACC-06). */
  isOutdated: boolean;
};

export function isIntent(value: unknown): value is Intent {
  return (INTENTS as readonly unknown[]).includes(value);
}

/**
 * A panel's form and what it was last answered. Without scripts the page carries the answer, and must come back to the panel.
 * @param panelId the panel's place on the page
 */
export function usePanel(intent: Intent, panelId: string) {
  const fetcher = useFetcher<PanelAnswer>();
  const page = useActionData<PanelAnswer>();
  const answer = fetcher.data ?? (page?.intent === intent ? page : undefined);
  const { pathname } = useLocation();
  const formProps = {
    method: 'post' as const,
    action: useIsAlive() ? undefined : `${pathname}?index#${panelId}`,
  };
  return { Form: fetcher.Form, formProps, answer, isBusy: fetcher.state !== 'idle' };
}
