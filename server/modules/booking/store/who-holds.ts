import { sql } from 'kysely';
import { customersWithContacts } from '#server/modules/customers/index.ts';
import type { Work } from '#server/kernel/work.ts';

/** Who has the time of a person or thing, until when; the first of several, null for none. Minutes around bookings count. */
export async function findWhoHolds(
  work: Work,
  wanted: { providerId: number; resourceId: number; startsAt: Date; minutes: number; movedId?: number },
): Promise<{ name: string; endsAt: Date; timeZone: string } | null> {
  const { providerId, resourceId, startsAt, minutes, movedId } = wanted;
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
  const { rows } = await sql<{ name: string; endsAt: Date; timeZone: string }>`
    select coalesce(r.visitor, c.shown_name) as name, r.ends_at as "endsAt", r.time_zone as "timeZone"
      from reservations r join ${customersWithContacts} c on c.provider_id = r.provider_id and c.id = r.customer_id
      where r.provider_id = ${providerId} and r.resource_id = ${resourceId} and r.status in ('A', 'P', 'RSD')
        and (r.expires_at is null or r.expires_at > ${work.now()})
        and r.starts_at - make_interval(mins => r.prepare_minutes) < ${endsAt}
        and r.ends_at + make_interval(mins => r.cleanup_minutes) > ${startsAt} and r.starts_at > ${startsAt}::timestamptz - interval '1 day'
        and r.id <> ${movedId ?? 0}
      order by r.starts_at limit 1`.execute(work.db);
  return rows[0] ?? null;
}
