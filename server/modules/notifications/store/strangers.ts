import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import { notificationsTables } from './tables.ts';

/** What a center has written to an address: nothing (null), or the last day, by number, that one of it counts on. */
export async function lastDayOf(
  work: Work,
  { providerId, recipient }: { providerId: number; recipient: string },
): Promise<number | null> {
  const row = await notificationsTables(work)
    .selectFrom('mails')
    .select(sql<number>`coalesce(max(stranger_day), 0)::int`.as('day'))
    .select(sql<boolean>`count(*) > 0`.as('isKnown'))
    .where(sql`lower(recipient)`, '=', sql`lower(${recipient})`)
    .where('provider_id', '=', providerId)
    // What is held back, or was never sent to anybody, made nobody known
    .where('state', '<>', 'dropped')
    .executeTakeFirstOrThrow();
  return row.isKnown ? row.day : null;
}

/** How many strangers some centers write to on each day from one on. */
export async function countStrangers(
  work: Work,
  { providerIds, since }: { providerIds: readonly number[]; since: number },
): Promise<Map<number, number>> {
  const rows = await notificationsTables(work)
    .selectFrom('mails')
    .select('stranger_day as day')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('provider_id', 'in', [...providerIds])
    .where('stranger_day', '>=', since)
    .groupBy('stranger_day')
    .execute();
  return new Map(rows.map(({ day, count }) => [day ?? 0, count]));
}
