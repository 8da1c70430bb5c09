import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';

/** A customer as the desk finds them. */
export interface FoundCustomer {
  id: number;
  firstname: string | null;
  lastname: string | null;
  email: string | null;
  phone: string | null;
  isBlacklisted: boolean;
  /** Who cares for them; null: they do themselves. */
  carer: { id: number; firstname: string | null; lastname: string | null } | null;
}

/** Of a customer in a query: whether a module above says that they are among those who may be found. */
export type Among = (customerId: RawBuilder<unknown>) => RawBuilder<boolean>;

/**
 * The first customers by name who have what is asked, or the one with an id.
 * @param which.words a `tsquery` as `wordsAsked` makes it
 */
export async function readFoundCustomers(
  work: Work,
  {
    providerId,
    first,
    among,
    ...which
  }: { providerId: number; first: number; among: Among | null } & ({ words: string } | { id: number }),
): Promise<FoundCustomer[]> {
  // The words have the provider in front, so that the index answers its own alone.
  const asked =
    'id' in which
      ? sql`c.id = (select coalesce(merged_into, id) from customers where provider_id = ${providerId} and id = ${which.id})`
      : sql`c.id = any (array(select coalesce(merged_into, id) from customers where provider_id = ${providerId} and words @@ ${which.words}::tsquery))
          and c.archived_at is null`;
  const { rows } = await sql<FoundCustomer>`
    select c.id, c.firstname, c.lastname, nullif(c.email, '') as email, c.phone, c.blacklisted as "isBlacklisted",
      (select json_build_object('id', carer.id, 'firstname', carer.firstname, 'lastname', carer.lastname) from customers carer
        where carer.provider_id = c.provider_id and carer.id = c.cared_for_by) as carer
    from (
      select * from customers c where c.provider_id = ${providerId} and ${asked}
        and ${among === null ? sql`true` : among(sql`c.id`)}
      order by coalesce(c.lastname, c.firstname), c.firstname, c.id limit ${first}
    ) c
    order by coalesce(c.lastname, c.firstname), c.firstname, c.id`.execute(work.db);
  return rows;
}
