import { epochMinutesOf } from '#contracts/time.ts';
import { ReservationChange } from '#contracts/validation/desk.ts';
import type { Change, Viewer } from '#server/modules/authority/index.ts';
import { expectMay, providerCommand } from '#server/modules/authority/index.ts';
import { repriceOrder } from '#server/modules/payments/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { holdsPlace } from '../../rules/reservation-status.ts';
import { markNoted, markRepriced } from '../../store/changed-reservations.ts';
import type { Reservation } from '../../store/reservations.ts';
import { offerAsBooked, offerAtDesk } from '../offer-as-booked.ts';
import { startAsked } from '../start-asked.ts';
import { takeOtherTime } from '../take-other-time.ts';
import { isRecordable, lettersOf } from './letters.ts';
import { isOwn, lockOwnBooking, versionOf } from './own-bookings.ts';

export type Asking = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>;

/** A booking of a provider's, as it was seen. */
export interface SeenBooking {
  providerId: number;
  id: number;
  /** Raised by every move, stretch and reactivation. */
  sequence: number;
}

type Standing = Reservation & { orderId: number };
type Told = Record<string, unknown>;
interface Part {
  before: Told;
  after: Told;
}

/**
 * Changes a standing booking at the desk: when, how long, with whom, what is written beside it, what it costs; whatever its offer and plan have
 * become. Also what is under way or began in the last 31 days, without mails then. What is so already changes nothing.
 * @throws Refusal as `providerCommand`; notFound, also for a booking that is not a collaborator's own; changedMeanwhile; alreadyCanceled;
 *   reservationInvalidReschedule for what waits for a link or a payment; invalidPastDate for what began longer ago; the reason against the time,
 *   rulesAgainst where only rules of the center are; alreadyBooked; alreadyPaid for the price of what a card was asked for;
 *   NotAuthorizedException for a price, an overruling or somebody else's calendar from a collaborator
 */
export async function updateReservation(
  asking: Asking,
  seen: SeenBooking,
  input: unknown,
): Promise<{ id: number }> {
  const { providerId, id } = seen;
  return providerCommand(asking, {
    operation: 'updateReservation',
    action: 'changeReservations',
    providerId,
    of: { id },
    schema: ReservationChange,
    input,
    version: versionOf(seen),
    async run(tx, change, viewer) {
      const reservation = await lockOwnBooking(tx, viewer, id);
      if (!holdsPlace(reservation.status)) throw new Refusal('alreadyCanceled');
      await expectMayChange(tx, asking.actor, viewer, change);
      const parts = [
        await changeTime(tx, reservation, change),
        await changePrice(tx, reservation, change),
        await changeNote(tx, reservation, change),
      ].flatMap((part) => part ?? []);
      const whole: Change = {
        subject: 'reservation',
        subjectId: id,
        before: Object.assign({}, ...parts.map(({ before }) => before)),
        after: Object.assign({}, ...parts.map(({ after }) => after)),
      };
      return { answer: { id }, changes: parts.length > 0 ? [whole] : [] };
    },
  });
}

/** @throws Refusal NotAuthorizedException for what a collaborator may not */
export async function expectMayChange(
  tx: Work,
  actor: Asking['actor'],
  viewer: Viewer,
  wanted: { overruling: object | null; resourceId: number | null; priceCents: number | null },
): Promise<void> {
  if (wanted.overruling !== null) await expectMay(tx, actor, viewer.providerId, 'overruleReservations');
  const isAnothers = wanted.resourceId !== null && !(await isOwn(tx, viewer, wanted.resourceId));
  if (isAnothers || (wanted.priceCents !== null && viewer.extent === 'own'))
    throw new Refusal('NotAuthorizedException');
}

async function changeTime(
  work: Work,
  reservation: Standing,
  change: ReservationChange,
): Promise<Part | null> {
  const { tellsCustomer, overruling } = change;
  const wanted = await timeWanted(work, reservation, change);
  if (wanted === null) return null;
  const { keepsStart, minutes, ...time } = wanted;
  const { durationMinutes } = time.calendar;
  const taken = await takeOtherTime(work, reservation, {
    ...time,
    desk: { overruling, keepsStart },
    letters: lettersOf(work, {
      tellsCustomer,
      startsAt: [reservation.startsAt, new Date(time.at * 60_000)],
    }),
  });
  return {
    before: {
      startsAt: reservation.startsAt.toISOString(),
      durationMinutes: minutes,
      resourceId: reservation.resourceId,
    },
    after: {
      startsAt: taken.startsAt.toISOString(),
      durationMinutes,
      resourceId: taken.resourceId,
      ...overruledIn(taken.overruled, overruling),
    },
  };
}

/**
 * The time that a change asks for, as it is taken and as it is tried; null where it is so already.
 * @throws Refusal for a start that is none; as `expectChangeable`
 */
export async function timeWanted(
  work: Work,
  reservation: Reservation,
  { start, durationMinutes, resourceId }: Pick<ReservationChange, 'start' | 'durationMinutes' | 'resourceId'>,
) {
  if (start === null && durationMinutes === null && resourceId === null) return null;
  const from = epochMinutesOf(reservation.startsAt);
  const minutes = epochMinutesOf(reservation.endsAt) - from;
  const offer = await offerAtDesk(work, reservation);
  const at = start === null ? from : startAsked(start, offer.provider.timeZone, 'start');
  const wanted = {
    durationMinutes: durationMinutes ?? minutes,
    resourceId: resourceId ?? reservation.resourceId,
  };
  const keepsStart = at === from;
  if (keepsStart && wanted.durationMinutes === minutes && wanted.resourceId === reservation.resourceId)
    return null;
  expectChangeable(work, reservation);
  const booked = await offerAsBooked(work, offer, reservation);
  const calendar = { ...booked, durationMinutes: wanted.durationMinutes, noticeMinutes: 0 };
  return { offer, calendar, at, resourceId: wanted.resourceId, keepsStart, minutes };
}

/** What the history says of rules that were overruled. */
export function overruledIn(overruled: readonly string[], overruling: { reason: string } | null): Told {
  return overruled.length > 0 && overruling ? { overruled, why: overruling.reason } : {};
}

/** @throws Refusal reservationInvalidReschedule for what does not stand; invalidPastDate for what is too long ago */
export function expectChangeable(work: Work, { status, startsAt }: Reservation): void {
  if (status !== 'A') throw new Refusal('reservationInvalidReschedule');
  if (!isRecordable(work, startsAt)) throw new Refusal('invalidPastDate');
}

async function changePrice(
  work: Work,
  reservation: Standing,
  { priceCents }: ReservationChange,
): Promise<Part | null> {
  const { providerId, id, orderId } = reservation;
  if (priceCents === null || priceCents === reservation.totalCents) return null;
  expectChangeable(work, reservation);
  await repriceOrder(work, { providerId, orderId, priceCents });
  await markRepriced(work, providerId, id, priceCents);
  return {
    before: { priceCents: reservation.priceCents, discountCents: reservation.discountCents },
    after: { priceCents, discountCents: 0 },
  };
}

async function changeNote(
  work: Work,
  reservation: Standing,
  change: ReservationChange,
): Promise<Part | null> {
  if (change.note === null) return null;
  const note = change.note === '' ? null : change.note;
  if (note === reservation.note) return null;
  await markNoted(work, reservation, note);
  // What it says may be erased one day; the history tells only that it was changed.
  return { before: { note: reservation.note !== null }, after: { note: note !== null } };
}
