import { sql } from 'kysely';
import type { SessionScope } from '#contracts/classes.ts';
import type { IntervalType } from '#contracts/recurrence.ts';
import type { Work } from '#server/kernel/work.ts';
import { namedResources } from '#server/modules/staff/index.ts';
import { keysAsRelation } from './enrolments.ts';
import { classesTables } from './tables.ts';

/** One date of a class. */
export interface ClassSession {
  providerId: number;
  id: number;
  classId: number;
  orderIndex: number;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  /** Of the model custom; null: by the price of the class. */
  priceCents: number | null;
  capacity: number;
  /** Places that are taken, by who is confirmed and who waits for link or payment. */
  taken: number;
  teacherId: number | null;
  roomId: number | null;
  locationType: number;
  /** Of an online session. */
  link: string | null;
  status: 'A' | 'C';
  /** Shared by sessions that were added as repetitions of each other; null: it stands alone. */
  seriesId: number | null;
  /** By what they repeat each other. */
  intervalType: IntervalType | null;
  /** It was changed alone. */
  isChangedByHand: boolean;
  /** Raised by each change of it that calendars must follow. */
  sequence: number;
  version: number;
  createdAt: Date;
}

/** A session with the names of who teaches it and where. */
export interface NamedSession extends ClassSession {
  teacherName: string | null;
  roomName: string | null;
}

const COLUMNS = sql`s.provider_id as "providerId", s.id, s.offer_id as "classId", s.order_index as "orderIndex", s.starts_at as "startsAt",
  s.ends_at as "endsAt", s.time_zone as "timeZone", s.price_cents as "priceCents", s.capacity, s.taken, s.resource_id as "teacherId",
  s.room_id as "roomId", s.location_type as "locationType", s.link, s.series_id as "seriesId", s.interval_type as "intervalType", s.changed_by_hand as "isChangedByHand", s.status, s.sequence, s.version, s.created_at as "createdAt"`;
const NAMES = sql`(select r.name from ${namedResources} r where r.provider_id = s.provider_id and r.id = s.resource_id) as "teacherName",
  (select r.name from ${namedResources} r where r.provider_id = s.provider_id and r.id = s.room_id) as "roomName"`;

/** Sessions as they are added. */
export type AddedSession = Omit<
  ClassSession,
  | 'id'
  | 'taken'
  | 'status'
  | 'sequence'
  | 'version'
  | 'createdAt'
  | 'orderIndex'
  | 'seriesId'
  | 'intervalType'
  | 'isChangedByHand'
> & {
  /** Those with the same number repeat each other; null or left out: it stands alone. */
  series?: number | null;
  intervalType?: IntervalType | null;
};

/** Adds sessions, each with the next place in the order of its class. @returns their ids in the order given */
export async function insertSessions(work: Work, sessions: readonly AddedSession[]): Promise<number[]> {
  const given = sessions.map((session, place) => ({ place, ...session }));
  const { rows } = await sql<{ id: number; place: number }>`
    with given as (
      select nextval(pg_get_serial_sequence('class_sessions', 'id')) as id, g.* from (
        select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g (place int, "providerId" bigint, "classId" bigint,
          "startsAt" timestamptz, "endsAt" timestamptz, "timeZone" text, "priceCents" int, capacity smallint, "teacherId" bigint,
          "roomId" bigint, "locationType" smallint, link text, series int, "intervalType" text) order by place) g
    ), added as (
      insert into class_sessions (provider_id, id, offer_id, order_index, starts_at, ends_at, time_zone, price_cents, capacity, resource_id,
          room_id, location_type, link, series_id, interval_type, created_at)
      overriding system value
      select "providerId", g.id, "classId", 1 + place + coalesce((select max(order_index) from class_sessions s
            where s.provider_id = g."providerId" and s.offer_id = g."classId"), 0),
          "startsAt", "endsAt", "timeZone", "priceCents", capacity, "teacherId", "roomId", "locationType", link,
          case when series is not null and count(*) over (partition by series) > 1 then min(g.id) over (partition by series) end,
          case when series is not null and count(*) over (partition by series) > 1 then max("intervalType") over (partition by series) end, ${work.now()}
        from given g returning id
    )
    select given.id, given.place from given join added using (id) order by place`.execute(work.db);
  return rows.map(({ id }) => id);
}

