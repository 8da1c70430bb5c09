import type { Work } from '#server/kernel/work.ts';
import type { Among, FoundCustomer } from '../store/find-customers.ts';
import { readFoundCustomers } from '../store/find-customers.ts';
import { phoneDigitsToFind } from '../rules/search-conditions.ts';
import { customerSearch } from '../store/found-customers.ts';

export type { Among, FoundCustomer };

export interface CustomersQuery {
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

/** The provider's customers by the beginnings of their words, in the order of their names; of digits those first whose phone ends
 * with them. Knows no actor: the caller has decided who may. */
export async function findCustomers(
  work: Work,
  { providerId, q, first, withContacts, among }: CustomersQuery,
): Promise<FoundCustomer[]> {
  const search = typeof q === 'string' ? customerSearch(providerId, q, { withContacts }) : null;
  const which = typeof q === 'string' ? search && { search } : q;
  if (which === null) return [];
  const found = await readFoundCustomers(work, { providerId, first, among, ...which });
  const digits = typeof q === 'string' && withContacts ? phoneDigitsToFind(q) : null;
  if (digits !== null) {
    const endsSo = ({ phone }: FoundCustomer): number =>
      Number(phone?.replaceAll(/\D/g, '').endsWith(digits) ?? false);
    return found.toSorted((one, other) => endsSo(other) - endsSo(one));
  }
  return withContacts ? found : found.map((customer) => ({ ...customer, email: null, phone: null }));
}
