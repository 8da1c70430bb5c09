import { useActionData, useFetcher } from 'react-router';
import type { ApiError } from '#contracts/api-error.ts';

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

/** A panel's form and what it was last answered; without scripts the page carries the answer. */
export function usePanel(intent: Intent) {
  const fetcher = useFetcher<PanelAnswer>();
  const page = useActionData<PanelAnswer>();
  const answer = fetcher.data ?? (page?.intent === intent ? page : undefined);
  return { Form: fetcher.Form, answer, isBusy: fetcher.state !== 'idle' };
}
