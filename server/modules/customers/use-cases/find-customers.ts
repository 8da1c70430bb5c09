import type { Work } from '#server/kernel/work.ts';
import { wordsAsked } from '../rules/words-asked.ts';
import type { Among, FoundCustomer } from '../store/find-customers.ts';
import { readFoundCustomers } from '../store/find-customers.ts';

export type { Among, FoundCustomer };

export interface CustomersAsked {
  providerId: number;
  /** What was typed, or the id of one. */
  q: string | { id: number };
  /** How many at most. */
  first: number;
  /** Whether e-mails and phones are looked at and answered. */
  withContacts: boolean;
  /** Who may be found; null: all. */
  among: Among | null;
}

/** The provider's customers by the beginnings of their words, in the order of their names. Knows no actor: the caller has decided who may. */
export async function findCustomers(
  work: Work,
  { providerId, q, first, withContacts, among }: CustomersAsked,
): Promise<FoundCustomer[]> {
  const words = typeof q === 'string' ? wordsAsked(providerId, q, { withContacts }) : null;
  if (typeof q === 'string' && words === null) return [];
  const which = typeof q === 'string' ? { words: words ?? '' } : q;
  const found = await readFoundCustomers(work, { providerId, first, among, ...which });
  return withContacts ? found : found.map((customer) => ({ ...customer, email: null, phone: null }));
}
