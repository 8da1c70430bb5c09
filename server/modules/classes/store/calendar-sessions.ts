import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import { namedClasses } from '#server/modules/catalog/index.ts';

/** A session as a calendar shows it. */
export interface CalendarSession {
  id: number;
  classId: number;
  name: string;
  /** Of the group of its class, `#rrggbb`. */
  color: string | null;
  status: 'A' | 'C';
  teacherId: number | null;
  roomId: number | null;
  capacity: number;
  taken: number;
  startsAt: Date;
  endsAt: Date;
}

/** Which sessions of a provider: what touches a range of time. */
export interface CalendarSessionsQuery {
  providerId: number;
  from: Date;
  to: Date;
  /** Taught by these; null: by anybody or nobody. */
  teacherIds: readonly number[] | null;
  withCancelled: boolean;
}

/** No session lasts longer (`NewSession`): the index begins here. */
const LONGEST = sql`interval '1 day'`;

/** Sessions that touch a range of time, soonest first. */
export async function readCalendarSessions(
  work: Work,
  { providerId, from, to, teacherIds, withCancelled }: CalendarSessionsQuery,
): Promise<CalendarSession[]> {
  const byTeacher = teacherIds === null ? sql`true` : sql`s.resource_id = any(${[...teacherIds]}::bigint[])`;
  const { rows } = await sql<CalendarSession>`
    select s.id, s.offer_id as "classId", c.name, c.color, s.status, s.resource_id as "teacherId", s.room_id as "roomId", s.capacity, s.taken,
        s.starts_at as "startsAt", s.ends_at as "endsAt"
      from class_sessions s join ${namedClasses} c on c.provider_id = s.provider_id and c.id = s.offer_id
      where s.provider_id = ${providerId} and s.starts_at > ${from}::timestamptz - ${LONGEST} and s.starts_at < ${to} and s.ends_at > ${from}
        and ${byTeacher} and (${withCancelled}::boolean or s.status = 'A')
      order by s.starts_at, s.id`.execute(work.db);
  return rows;
}
