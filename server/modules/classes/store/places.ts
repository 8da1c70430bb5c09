import { sql } from 'kysely';
import type { Presence } from '#contracts/validation/desk.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { keysAsRelation } from './enrolments.ts';
import { classesTables } from './tables.ts';

/** A place of an enrolment in a session. */
export interface Place {
  enrolmentId: number;
  sessionId: number;
  status: 'A' | 'P' | 'RSD' | 'C';
  /** Of the order. */
  line: number;
  presence: Presence | null;
  /** The center has moved the session since: it is given up free of charge until it begins. */
  isMovedByUs: boolean;
}

/**
 * Takes a place in each session in one statement: sessions locked in the order of their ids, one more taken of each, or of
 * none where one is full, cancelled or begun.
 * @param asked.alsoBegun also in what goes on, not in what is over
 * @throws Refusal subscriptionInvalidCapacity when not all could be taken
 */
export async function takePlaces(
  work: Work,
  {
    providerId,
    classId,
    sessionIds,
    alsoBegun = false,
  }: { providerId: number; classId: number; sessionIds: readonly number[]; alsoBegun?: boolean },
): Promise<void> {
  const { rows } = await sql`
    with wanted as materialized (
      select id, taken < capacity and status = 'A' and ${alsoBegun ? sql`ends_at` : sql`starts_at`} > ${work.now()} as is_there from class_sessions
        where provider_id = ${providerId} and offer_id = ${classId} and id = any(${[...sessionIds]}::bigint[]) order by id for update
    )
    update class_sessions s set taken = taken + 1 from wanted
      where s.provider_id = ${providerId} and s.id = wanted.id
        and (select count(*) = ${sessionIds.length} and bool_and(is_there) from wanted) returning s.id`.execute(
    work.db,
  );
  if (rows.length < sessionIds.length)
    throw new Refusal('subscriptionInvalidCapacity', { affected: ['sessions'] });
}

/** Gives places in some sessions back. */
export async function freePlaces(
  work: Work,
  { providerId, sessionIds }: { providerId: number; sessionIds: readonly number[] },
): Promise<void> {
  await sql`
    with wanted as materialized (
      select id from class_sessions where provider_id = ${providerId} and id = any(${[...sessionIds]}::bigint[]) order by id for update
    )
    update class_sessions s set taken = taken - 1 from wanted where s.provider_id = ${providerId} and s.id = wanted.id`.execute(
    work.db,
  );
}

/** The places of an enrolment, in the order of their lines. */
export async function readPlaces(
  work: Work,
  { providerId, id }: { providerId: number; id: number },
): Promise<Place[]> {
  return classesTables(work)
    .selectFrom('enrolment_places')
    .select([
      'enrolment_id as enrolmentId',
      'session_id as sessionId',
      'status',
      'line',
      'presence',
      'moved_by_us as isMovedByUs',
    ])
    .where('provider_id', '=', providerId)
    .where('enrolment_id', '=', id)
    .orderBy('line')
    .execute();
}

/** The places of some enrolments of perhaps several providers, in the order of their lines, in one query. */
export async function readPlacesOfMany(
  work: Work,
  keys: readonly { providerId: number; id: number }[],
): Promise<Place[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<Place>`
    select p.enrolment_id as "enrolmentId", p.session_id as "sessionId", p.status, p.line, p.presence, p.moved_by_us as "isMovedByUs"
      from enrolment_places p join ${keysAsRelation(keys)} on k.provider_id = p.provider_id and k.id = p.enrolment_id
      order by p.line`.execute(work.db);
  return rows;
}

/** The places of an enrolment count again, waiting. */
export async function markPlacesTaken(
  work: Work,
  { providerId, id }: { providerId: number; id: number },
): Promise<void> {
  await classesTables(work)
    .updateTable('enrolment_places')
    .set({ status: 'P' })
    .where('provider_id', '=', providerId)
    .where('enrolment_id', '=', id)
    .execute();
}

/** Some places of an enrolment are cancelled. */
export async function markPlacesCancelled(
  work: Work,
  { providerId, id }: { providerId: number; id: number },
  sessionIds: readonly number[],
): Promise<void> {
  await classesTables(work)
    .updateTable('enrolment_places')
    .set({ status: 'C' })
    .where('provider_id', '=', providerId)
    .where('enrolment_id', '=', id)
    .where('session_id', 'in', [...sessionIds])
    .execute();
}

