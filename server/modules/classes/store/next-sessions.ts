import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';

/** The next session of a class. */
export interface NextSession {
  providerId: number;
  classId: number;
  startsAt: Date;
  timeZone: string;
}

/** Of each class of some providers the next session that still has places and takes sign-ups, the soonest first. */
export async function readNextSessions(work: Work, providerIds: readonly number[]): Promise<NextSession[]> {
  const { rows } = await sql<NextSession>`
    select distinct on (s.provider_id, s.offer_id) s.provider_id as "providerId", s.offer_id as "classId", s.starts_at as "startsAt",
        s.time_zone as "timeZone"
      from class_sessions s join class_terms t on t.provider_id = s.provider_id and t.offer_id = s.offer_id
      where s.provider_id = any(${[...providerIds]}::bigint[]) and s.status = 'A' and s.taken < s.capacity
        and s.starts_at > ${work.now()} and s.starts_at - make_interval(mins => t.closes_minutes) > ${work.now()}
      order by s.provider_id, s.offer_id, s.starts_at, s.id`.execute(work.db);
  return rows.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}