/** How the sessions of a class are listed. */
export interface SessionsQuery {
  providerId: number;
  classId: number;
  /** Only those that begin from then on; null: all. */
  from: Date | null;
  /** By order and start; false: by id descending (specification section 4). */
  isSorted: boolean;
  limit: number;
}

/** The sessions of a class. */
export async function listSessions(
  work: Work,
  { providerId, classId, from, isSorted, limit }: SessionsQuery,
): Promise<NamedSession[]> {
  const order = isSorted ? sql`s.order_index, s.starts_at, s.id` : sql`s.id desc`;
  const { rows } = await sql<NamedSession>`
    select ${COLUMNS}, ${NAMES} from class_sessions s
      where s.provider_id = ${providerId} and s.offer_id = ${classId} and (${from}::timestamptz is null or s.starts_at >= ${from})
      order by ${order} limit ${limit}`.execute(work.db);
  return rows;
}

/** Sessions of a provider that begin in a range of time, by their start; cancelled ones too. */
export async function listSessionsBetween(
  work: Work,
  {
    providerId,
    from,
    to,
    teacherId = null,
  }: { providerId: number; from: Date; to: Date; teacherId?: number | null },
): Promise<NamedSession[]> {
  const { rows } = await sql<NamedSession>`
    select ${COLUMNS}, ${NAMES} from class_sessions s
      where s.provider_id = ${providerId} and s.starts_at >= ${from} and s.starts_at < ${to}
        and (${teacherId}::bigint is null or s.resource_id = ${teacherId})
      order by s.starts_at, s.id limit 500`.execute(work.db);
  return rows;
}

/** Some sessions of a provider by their ids, in the order of their ids; locked until the transaction ends where that is asked for. */
export async function readSessions(
  work: Work,
  { providerId, ids }: { providerId: number; ids: readonly number[] },
  { forChange = false } = {},
): Promise<NamedSession[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<NamedSession>`
    select ${COLUMNS}, ${NAMES} from class_sessions s where s.provider_id = ${providerId} and s.id = any(${[...ids]}::bigint[])
      order by s.id ${forChange ? sql`for update of s` : sql``}`.execute(work.db);
  return rows;
}

/** The sessions of a sign-up, also those that were given up, by their start. */
export async function sessionsOfEnrolment(
  work: Work,
  { providerId, id }: { providerId: number; id: number },
): Promise<NamedSession[]> {
  const { rows } = await sql<NamedSession>`
    select ${COLUMNS}, ${NAMES} from enrolment_places p
      join class_sessions s on s.provider_id = p.provider_id and s.id = p.session_id
      where p.provider_id = ${providerId} and p.enrolment_id = ${id} order by s.starts_at, s.id`.execute(
    work.db,
  );
  return rows;
}

/** The sessions of some sign-ups of perhaps several providers, also those that were given up, in one query. */
export async function sessionsOfEnrolments(
  work: Work,
  keys: readonly { providerId: number; id: number }[],
): Promise<NamedSession[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<NamedSession>`
    select ${COLUMNS}, ${NAMES} from class_sessions s where (s.provider_id, s.id) in (
      select p.provider_id, p.session_id from enrolment_places p
        join ${keysAsRelation(keys)} on k.provider_id = p.provider_id and k.id = p.enrolment_id)`.execute(
    work.db,
  );
  return rows;
}

/** Locks sessions in the order of their ids until the transaction ends. */
export async function lockSessions(
  work: Work,
  { providerId, ids }: { providerId: number; ids: readonly number[] },
): Promise<void> {
  await sql`select id from class_sessions where provider_id = ${providerId} and id = any(${[...ids]}::bigint[]) order by id for update`.execute(
    work.db,
  );
}

/** How many sessions of some classes are not cancelled, and when the next begins. */
export interface SessionCounts {
  sessions: number;
  /** To come. */
  coming: number;
  nextAt: Date | null;
  lastAt: Date | null;
}

