import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { EnrolmentStatus } from '#contracts/classes.ts';
import type { Locale } from '#contracts/languages.ts';
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

const COLUMNS = sql`e.provider_id as "providerId", e.id, e.offer_id as "classId", e.customer_id as "customerId", e.person_id as "personId",
  e.order_id as "orderId", e.status, e.only_book as "onlyBook", e.total_cents as "totalCents", e.language, e.expires_at as "expiresAt",
  e.free_cancellation_hours as "freeCancellationHours", e.terms_version as "termsVersion", e.booked_by_provider as "isByProvider",
  e.cancel_reason as "cancelReason", e.cancelled_at as "cancelledAt", e.sequence, e.created_at as "createdAt"`;

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

/** Some enrolments of perhaps several providers, in one query; unknown ones are left out. */
export async function findEnrolments(
  work: Work,
  keys: readonly { providerId: number; id: number }[],
): Promise<Enrolment[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<Enrolment>`
    select ${COLUMNS} from enrolments e join ${keysAsRelation(keys)} on k.provider_id = e.provider_id and k.id = e.id`.execute(
    work.db,
  );
  return rows;
}

/** Keys as rows of provider_id and id. */
export const keysAsRelation = (keys: readonly { providerId: number; id: number }[]): RawBuilder<unknown> =>
  sql`unnest(${keys.map(({ providerId }) => providerId)}::bigint[], ${keys.map(({ id }) => id)}::bigint[]) as k (provider_id, id)`;

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
