import { epochMinutesOf } from '#contracts/time.ts';
import { repriceOrder } from '#server/modules/payments/index.ts';
import { audit } from '#server/kernel/audit.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { markRepriced } from '../store/changed-reservations.ts';
import type { Reservation } from '../store/reservations.ts';
import { findReservation } from '../store/reservations.ts';
import { offerAsBooked, offerAtDesk } from './offer-as-booked.ts';
import { takeOtherTime } from './take-other-time.ts';

/** What is left out stays as it is. */
export interface ReservationChanges {
  /** How long it takes, from the start it has. */
  durationMinutes?: number;
  /** With whom: its own person, or one who does it today. */
  resourceId?: number;
  /** What it costs, in cents: nothing is taken off any more. */
  priceCents?: number;
}

const MOST_MINUTES = 1440;
const MOST_CENTS = 99_999_999;

type Standing = Reservation & { orderId: number };
type Told = Record<string, string | number>;

/**
 * The provider changes a standing booking: how long it takes, with whom, what it costs; whatever its offer and plan have become since.
 * The new time is taken under all the rules of a booking, the notice left out; a seat of a group whose minutes others share keeps
 * them. Buffers, things and terms stay as they are. What is so already changes nothing, so that asking twice has one effect; the
 * history says what was before and after.
 *
 * @throws Refusal notFound; invalidInput naming the field; reservationInvalidReschedule for what does not stand, and for the time of
 *   what has begun; the reason against the new time as in booking; alreadyPaid for the price of what was paid by card
 */
export async function changeReservation(
  work: Work,
  { providerId, reservationId, actor }: { providerId: number; reservationId: number; actor: string },
  changes: ReservationChanges,
): Promise<void> {
  expectWithin('durationMinutes', changes.durationMinutes, [1, MOST_MINUTES]);
  expectWithin('priceCents', changes.priceCents, [0, MOST_CENTS]);
  await work.transaction(async (tx) => {
    const reservation = await findReservation(tx, providerId, reservationId, { forChange: true });
    if (reservation?.orderId == null) throw new Refusal('notFound');
    if (reservation.status !== 'A') throw new Refusal('reservationInvalidReschedule');
    const standing = { ...reservation, orderId: reservation.orderId };
    const told = [await changeTime(tx, standing, changes), await changePrice(tx, standing, changes)];
    const done = told.flatMap((one) => one ?? []);
    if (done.length === 0) return;
    await audit(tx, {
      providerId,
      actor,
      action: 'changeReservation',
      subject: 'reservation',
      subjectId: reservationId,
      before: Object.assign({}, ...done.map(({ before }) => before)),
      after: Object.assign({}, ...done.map(({ after }) => after)),
    });
  });
}

async function changeTime(
  work: Work,
  reservation: Standing,
  changes: ReservationChanges,
): Promise<{ before: Told; after: Told } | null> {
  const at = epochMinutesOf(reservation.startsAt);
  const minutes = epochMinutesOf(reservation.endsAt) - at;
  const { durationMinutes = minutes, resourceId = reservation.resourceId } = changes;
  if (durationMinutes === minutes && resourceId === reservation.resourceId) return null;
  if (reservation.startsAt <= work.now()) throw new Refusal('reservationInvalidReschedule');
  const offer = await offerAtDesk(work, reservation);
  const booked = await offerAsBooked(work, offer, reservation);
  const calendar = { ...booked, durationMinutes, noticeMinutes: 0 };
  await takeOtherTime(work, reservation, { offer, calendar, at, resourceId });
  return {
    before: { durationMinutes: minutes, resourceId: reservation.resourceId },
    after: { durationMinutes, resourceId },
  };
}

async function changePrice(
  work: Work,
  { providerId, id, orderId, ...agreed }: Standing,
  { priceCents }: ReservationChanges,
): Promise<{ before: Told; after: Told } | null> {
  if (priceCents === undefined || priceCents === agreed.totalCents) return null;
  const totalCents = await repriceOrder(work, { providerId, orderId, priceCents });
  await markRepriced(work, providerId, id, totalCents);
  return {
    before: { priceCents: agreed.priceCents, discountCents: agreed.discountCents },
    after: { priceCents: totalCents, discountCents: 0 },
  };
}

function expectWithin(field: string, value: number | undefined, [least, most]: [number, number]): void {
  if (value === undefined || (Number.isInteger(value) && value >= least && value <= most)) return;
  throw new Refusal('invalidInput', { affected: [field] });
}
