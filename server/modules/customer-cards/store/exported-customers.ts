import { sql } from 'kysely';
import type { CustomerDetailValues } from '#contracts/customer-details.ts';
import type { CareRelation } from '#contracts/validation/customer.ts';
import type { Work } from '#server/kernel/work.ts';
import type { ValuesByField } from '#server/modules/customers/index.ts';
import { carerOf, detailColumns, fieldValuesOf, listedCustomers } from '#server/modules/customers/index.ts';
import type { CustomerQuestion, ListedCustomer } from './find-customers.ts';
import { visitStatsOf, conditionsOf, listedColumns, orderOf } from './find-customers.ts';

/** A customer as a file has them. */
export interface ExportedCustomer extends ListedCustomer, CustomerDetailValues {
  createdAt: Date;
  /** What stands in the provider's own fields. */
  values: ValuesByField;
  /** Who cares for them, with what the carer is to them; null: nobody. */
  carer: {
    firstname: string | null;
    lastname: string | null;
    email: string | null;
    phone: string | null;
    relation: CareRelation;
  } | null;
}

/** The ids of all customers that a question leaves, in the order of the list. */
export async function idsOfCustomers(work: Work, question: CustomerQuestion): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from ${listedCustomers} c where ${conditionsOf(work.now(), question)}
      order by ${orderOf(work.now(), question)}`.execute(work.db);
  return rows.map(({ id }) => id);
}

/** Some customers of a provider as a file has them, in the order in which they are named. */
export async function exportedCustomersOf(
  work: Work,
  question: Pick<CustomerQuestion, 'providerId' | 'ownResourceId'>,
  ids: readonly number[],
): Promise<ExportedCustomer[]> {
  const { providerId } = question;
  const { rows } = await sql<ExportedCustomer>`
    select ${listedColumns(providerId)}, ${detailColumns('c')}, c.created_at as "createdAt",
        ${fieldValuesOf(providerId, sql`c.id`)} as values,
        ${carerOf(providerId, sql`c.id`)} as carer
      from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
      join ${listedCustomers} c on c.provider_id = ${providerId} and c.id = wanted.id
      cross join lateral ${visitStatsOf(work.now(), question)} v
      order by wanted.place`.execute(work.db);
  return rows;
}
