import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import type { CustomerContact } from '../store/customers.ts';
import { findCustomer, insertOrFillCustomer } from '../store/customers.ts';

/**
 * The provider's customer behind a person. What the provider already knows stays; empty fields are filled.
 * @throws Refusal invalidCustomer when the provider does not receive this person
 * @returns the customer's id
 */
export async function findOrAddCustomer(
  work: Work,
  { providerId, personId, ...contact }: CustomerContact & { providerId: number; personId: number },
): Promise<number> {
  const customer =
    (await insertOrFillCustomer(work, providerId, personId, contact)) ??
    (await findCustomer(work, providerId, personId));
  if (customer === null) throw new Error('A customer was neither found nor added');
  if (customer.isBlacklisted) throw new Refusal('invalidCustomer');
  return customer.id;
}
