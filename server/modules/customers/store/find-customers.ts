import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import type { CustomerSearch } from './found-customers.ts';
import { customersByName } from './found-customers.ts';
import { listedCustomers } from './listed-customers.ts';

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

/** The first customers by name, of those who are not archived, who have what is asked, or the one with an id. */
export async function readFoundCustomers(
  work: Work,
  {
    providerId,
    first,
    among,
    ...which
  }: { providerId: number; first: number; among: Among | null } & (
    | { search: CustomerSearch }
    | { id: number }
  ),
): Promise<FoundCustomer[]> {
  const where = sql`c.provider_id = ${providerId} and c.archived_at is null and ${among === null ? sql`true` : among(sql`c.id`)}`;
  const asked =
    'id' in which
      ? sql`c.id = (select coalesce(merged_into, id) from customers where provider_id = ${providerId} and id = ${which.id})
          and ${among === null ? sql`true` : among(sql`c.id`)}`
      : sql`c.id = any (array${which.search.first({ where, isDescending: false, count: first, skipped: 0 })})`;
  const { rows } = await sql<FoundCustomer>`
    select c.id, c.firstname, c.lastname, c.email, c.phone, c.blacklisted as "isBlacklisted",
      (select json_build_object('id', carer.id, 'firstname', carer.firstname, 'lastname', carer.lastname)
        from customers self join customers carer on carer.provider_id = self.provider_id and carer.id = self.cared_for_by
        where self.provider_id = c.provider_id and self.id = c.id) as carer
    from ${listedCustomers} c where c.provider_id = ${providerId} and ${asked}
    order by ${customersByName(sql`asc`)}`.execute(work.db);
  return rows;
}
