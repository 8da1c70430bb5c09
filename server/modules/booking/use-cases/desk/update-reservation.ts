import { epochMinutesOf } from '#contracts/time.ts';
import { ReservationChange } from '#contracts/validation/desk.ts';
import type { ReservationTime } from '#contracts/validation/desk.ts';
import { withThings } from '#server/modules/availability/index.ts';
import type { Change, Viewer } from '#server/modules/authority/index.ts';
import { expectMay, providerCommand } from '#server/modules/authority/index.ts';
import { repriceOrder } from '#server/modules/payments/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { holdsPlace } from '../../rules/reservation-status.ts';
import { markNoted, markRepriced } from '../../store/changed-reservations.ts';
import { readThings, unitsOf } from '../../store/reservation-things.ts';
import type { Reservation } from '../../store/reservations.ts';
import { offerAsBooked, offerAtDesk } from '../offer-as-booked.ts';
import { startAsked } from '../start-asked.ts';
import { takeOtherTime } from '../take-other-time.ts';
import { isRecordable, lettersOf } from './letters.ts';
import { isAmong, isSameThings } from '../../rules/things.ts';
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
 * Changes a standing booking at the desk: when, how long, with whom, in which rooms, what is written beside it, what it costs; whatever its offer and plan have
 * become. Also what is under way or began in the last 31 days, without mails then. What is so already changes nothing.
 * @throws Refusal as `providerCommand`; notFound, also for a booking that is not a collaborator's own; changedMeanwhile; alreadyCanceled;
 *   thingsDoNotFit; reservationInvalidReschedule for what waits for a link or a payment; invalidPastDate for what began longer ago; the reason against the time,
 *   rulesAgainst where only rules of the center are; alreadyBooked; alreadyPaid for the price of what a card was asked for;
 *   NotAuthorizedException for a price, a room, an overruling or somebody else's calendar from a collaborator
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
  wanted: Pick<ReservationChange, 'overruling' | 'resourceId' | 'priceCents' | 'things'>,
): Promise<void> {
  if (wanted.overruling !== null) await expectMay(tx, actor, viewer.providerId, 'overruleReservations');
  const isAnothers = wanted.resourceId !== null && !(await isOwn(tx, viewer, wanted.resourceId));
  const isForAll = wanted.priceCents !== null || wanted.things !== null;
  if (isAnothers || (isForAll && viewer.extent === 'own')) throw new Refusal('NotAuthorizedException');
}

async function changeTime(
  work: Work,
  reservation: Standing,
  change: ReservationChange,
): Promise<Part | null> {
  const { tellsCustomer, overruling, isCustomersWish } = change;
  const wanted = await timeWanted(work, reservation, change);
  if (wanted === null) return null;
  const { keepsStart, minutes, things, isRoomAlone, ...time } = wanted;
  const { durationMinutes } = time.calendar;
  const taken = await takeOtherTime(work, reservation, {
    ...time,
    desk: { overruling, keepsStart },
    isCustomersWish,
    // In which room it is the customer learns at the desk.
    letters: lettersOf(work, {
      tellsCustomer: tellsCustomer && !isRoomAlone,
      startsAt: [reservation.startsAt, new Date(time.at * 60_000)],
    }),
  });
  const isMoved = !isSameThings(things, taken.things);
  return {
    before: {
      startsAt: reservation.startsAt.toISOString(),
      durationMinutes: minutes,
      resourceId: reservation.resourceId,
      ...(isMoved && { things }),
    },
    after: {
      startsAt: taken.startsAt.toISOString(),
      durationMinutes,
      resourceId: taken.resourceId,
      ...(isCustomersWish && { isCustomersWish }),
      ...(isMoved && { things: taken.things }),
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
  { start, durationMinutes, resourceId, things: chosen }: ReservationTime,
) {
  if (start === null && durationMinutes === null && resourceId === null && chosen === null) return null;
  const from = epochMinutesOf(reservation.startsAt);
  const minutes = epochMinutesOf(reservation.endsAt) - from;
  const offer = await offerAtDesk(work, reservation);
  const at = start === null ? from : startAsked(start, offer.provider.timeZone, 'start');
  const wanted = {
    durationMinutes: durationMinutes ?? minutes,
    resourceId: resourceId ?? reservation.resourceId,
  };
  const keepsStart = at === from;
  const kept = await readThings(work, reservation);
  const things = unitsOf(kept);
  const isRoomAlone =
    keepsStart && wanted.durationMinutes === minutes && wanted.resourceId === reservation.resourceId;
  if (isRoomAlone && (chosen === null || isAmong(things, chosen))) return null;
  expectChangeable(work, reservation);
  const booked = await offerAsBooked(work, offer, reservation, kept);
  const placed = chosen === null ? booked : withThings(booked, chosen);
  const calendar = { ...placed, durationMinutes: wanted.durationMinutes };
  return { offer, calendar, at, resourceId: wanted.resourceId, keepsStart, minutes, things, isRoomAlone };
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
