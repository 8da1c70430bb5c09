import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';

/** How somebody stands with a center they come to. */
export interface StatusOfPerson {
  customerId: number;
  isBlacklisted: boolean;
}

/** The customer that a person is at a provider, or was merged into; null where they are none. */
export async function standingOfPerson(
  work: Work,
  { providerId, personId }: { providerId: number; personId: number },
): Promise<StatusOfPerson | null> {
  const { rows } = await sql<StatusOfPerson>`
    select k.id as "customerId", k.blacklisted or c.blacklisted as "isBlacklisted"
      from customers c join customers k on k.provider_id = c.provider_id and k.id = coalesce(c.merged_into, c.id)
     where c.provider_id = ${providerId} and c.person_id = ${personId}`.execute(work.db);
  return rows[0] ?? null;
}

/** Customers with an account of their own, without blacklisted ones, as a relation: provider_id, person_id. */
export const peopleWhoCome = sql`(
  select c.provider_id, c.person_id from customers c
    join customers k on k.provider_id = c.provider_id and k.id = coalesce(c.merged_into, c.id)
   where c.person_id is not null and not c.blacklisted and not k.blacklisted
)`;

/** The centers whose customer a person is. */
export async function centersOfPerson(work: Work, personId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select provider_id as id from customers where person_id = ${personId} order by provider_id`.execute(
    work.db,
  );
  return rows.map(({ id }) => id);
}

/** The customers that a person is, or was merged into, as a relation: columns provider_id, customer_id. */
export const customersOfPerson = (personId: number) => sql`(
  select provider_id, coalesce(merged_into, id) as customer_id from customers where person_id = ${personId})`;

/** The people whom some customers of a provider are; who has none is left out. */
export async function peopleOfCustomers(
  work: Work,
  { providerId, customerIds }: { providerId: number; customerIds: readonly number[] },
): Promise<{ customerId: number; personId: number }[]> {
  const { rows } = await sql<{ customerId: number; personId: number }>`
    select id as "customerId", person_id as "personId" from customers
     where provider_id = ${providerId} and id = any (${customerIds}::bigint[]) and person_id is not null`.execute(
    work.db,
  );
  return rows;
}
