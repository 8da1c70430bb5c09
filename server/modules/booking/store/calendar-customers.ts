import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { EpochMinutes } from '#contracts/time.ts';
import type { Work } from '#server/kernel/work.ts';
import { namedCustomers } from '#server/modules/customers/index.ts';
import type { KnownCustomer } from '../rules/known-customers.ts';

/** A list for each of them, all in the same order; null for none. */
export interface CustomerLists {
  id: number[] | null;
  name: string[] | null;
  firstAt: (EpochMinutes | null)[] | null;
}

const FIRST_AT = sql`(
      select (date_part('epoch', min(e.starts_at)) / 60)::integer from reservations e
        where e.provider_id = c.provider_id and e.customer_id = c.id and e.status in ('A', 'P', 'RSD'))`;

/** What a calendar draws of a provider's customers, as one value. @param among whose ids they are: an array, or a statement in brackets */
export const customersAsJson = (providerId: number, among: RawBuilder<unknown>) => sql`(
    select json_build_object('id', json_agg(c.id), 'name', json_agg(coalesce(c.firstname || ' ' || c.lastname, c.firstname, c.lastname, '')),
        'firstAt', json_agg(${FIRST_AT}))
      from ${namedCustomers} c where c.provider_id = ${providerId} and c.id = any(${among}))`;

export const customersIn = ({ id: ids, name, firstAt }: CustomerLists): Map<number, KnownCustomer> =>
  new Map((ids ?? []).map((id, at) => [id, { name: name?.[at] ?? '', firstAt: firstAt?.[at] ?? null }]));

/** What a calendar draws of some customers, whether they come for the first time by their bookings of all times. */
export async function readCalendarCustomers(
  work: Work,
  providerId: number,
  ids: readonly number[],
): Promise<Map<number, KnownCustomer>> {
  const { rows } = await sql<{
    lists: CustomerLists;
  }>`select ${customersAsJson(providerId, sql`${[...ids]}::bigint[]`)} as lists`.execute(work.db);
  return customersIn(rows[0]?.lists ?? { id: null, name: null, firstAt: null });
}
