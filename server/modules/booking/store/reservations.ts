import { sql } from 'kysely';
import type { Presence } from '#contracts/validation/desk.ts';
import type { SaleTerms } from '#server/modules/selling/index.ts';
import type { Work } from '#server/kernel/work.ts';
import type { CancelReason } from '../facts.ts';
import type { ReservationStatus, Waiting } from '../rules/reservation-status.ts';
import type { UnprovedContact } from '../rules/unproved-contact.ts';
import { bookingTables } from './tables.ts';

export interface Reservation extends SaleTerms {
  providerId: number;
  id: number;
  offerId: number;
  resourceId: number;
  /** Who comes. */
  customerId: number;
  /** Whose log-in sees it: who booked; null: nobody's. */
  personId: number | null;
  orderId: number | null;
  status: ReservationStatus;
  startsAt: Date;
  endsAt: Date;
  /** The wall time that was chosen, `YYYY-MM-DD HH:mm:ss`, in `timeZone`. */
  localStart: string;
  timeZone: string;
  onlyBook: boolean;
  /** Kept free before and after it, as booked. Its own minutes are those between start and end. */
  prepareMinutes: number;
  cleanupMinutes: number;
  /** What it costs as agreed: the price less the discount. */
  priceCents: number;
  discountCents: number;
  totalCents: number;
  language: 'it' | 'en';
  /** Where a walk-in, who is a customer without an address, is written to about this booking. */
  walkInEmail: string | null;
  /** What a guest typed of a customer whom the provider knew: it reaches the card once the booking is confirmed. */
  unprovedContact: UnprovedContact | null;
  /** Who comes, as typed, where the card is somebody else's who shares the e-mail; and the phone that was typed, where the card has another. */
  visitor: string | null;
  visitorPhone: string | null;
  expiresAt: Date | null;
  cancelReason: CancelReason | null;
  /** When it was called off; null while it is not. */
  cancelledAt: Date | null;
  /** Why all goes back although the customer cancelled too late. */
  cancelWaiver: string | null;
  /** How it waited, and until when it would have, of what the desk has cancelled; null: it stood, or somebody else ended it. */
  statusBefore: Waiting | null;
  expiresBefore: Date | null;
  /** What the provider wrote beside it. */
  note: string | null;
  /** Whether who booked came; null: nobody has said. */
  presence: Presence | null;
  /** The provider has moved it away from where its customer agreed it to be: they may decline free of charge. */
  isMovedByUs: boolean;
  /** Where its customer last agreed it to be, once the provider has moved it; null: where it is. */
  agreedStartsAt: Date | null;
  agreedEndsAt: Date | null;
  agreedResourceId: number | null;
  /** Raised by every move and reactivation. */
  sequence: number;
  /** Whether the provider wrote it down for the customer. */
  isByProvider: boolean;
  createdAt: Date;
}

export type NewReservation = Omit<
  Reservation,
  | 'agreedEndsAt'
  | 'agreedResourceId'
  | 'agreedStartsAt'
  | 'cancelReason'
  | 'cancelledAt'
  | 'cancelWaiver'
  | 'createdAt'
  | 'expiresBefore'
  | 'note'
  | 'orderId'
  | 'presence'
  | 'sequence'
  | 'statusBefore'
  | 'isMovedByUs'
> & {
  orderId: number;
  /** Keyed hash of the address for as long as nobody has paid, nor proved to be the person. */
  waitsForAddress: Buffer | null;
  /** What the provider wrote beside it. */
  note: string | null;
  /** Whether it is its customer's beyond doubt, and not only by an e-mail that anybody can type. */
  isVouched: boolean;
};

const COLUMNS = [
  'provider_id as providerId',
  'id',
  'offer_id as offerId',
  'resource_id as resourceId',
  'customer_id as customerId',
  'person_id as personId',
  'order_id as orderId',
  'status',
  'starts_at as startsAt',
  'ends_at as endsAt',
  'local_start as localStart',
  'time_zone as timeZone',
  'only_book as onlyBook',
  'prepare_minutes as prepareMinutes',
  'cleanup_minutes as cleanupMinutes',
  'price_cents as priceCents',
  'discount_cents as discountCents',
  'total_cents as totalCents',
  'language',
  'walk_in_email as walkInEmail',
  sql<UnprovedContact | null>`unproved_contact`.as('unprovedContact'),
  'visitor',
  'visitor_phone as visitorPhone',
  'expires_at as expiresAt',
  'cancel_reason as cancelReason',
  'cancelled_at as cancelledAt',
  'cancel_waiver as cancelWaiver',
  'status_before as statusBefore',
  'expires_before as expiresBefore',
  'note',
  'presence_now as presence',
  'sequence',
  'moved_by_us as isMovedByUs',
  'agreed_starts_at as agreedStartsAt',
  'agreed_ends_at as agreedEndsAt',
  'agreed_resource_id as agreedResourceId',
  'booked_by_provider as isByProvider',
  'free_cancellation_hours as freeCancellationHours',
  'notice_minutes as noticeMinutes',
  'terms_version as termsVersion',
  'created_at as createdAt',
] as const;

/**
 * Adds a reservation, to be written with its order and all else that belongs to it.
 * @throws the constraint that stands for alreadyBooked, at the latest at the commit, when the same customer holds the same
 * start of the same offer
 */
