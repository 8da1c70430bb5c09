import { sql } from 'kysely';
import { listedCustomers } from '#server/modules/customers/index.ts';
import type { Work } from '#server/kernel/work.ts';

/**
 * A card of walk-ins of whom nothing is known, for another one; null: none. Whoever comes to one of these sessions has a card of their own.
 * @param asked.names what they are called
 */
export async function findNamelessWalkIn(
  work: Work,
  {
    providerId,
    sessionIds,
    names,
  }: { providerId: number; sessionIds: readonly number[]; names: readonly string[] },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select c.id from ${listedCustomers} c
      where c.provider_id = ${providerId} and c.has_name and c.name_key = any(${names.map((name) => name.toLowerCase())}::text[])
        and c.firstname = any(${[...names]}::text[]) and c.lastname is null and c.email is null and c.phone is null and c.birthday is null
        and not c.blacklisted and c.archived_at is null
        and exists (select from enrolments e where e.provider_id = c.provider_id and e.customer_id = c.id and e.booked_by_provider)
        and not exists (select from enrolment_places p where p.provider_id = c.provider_id and p.customer_id = c.id
          and p.session_id = any(${[...sessionIds]}::bigint[]))
      order by c.id limit 1`.execute(work.db);
  return rows[0]?.id ?? null;
}
