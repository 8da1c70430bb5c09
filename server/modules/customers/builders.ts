import { sql } from 'kysely';
import type { CustomerForm } from '#contracts/validation/customer.ts';
import type { Work } from '#server/kernel/work.ts';
import { aPerson } from '#server/modules/identity/builders.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { addCustomer, customerFoundOrAdded, fillContact, setCare } from './index.ts';
import type { CustomerContact } from './store/customers.ts';
import { mergePair } from './use-cases/merge-customers.ts';

/** For tests: a customer of the provider, with a person of its own unless one is given. @returns the customer's id */
export async function aCustomer(
  work: Work,
  {
    providerId,
    personId,
    email = 'ada@example.it',
  }: { providerId: number; personId?: number; email?: string },
): Promise<number> {
  const person = personId ?? (await aPerson(work, { email }));
  return foundByBooking(work, {
    providerId,
    personId: person,
    email,
    firstname: null,
    lastname: null,
    phone: null,
  });
}

/** For tests: the customer whom a booking of a person finds or adds, filled with what was not known of them yet. @returns the customer's id */
export async function foundByBooking(
  work: Work,
  { providerId, personId, ...contact }: CustomerContact & { providerId: number; personId: number },
): Promise<number> {
  const parts = customerFoundOrAdded(work, providerId, sql`${personId}::bigint`, contact);
  const { rows } = await sql<{ id: number; lacksContact: boolean }>`
    with ${parts} select id, lacks_contact as "lacksContact" from customer`.execute(work.db);
  const [found] = rows;
  if (!found) throw new Error('A customer was neither found nor added');
  if (found.lacksContact) await fillContact(work, { providerId, customerId: found.id }, contact);
  return found.id;
}

/** For tests: somebody the provider wrote down, by a name alone unless more is given. @returns the customer's id */
export async function aWalkIn(
  work: Work,
  { providerId, ...given }: { providerId: number } & Partial<CustomerForm>,
): Promise<number> {
  return addCustomer(work, providerId, {
    language: 'it',
    firstname: 'Piero',
    lastname: null,
    email: null,
    phone: null,
    further: [],
    ...given,
  });
}

/** For tests: a child without an address, in a customer's care. @returns the child's id */
export async function aChildOf(
  work: Work,
  { providerId, carerId, firstname = 'Leo' }: { providerId: number; carerId: number; firstname?: string },
): Promise<number> {
  const customerId = await aWalkIn(work, { providerId, firstname });
  await setCare(work, { providerId, customerId }, { carerId, relation: 'parent' });
  return customerId;
}

/** For tests: a customer merged into another. @returns the id of the merge */
export async function aMerge(
  work: Work,
  deps: Pick<Deps, 'customerRows'>,
  pair: { providerId: number; keptId: number; mergedId: number },
): Promise<number> {
  return work.transaction((tx) => mergePair(tx, deps, pair));
}
