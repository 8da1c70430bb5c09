import { sql } from 'kysely';
import type { EnrolmentStatus } from '#contracts/classes.ts';
import type { Locale } from '#contracts/languages.ts';
import type { Presence } from '#contracts/validation/desk.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import type { CancelReason } from '../facts.ts';
import { classesTables } from './tables.ts';

/** A sign-up for sessions of a class. */
export interface Enrolment {
  providerId: number;
  id: number;
  classId: number;
  /** Who comes. */
  customerId: number;
  /** Whose log-in sees it; null: nobody's. */
  personId: number | null;
  orderId: number;
  status: EnrolmentStatus;
  onlyBook: boolean;
  totalCents: number;
  language: Locale;
  expiresAt: Date | null;
  freeCancellationHours: number;
  termsVersion: string;
  isByProvider: boolean;
  cancelReason: CancelReason | null;
  cancelledAt: Date | null;
  sequence: number;
  createdAt: Date;
}

export type NewEnrolment = Omit<Enrolment, 'cancelReason' | 'cancelledAt' | 'sequence' | 'createdAt'> & {
  /** Keyed hash of the address while nobody has paid or proved to be the person. */
  waitsForAddress: Buffer | null;
};

/** A place of an enrolment in a session. */
export interface Place {
  enrolmentId: number;
  sessionId: number;
  status: 'A' | 'P' | 'RSD' | 'C';
  /** Of the order. */
  line: number;
  presence: Presence | null;
}

const COLUMNS = sql`e.provider_id as "providerId", e.id, e.offer_id as "classId", e.customer_id as "customerId", e.person_id as "personId",
  e.order_id as "orderId", e.status, e.only_book as "onlyBook", e.total_cents as "totalCents", e.language, e.expires_at as "expiresAt",
  e.free_cancellation_hours as "freeCancellationHours", e.terms_version as "termsVersion", e.booked_by_provider as "isByProvider",
  e.cancel_reason as "cancelReason", e.cancelled_at as "cancelledAt", e.sequence, e.created_at as "createdAt"`;