/** By the class; a class without sessions is left out. */
export async function countSessions(
  work: Work,
  { providerId, classIds }: { providerId: number; classIds: readonly number[] },
): Promise<Map<number, SessionCounts>> {
  if (classIds.length === 0) return new Map();
  const { rows } = await sql<SessionCounts & { classId: number }>`
    select offer_id as "classId", count(*)::int as sessions, count(*) filter (where starts_at > ${work.now()})::int as coming,
        min(starts_at) filter (where starts_at > ${work.now()}) as "nextAt", max(starts_at) as "lastAt"
      from class_sessions where provider_id = ${providerId} and offer_id = any(${[...classIds]}::bigint[]) and status = 'A'
      group by offer_id`.execute(work.db);
  return new Map(rows.map(({ classId, ...counts }) => [classId, counts]));
}

/**
 * A session and those that a change of it may be about too: of its series, or all of its class; only what is to come and not cancelled, by their start.
 * Locked in the order of their ids where that is asked for.
 */
export async function readSessionsOfScope(
  work: Work,
  { providerId, sessionId, scope }: { providerId: number; sessionId: number; scope: SessionScope },
  { forChange = false } = {},
): Promise<NamedSession[]> {
  const { rows } = await sql<NamedSession>`
    select ${COLUMNS}, ${NAMES} from class_sessions one join class_sessions s on s.provider_id = one.provider_id
        and (s.id = one.id or s.status = 'A' and s.starts_at > ${work.now()}
          and (${scope} = 'all' and s.offer_id = one.offer_id or ${scope} = 'following' and s.series_id = one.series_id))
      where one.provider_id = ${providerId} and one.id = ${sessionId} order by s.id ${forChange ? sql`for update of s` : sql``}`.execute(
    work.db,
  );
  const one = rows.find(({ id }) => id === sessionId);
  return rows
    .filter(({ startsAt }) => scope !== 'following' || (one && startsAt >= one.startsAt))
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || a.id - b.id);
}

/** What of a session is changed. */
export type ChangedSession = Pick<
  ClassSession,
  'startsAt' | 'endsAt' | 'capacity' | 'teacherId' | 'roomId' | 'link'
>;

/** Writes a session over. The caller has locked it. @param how.isByHand it is changed alone */
export async function updateSession(
  work: Work,
  { providerId, id }: { providerId: number; id: number },
  { startsAt, endsAt, capacity, teacherId, roomId, link }: ChangedSession,
  { isByHand }: { isByHand: boolean },
): Promise<void> {
  await classesTables(work)
    .updateTable('class_sessions')
    .set((eb) => ({
      starts_at: startsAt,
      ends_at: endsAt,
      capacity,
      resource_id: teacherId,
      room_id: roomId,
      link,
      ...(isByHand && { changed_by_hand: true }),
      sequence: eb('sequence', '+', 1),
      version: eb('version', '+', 1),
    }))
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}

/** Cancels sessions. The caller has locked them. */
export async function markSessionsCancelled(
  work: Work,
  { providerId, ids }: { providerId: number; ids: readonly number[] },
  { personId, reason }: { personId: number | null; reason: string | null },
): Promise<void> {
  await classesTables(work)
    .updateTable('class_sessions')
    .set((eb) => ({
      status: 'C',
      cancelled_at: work.now(),
      cancelled_by: personId,
      cancel_reason: reason,
      sequence: eb('sequence', '+', 1),
      version: eb('version', '+', 1),
    }))
    .where('provider_id', '=', providerId)
    .where('id', 'in', [...ids])
    .execute();
}

/** Removes sessions that nobody ever signed up for. @returns the ids of those that are gone */
export async function deleteEmptySessions(
  work: Work,
  { providerId, ids }: { providerId: number; ids: readonly number[] },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from class_sessions s where s.provider_id = ${providerId} and s.id = any(${[...ids]}::bigint[])
      and not exists (select from enrolment_places p where p.provider_id = s.provider_id and p.session_id = s.id)
      returning id`.execute(work.db);
  return rows.map(({ id }) => id);
}
