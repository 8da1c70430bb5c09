import { sql } from 'kysely';
import type { EpochMinutes } from '#contracts/time.ts';
import { dateOf } from '#contracts/time.ts';
import type { Work } from '#server/kernel/work.ts';
import { resourcesInUse } from '#server/modules/staff/index.ts';

/** The time of a class session, and who and what it takes. */
export interface SessionTime {
  sessionId: number;
  from: EpochMinutes;
  to: EpochMinutes;
  teacherId: number | null;
  roomId: number | null;
}

/** A teacher or room of the provider that is in use. */
export interface SessionResource {
  resourceId: number;
  personId: number | null;
  quantity: number;
}

/** Some teachers and rooms of a provider that are in use. */
export async function readSessionResources(
  work: Work,
  { providerId, ids }: { providerId: number; ids: readonly number[] },
): Promise<Map<number, SessionResource>> {
  const { rows } = await sql<SessionResource>`
    select r.id as "resourceId", r.person_id as "personId", r.quantity from ${resourcesInUse} r
      where r.provider_id = ${providerId} and r.id = any(${[...ids]}::bigint[])`.execute(work.db);
  return new Map(rows.map((row) => [row.resourceId, row]));
}

/** Time taken of one resource, or of the person behind it at any center. */
interface TakenTime {
  resourceId: number;
  unit: number;
  from: Date;
  to: Date;
}

/** What takes time of some resources, or of people at any center, between two instants; the caller holds the locks. */
export async function readTakenTimes(
  work: Work,
  { providerId, resources }: { providerId: number; resources: readonly SessionResource[] },
  { from, to }: { from: EpochMinutes; to: EpochMinutes },
): Promise<TakenTime[]> {
  const { rows } = await sql<TakenTime>`
    select wanted.resource_id as "resourceId", case when h.resource_id = wanted.resource_id then h.unit else 1 end as unit,
        lower(h.busy) as "from", upper(h.busy) as "to"
      from unnest(${resources.map(({ resourceId }) => resourceId)}::bigint[], ${resources.map(({ personId }) => personId)}::bigint[])
        as wanted (resource_id, person_id)
      join holds h on (h.provider_id = ${providerId} and h.resource_id = wanted.resource_id or h.person_id = wanted.person_id)
      where h.busy && tstzrange(${dateOf(from)}, ${dateOf(to)}) and coalesce(h.expires_at > ${work.now()}, true)`.execute(
    work.db,
  );
  return rows;
}

/** One row of time that a session takes. */
export interface SessionHold extends SessionTime {
  resourceId: number;
  unit: number;
  personId: number | null;
}

/**
 * Inserts the holds of many sessions in one statement, each session an occasion of its own.
 * @returns how many rows no constraint refused
 */
export async function insertSessionHolds(
  work: Work,
  { providerId, offerId }: { providerId: number; offerId: number },
  holds: readonly SessionHold[],
): Promise<number> {
  if (holds.length === 0) return 0;
  const given = holds.map((hold) => ({
    sessionId: hold.sessionId,
    resourceId: hold.resourceId,
    unit: hold.unit,
    personId: hold.personId,
    mainId: hold.teacherId ?? hold.roomId,
    from: dateOf(hold.from),
    to: dateOf(hold.to),
  }));
  const { rows } = await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g ("sessionId" bigint, "resourceId" bigint, unit smallint, "personId" bigint,
        "mainId" bigint, "from" timestamptz, "to" timestamptz)
    ), occasion as materialized (
      select "sessionId", nextval('occasions') as id from (select distinct "sessionId" from given order by 1) one
    )
    insert into holds (provider_id, resource_id, unit, person_id, occasion_id, seat, capacity, kind, holder_id, offer_id, main_resource_id,
        starts_at, service, busy)
    select ${providerId}, g."resourceId", g.unit, g."personId", o.id, 1, 1, 'class', g."sessionId", ${offerId}, g."mainId", g."from",
        tstzrange(g."from", g."to"), tstzrange(g."from", g."to")
      from given g join occasion o using ("sessionId") on conflict do nothing returning id`.execute(work.db);
  return rows.length;
}

/** Which unit of a thing a session has. */
export interface UnitOfSession {
  sessionId: number;
  resourceId: number;
  unit: number;
}

/** The units that some sessions of a provider have of some things. */
export async function unitsOfSessions(
  work: Work,
  {
    providerId,
    sessionIds,
    resourceIds,
  }: { providerId: number; sessionIds: readonly number[]; resourceIds: readonly number[] },
): Promise<UnitOfSession[]> {
  if (sessionIds.length === 0 || resourceIds.length === 0) return [];
  const { rows } = await sql<UnitOfSession>`
    select holder_id as "sessionId", resource_id as "resourceId", unit from holds
      where provider_id = ${providerId} and kind = 'class' and holder_id = any(${[...sessionIds]}::bigint[])
        and resource_id = any(${[...resourceIds]}::bigint[])`.execute(work.db);
  return rows;
}
