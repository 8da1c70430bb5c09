import type { Work } from '#server/kernel/work.ts';
import { customersTables } from './tables.ts';

/** What providers keep of a person as their customer. */
export async function readCustomersOfPerson(work: Work, personId: number) {
  return customersTables(work)
    .selectFrom('customers')
    .select([
      'provider_id as providerId',
      'id as customerId',
      'email',
      'firstname',
      'lastname',
      'phone',
      'blacklisted as isBlacklisted',
      'created_at as since',
    ])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();
}

/** Takes names and addresses out of every provider's list; the rows stay for the orders that point to them. */
export async function emptyCustomersOfPerson(work: Work, personId: number): Promise<void> {
  await customersTables(work)
    .updateTable('customers')
    .set({ email: '', firstname: null, lastname: null, phone: null })
    .where('person_id', '=', personId)
    .execute();
}
