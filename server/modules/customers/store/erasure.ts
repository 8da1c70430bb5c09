import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import { RECORDED_COLUMNS, TYPED_COLUMNS } from '../customer-columns.ts';
import type { CustomerKey } from './change-customers.ts';
import { customersTables } from './tables.ts';

/**
 * Customers whose account was deleted, as a relation that a module above joins: columns provider_id, id, firstname, lastname, is_open. Of who was
 * merged into another, nothing waits any more.
 */
export const customersToErase = sql`(select provider_id, id, firstname, lastname,
  erasure_asked_at is not null and erasure_answer is null and person_id is null and merged_into is null as is_open from customers)`;

/** Writes what the provider decided of a customer whose account was deleted. What was kept may be erased later. @returns whether there was still something to decide */
export async function writeErasureAnswer(
  work: Work,
  { providerId, customerId }: CustomerKey,
  answer: 'erased' | 'kept',
): Promise<boolean> {
  const { numUpdatedRows } = await customersTables(work)
    .updateTable('customers')
    .set((eb) => ({ erasure_answer: answer, version: eb('version', '+', 1) }))
    .where('provider_id', '=', providerId)
    .where('id', '=', customerId)
    .where('erasure_asked_at', 'is not', null)
    .where(
      'erasure_answer',
      answer === 'erased' ? 'is distinct from' : 'is',
      answer === 'erased' ? answer : null,
    )
    .where('person_id', 'is', null)
    .where('merged_into', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

const OF_THE_CARD = [
  'customer_contacts',
  'customer_notes',
  'customer_tagged',
  'customer_field_values',
] as const;

const emptied = sql.join(
  [...TYPED_COLUMNS, ...RECORDED_COLUMNS].map(
    (column) => sql`${sql.id(column)} = ${column === 'email' ? sql`''` : sql`null`}`,
  ),
);

/** Takes all that stands on a customer's card out, also on cards that were merged into it, but of who still has an account. The row stays for the visits and orders that point to it, archived. */
export async function eraseCard(work: Work, { providerId, customerId }: CustomerKey): Promise<void> {
  const theirs = sql`(select id from customers where provider_id = ${providerId} and ${customerId} in (id, merged_into)
    and person_id is null)`;
  for (const table of OF_THE_CARD)
    await sql`delete from ${sql.table(table)} where provider_id = ${providerId} and customer_id in ${theirs}`.execute(
      work.db,
    );
  await sql`
    update customers set ${emptied}, recorded = '{}',
        archived_at = coalesce(archived_at, ${work.now()}), erasure_asked_at = coalesce(erasure_asked_at, ${work.now()}),
        erasure_answer = 'erased'
      where provider_id = ${providerId} and id in ${theirs}`.execute(work.db);
}