export async function insertReservation(work: Work, reservation: NewReservation): Promise<void> {
  await work.queueWrite(
    bookingTables(work)
      .insertInto('reservations')
      .values({
        provider_id: reservation.providerId,
        id: reservation.id,
        order_id: reservation.orderId,
        offer_id: reservation.offerId,
        resource_id: reservation.resourceId,
        customer_id: reservation.customerId,
        person_id: reservation.personId,
        status: reservation.status,
        starts_at: reservation.startsAt,
        ends_at: reservation.endsAt,
        local_start: reservation.localStart,
        time_zone: reservation.timeZone,
        only_book: reservation.onlyBook,
        prepare_minutes: reservation.prepareMinutes,
        cleanup_minutes: reservation.cleanupMinutes,
        price_cents: reservation.priceCents,
        discount_cents: reservation.discountCents,
        total_cents: reservation.totalCents,
        language: reservation.language,
        walk_in_email: reservation.walkInEmail,
        unproved_contact: reservation.unprovedContact && JSON.stringify(reservation.unprovedContact),
        visitor: reservation.visitor,
        visitor_phone: reservation.visitorPhone,
        note: reservation.note,
        expires_at: reservation.expiresAt,
        waits_for_address: reservation.waitsForAddress,
        booked_by_provider: reservation.isByProvider,
        vouched: reservation.isVouched,
        free_cancellation_hours: reservation.freeCancellationHours,
        notice_minutes: reservation.noticeMinutes,
        terms_version: reservation.termsVersion,
        confirmed_at: reservation.status === 'A' ? work.now() : null,
        created_at: work.now(),
      }),
  );
}

/** A reservation as it is now; `forChange` waits for whoever is changing it and keeps others out until commit. */
export async function findReservation(
  work: Work,
  providerId: number,
  id: number,
  options: { forChange?: boolean } = {},
): Promise<Reservation | null> {
  const query = bookingTables(work)
    .selectFrom('reservations')
    .select(COLUMNS)
    .where('provider_id', '=', providerId)
    .where('id', '=', id);
  const row = await (options.forChange ? query.forUpdate() : query).executeTakeFirst();
  return row ?? null;
}

/** Some reservations, in the order of the keys; unknown ones are left out. */
export async function findReservations(
  work: Work,
  keys: readonly { providerId: number; id: number }[],
): Promise<Reservation[]> {
  if (keys.length === 0) return [];
  const rows = await bookingTables(work)
    .selectFrom('reservations')
    .select(COLUMNS)
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('provider_id', 'id'),
        'in',
        keys.map(({ providerId, id }) => tuple(providerId, id)),
      ),
    )
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return keys.flatMap(({ id }) => found.get(id) ?? []);
}

/** Some reservations of a provider by their ids, locked in the order of these, so that two who lock the same never wait in a circle. */
export async function lockReservations(
  work: Work,
  providerId: number,
  ids: readonly number[],
): Promise<Map<number, Reservation>> {
  if (ids.length === 0) return new Map();
  const rows = await bookingTables(work)
    .selectFrom('reservations')
    .select(COLUMNS)
    .where('provider_id', '=', providerId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** It waits until then for its payment. */
export async function setExpiry(
  work: Work,
  { providerId, id }: Pick<Reservation, 'providerId' | 'id'>,
  until: Date,
): Promise<void> {
  await bookingTables(work)
    .updateTable('reservations')
    .set({ expires_at: until })
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}

/** The cancelling is forgotten. */
export const NOT_CANCELLED = {
  cancelled_at: null,
  cancel_reason: null,
  cancel_waiver: null,
  status_before: null,
  expires_before: null,
  address_before: null,
} as const;

/**
 * The booking stands (A): waiting ends, a former cancelling is forgotten. The caller has checked that it may.
 * @param confirmed.isVouched it is its customer's beyond doubt from now on; false leaves that as it is
 */
export async function markConfirmed(
  work: Work,
  { providerId, id, isVouched }: Pick<Reservation, 'providerId' | 'id'> & { isVouched: boolean },
): Promise<void> {
  await bookingTables(work)
    .updateTable('reservations')
    .set({
      status: 'A',
      expires_at: null,
      waits_for_address: null,
      confirmed_at: work.now(),
      ...(isVouched && { vouched: true }),
      ...NOT_CANCELLED,
    })
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}

/**
 * The booking is off (C), or off and paid back (R). The caller has checked that it may be.
 * @param canUndo it keeps how it waited
 */
export async function markCancelled(
  work: Work,
  { providerId, id }: Pick<Reservation, 'providerId' | 'id'>,
  ending: { status: 'C' | 'R'; reason: CancelReason; waiver: string | null; canUndo: boolean },
): Promise<void> {
  const { status, reason, waiver, canUndo } = ending;
  await bookingTables(work)
    .updateTable('reservations')
    .set({
      status,
      expires_at: null,
      waits_for_address: null,
      cancelled_at: work.now(),
      cancel_reason: reason,
      cancel_waiver: waiver,
      ...(canUndo && {
        status_before: sql`case when status in ('P', 'RSD') then status end`,
        expires_before: sql`expires_at`,
        address_before: sql`waits_for_address`,
      }),
    })
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}

/** What is off is paid back (R), or after all is not (C); why and when it was called off stays. */
export async function markPaidBack(
  work: Work,
  providerId: number,
  id: number,
  status: 'C' | 'R',
): Promise<void> {
  await bookingTables(work)
    .updateTable('reservations')
    .set({ status })
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}

/** Once a booking has begun nobody counts any more what comes from its address, nor once what was cancelled cannot wait again. */
export async function forgetAddressesOfBegun(work: Work): Promise<void> {
  await bookingTables(work)
    .updateTable('reservations')
    .set({ waits_for_address: null })
    .where('waits_for_address', 'is not', null)
    .where('starts_at', '<=', work.now())
    .execute();
  await bookingTables(work)
    .updateTable('reservations')
    .set({ address_before: null })
    .where('address_before', 'is not', null)
    .where('expires_before', '<=', work.now())
    .execute();
}
