import type { Locale } from '#contracts/languages.ts';
import { pathInLocale } from '#contracts/languages.ts';

/** Why a mailed link confirms nothing. */
export const CONFIRMATION_PROBLEMS = ['used', 'expired', 'cancelled'] as const;
export type ConfirmationProblem = (typeof CONFIRMATION_PROBLEMS)[number];

/** Where a link leads that confirms nothing; null: nobody knows it. */
export function confirmationErrorPath(
  problem: ConfirmationProblem | null,
  locale: Locale | null,
  of: 'reservation' | 'subscription' = 'reservation',
): string {
  const page = pathInLocale(`/${of}-confirmation-error`, locale);
  return problem === null ? page : `${page}?reason=${problem}`;
}

/** The reason in an address; null for any other word. */
export const problemIn = (search: URLSearchParams): ConfirmationProblem | null =>
  CONFIRMATION_PROBLEMS.find((problem) => problem === search.get('reason')) ?? null;