/** The id that a new enrolment will carry. */
export async function nextEnrolmentId(work: Work): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval('enrolments_id_seq') as id`.execute(work.db);
  return rows[0]?.id ?? 0;
}

/**
 * Takes a place in each session in one statement: sessions locked in the order of their ids, one more taken of each, or of
 * none where one is full, cancelled or begun.
 * @throws Refusal subscriptionInvalidCapacity when not all could be taken
 */
export async function takePlaces(
  work: Work,
  { providerId, classId, sessionIds }: { providerId: number; classId: number; sessionIds: readonly number[] },
): Promise<void> {
  const { rows } = await sql`
    with wanted as materialized (
      select id, taken < capacity and status = 'A' and starts_at > ${work.now()} as is_there from class_sessions
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

/** Writes an enrolment with its places. @throws the constraint that stands for alreadyBooked, at the latest at the commit */
export async function insertEnrolment(
  work: Work,
  enrolment: NewEnrolment,
  places: readonly { sessionId: number; line: number }[],
): Promise<void> {
  const { status, providerId, id, customerId } = enrolment;
  await classesTables(work)
    .insertInto('enrolments')
    .values({
      provider_id: providerId,
      id,
      offer_id: enrolment.classId,
      customer_id: customerId,
      person_id: enrolment.personId,
      order_id: enrolment.orderId,
      status,
      only_book: enrolment.onlyBook,
      total_cents: enrolment.totalCents,
      language: enrolment.language,
      expires_at: enrolment.expiresAt,
      waits_for_address: enrolment.waitsForAddress,
      free_cancellation_hours: enrolment.freeCancellationHours,
      terms_version: enrolment.termsVersion,
      booked_by_provider: enrolment.isByProvider,
      confirmed_at: status === 'A' ? work.now() : null,
      created_at: work.now(),
    })
    .execute();
  await classesTables(work)
    .insertInto('enrolment_places')
    .values(
      places.map(({ sessionId, line }) => ({
        provider_id: providerId,
        enrolment_id: id,
        session_id: sessionId,
        customer_id: customerId,
        status: status === 'C' || status === 'R' ? 'C' : status,
        line,
      })),
    )
    .execute();
}

/** One enrolment; `forChange` locks it until the transaction ends. Null where the provider has none such. */
export async function findEnrolment(
  work: Work,
  { providerId, id }: { providerId: number; id: number },
  { forChange = false } = {},
): Promise<Enrolment | null> {
  const { rows } = await sql<Enrolment>`
    select ${COLUMNS} from enrolments e where e.provider_id = ${providerId} and e.id = ${id} ${forChange ? sql`for update` : sql``}`.execute(
    work.db,
  );
  return rows[0] ?? null;
}

/** The places of an enrolment, in the order of their lines. */
export async function readPlaces(
  work: Work,
  { providerId, id }: { providerId: number; id: number },
): Promise<Place[]> {
  return classesTables(work)
    .selectFrom('enrolment_places')
    .select(['enrolment_id as enrolmentId', 'session_id as sessionId', 'status', 'line', 'presence'])
    .where('provider_id', '=', providerId)
    .where('enrolment_id', '=', id)
    .orderBy('line')
    .execute();
}

/** The enrolment and its places are confirmed. */
export async function markEnrolmentConfirmed(
  work: Work,
  { providerId, id }: { providerId: number; id: number },
): Promise<void> {
  await classesTables(work)
    .updateTable('enrolments')
    .set({
      status: 'A',
      confirmed_at: work.now(),
      expires_at: null,
      waits_for_address: null,
      cancelled_at: null,
      cancel_reason: null,
    })
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
  await classesTables(work)
    .updateTable('enrolment_places')
    .set({ status: 'A' })
    .where('provider_id', '=', providerId)
    .where('enrolment_id', '=', id)
    .where('status', 'in', ['P', 'RSD'])
    .execute();
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

/** The enrolment is cancelled as a whole. */
export async function markEnrolmentCancelled(
  work: Work,
  { providerId, id }: { providerId: number; id: number },
  { status, reason }: { status: 'C' | 'R'; reason: CancelReason },
): Promise<void> {
  await classesTables(work)
    .updateTable('enrolments')
    .set((eb) => ({
      status,
      cancel_reason: reason,
      cancelled_at: work.now(),
      expires_at: null,
      waits_for_address: null,
      sequence: eb('sequence', '+', 1),
    }))
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}

/** Enrolments that nobody confirmed or paid in time. */
export async function findExpiredEnrolments(
  work: Work,
  limit: number,
): Promise<{ providerId: number; id: number; orderId: number }[]> {
  return classesTables(work)
    .selectFrom('enrolments')
    .select(['provider_id as providerId', 'id', 'order_id as orderId'])
    .where('status', 'in', ['P', 'RSD'])
    .where('expires_at', '<=', work.now())
    .orderBy('expires_at')
    .limit(limit)
    .execute();
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

/**
 * Sign-ups held without money or confirmation: how many a person has open, and how many an address, counted under the locks of both.
 * @returns both counts
 */
export async function countOpenEnrolments(
  work: Work,
  { personId, address }: { personId: number; address: Buffer },
): Promise<{ ofPerson: number; ofAddress: number }> {
  const { rows } = await sql<{ ofPerson: number; ofAddress: number }>`
    select (select count(*)::int from enrolments where person_id = ${personId} and status in ('P', 'RSD') and expires_at > ${work.now()}
        and not booked_by_provider) as "ofPerson",
      (select count(*)::int from enrolments where waits_for_address = ${address} and expires_at > ${work.now()}) as "ofAddress"`.execute(
    work.db,
  );
  return rows[0] ?? { ofPerson: 0, ofAddress: 0 };
}

/** Somebody on the roster of a session. */
export interface RosterLine extends Place {
  orderId: number;
  customerId: number;
  firstname: string | null;
  lastname: string | null;
  email: string | null;
  phone: string | null;
  presenceAt: Date | null;
  createdAt: Date;
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

/** Whether anybody ever signed up for a class. */
export async function hasEnrolments(
  work: Work,
  { providerId, classId }: { providerId: number; classId: number },
): Promise<boolean> {
  const row = await classesTables(work)
    .selectFrom('enrolments')
    .select('id')
    .where('provider_id', '=', providerId)
    .where('offer_id', '=', classId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The sign-ups that have a place in a session, confirmed or waiting. */
export async function enrolmentsInSession(
  work: Work,
  { providerId, sessionId }: { providerId: number; sessionId: number },
): Promise<number[]> {
  const rows = await classesTables(work)
    .selectFrom('enrolment_places')
    .select('enrolment_id as enrolmentId')
    .where('provider_id', '=', providerId)
    .where('session_id', '=', sessionId)
    .where('status', 'in', ['A', 'P', 'RSD'])
    .orderBy('enrolment_id')
    .execute();
  return rows.map(({ enrolmentId }) => enrolmentId);
}