/** The center has moved sessions: whoever has a place in one did not choose its time. */
export async function markPlacesMoved(
  work: Work,
  { providerId, sessionIds }: { providerId: number; sessionIds: readonly number[] },
): Promise<void> {
  if (sessionIds.length === 0) return;
  await classesTables(work)
    .updateTable('enrolment_places')
    .set({ moved_by_us: true })
    .where('provider_id', '=', providerId)
    .where('session_id', 'in', [...sessionIds])
    .where('status', '<>', 'C')
    .execute();
}

/** A sign-up with a confirmed place in some sessions. */
export interface ConfirmedPlaces {
  enrolmentId: number;
  sessionIds: number[];
}

/** Who has a confirmed place in some sessions: of each customer the sign-ups, each with those of the sessions that it has. */
export async function confirmedInSessions(
  work: Work,
  { providerId, sessionIds }: { providerId: number; sessionIds: readonly number[] },
): Promise<ConfirmedPlaces[][]> {
  const rows = await classesTables(work)
    .selectFrom('enrolment_places')
    .select(['enrolment_id as enrolmentId', 'session_id as sessionId', 'customer_id as customerId'])
    .where('provider_id', '=', providerId)
    .where('session_id', 'in', [...sessionIds])
    .where('status', '=', 'A')
    .orderBy('enrolment_id')
    .execute();
  return [...Map.groupBy(rows, ({ customerId }) => customerId).values()].map((own) =>
    [...Map.groupBy(own, ({ enrolmentId }) => enrolmentId)].map(([enrolmentId, places]) => ({
      enrolmentId,
      sessionIds: places.map(({ sessionId }) => sessionId),
    })),
  );
}

/** Of some sessions those in which a customer has a place, confirmed or waiting. */
export async function sessionsBought(
  work: Work,
  {
    providerId,
    customerId,
    sessionIds,
  }: { providerId: number; customerId: number; sessionIds: readonly number[] },
): Promise<number[]> {
  const rows = await classesTables(work)
    .selectFrom('enrolment_places')
    .select('session_id as sessionId')
    .where('provider_id', '=', providerId)
    .where('customer_id', '=', customerId)
    .where('session_id', 'in', [...sessionIds])
    .where('status', 'in', ['A', 'P', 'RSD'])
    .execute();
  return rows.map(({ sessionId }) => sessionId);
}

/** Says whether somebody came to a session; null takes it back. @returns false where they have no confirmed place */
export async function writePresence(
  work: Work,
  { providerId, enrolmentId, sessionId }: { providerId: number; enrolmentId: number; sessionId: number },
  { presence, personId }: { presence: Presence | null; personId: number | null },
): Promise<boolean> {
  const { numUpdatedRows } = await classesTables(work)
    .updateTable('enrolment_places')
    .set({
      presence,
      presence_at: presence === null ? null : work.now(),
      presence_by: presence === null ? null : personId,
    })
    .where('provider_id', '=', providerId)
    .where('enrolment_id', '=', enrolmentId)
    .where('session_id', '=', sessionId)
    .where('status', '=', 'A')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The sign-ups that have a place in some sessions, confirmed or waiting, each once and with the others of its customer. */
export async function enrolmentsInSessions(
  work: Work,
  { providerId, sessionIds }: { providerId: number; sessionIds: readonly number[] },
): Promise<number[][]> {
  if (sessionIds.length === 0) return [];
  const rows = await classesTables(work)
    .selectFrom('enrolment_places')
    .select(['enrolment_id as enrolmentId', 'customer_id as customerId'])
    .distinct()
    .where('provider_id', '=', providerId)
    .where('session_id', 'in', [...sessionIds])
    .where('status', 'in', ['A', 'P', 'RSD'])
    .orderBy('enrolment_id')
    .execute();
  const byCustomer = Map.groupBy(rows, ({ customerId }) => customerId);
  return [...byCustomer.values()].map((own) => own.map(({ enrolmentId }) => enrolmentId));
}
