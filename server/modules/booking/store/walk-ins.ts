import { sql } from 'kysely';
import { listedCustomers } from '#server/modules/customers/index.ts';
import type { Work } from '#server/kernel/work.ts';

/** Times that a walk-in comes at, from the first to the last start. */
interface Coming {
  providerId: number;
  from: Date;
  to: Date;
}

const HOLDS = sql`r.status in ('A', 'P', 'RSD')`;

/**
 * The card of a walk-in who has left this e-mail with a booking before and is called so, or has said no name; null: none, or they hold one of
 * these starts.
 * @param names what a walk-in without a name is called, and the one said now
 */
export async function findWalkInByEmail(
  work: Work,
  { providerId, from, to, email, names }: Coming & { email: string; names: readonly string[] },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select c.id from reservations w join ${listedCustomers} c on c.provider_id = w.provider_id and c.id = w.customer_id
      where w.provider_id = ${providerId} and lower(w.walk_in_email) = ${email.toLowerCase()} and w.walk_in_email is not null
        and c.firstname = any(${[...names]}::text[]) and c.lastname is null and c.email is null
        and not exists (select from reservations r where r.provider_id = c.provider_id and r.customer_id = c.id and ${HOLDS}
          and r.starts_at between ${from} and ${to})
      order by w.id desc limit 1`.execute(work.db);
  return rows[0]?.id ?? null;
}

/**
 * A card of walk-ins of whom nothing is known, for another one; null: none. Whoever comes within a day of another has a card of their own, so that
 * their bookings can be moved freely.
 * @param names what they are called
 */
export async function findNamelessWalkIn(
  work: Work,
  { providerId, from, to, names }: Coming & { names: readonly string[] },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select c.id from ${listedCustomers} c
      where c.provider_id = ${providerId} and c.has_name and c.name_key = any(${names.map((name) => name.toLowerCase())}::text[])
        and c.firstname = any(${[...names]}::text[]) and c.lastname is null and c.email is null and c.phone is null and c.birthday is null
        and not c.blacklisted and c.archived_at is null
        and exists (select from reservations r where r.provider_id = c.provider_id and r.customer_id = c.id and r.booked_by_provider)
        and not exists (select from reservations r where r.provider_id = c.provider_id and r.customer_id = c.id and (r.walk_in_email is not null
          or ${HOLDS} and r.starts_at between ${from}::timestamptz - interval '1 day' and ${to}::timestamptz + interval '1 day'))
      order by c.id limit 1`.execute(work.db);
  return rows[0]?.id ?? null;
}
