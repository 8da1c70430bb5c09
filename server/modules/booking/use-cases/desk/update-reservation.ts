import { epochMinutesOf } from '#contracts/time.ts';
import { ReservationChange } from '#contracts/validation/desk.ts';
import type { ReservationTime } from '#contracts/validation/desk.ts';
import { withThings } from '#server/modules/availability/index.ts';
import type { Change, Viewer } from '#server/modules/authority/index.ts';
import { expectMay, providerCommand } from '#server/modules/authority/index.ts';
import type { BookableOffer } from '#server/modules/catalog/index.ts';
import { dueCents, getOrder, repriceOrder } from '#server/modules/payments/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { holdsPlace } from '../../rules/reservation-status.ts';
import { markNoted, markRepriced } from '../../store/changed-reservations.ts';
import type { KeptThing } from '../../store/reservation-things.ts';
import { keptOf, readThings, unitsOf } from '../../store/reservation-things.ts';
import type { Reservation } from '../../store/reservations.ts';
import { offerAsBooked, offerAtDesk } from '../offer-as-booked.ts';
import { parseStart } from '../parse-start.ts';
import type { Before } from './going-back.ts';
import { agreedKept, goingBack, inRoomsBefore, overruledByUndo, placeOfChange } from './going-back.ts';
import { isRecordable, lettersOf } from './letters.ts';
import { isAmong, isSameThings } from '../../rules/things.ts';
import { isOwn, lockOwnBooking, versionOf } from './own-bookings.ts';
import type { OtherTime, TimeGiven } from './who-holds.ts';
import { takeTellingWhoHolds } from './who-holds.ts';

export type Asking = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>;
/** Who moves, and in whose language the history says that something was undone. */
export type Moving = Asking & Pick<RequestContext, 'locale'>;

/** A booking of a provider's, as it was seen. */
export interface SeenBooking {
  providerId: number;
  id: number;
  /** Raised by every move, stretch and reactivation. */
  sequence: number;
}

type Status = Reservation & { orderId: number };
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
 *   NotAuthorizedException for a price, a room, an overruling or somebody else's calendar from a collaborator, unless it goes back (`goingBack`)
 */
export async function updateReservation(
  asking: Moving,
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
    async run(tx, asked, viewer) {
      const reservation = await lockOwnBooking(tx, viewer, id);
      if (!holdsPlace(reservation.status)) throw new Refusal('alreadyCanceled');
      const back = await goingBack(tx, viewer, reservation, placeOfChange(reservation, asked));
      const goesBack = back !== null && asked.overruling === null;
      const change = goesBack ? { ...asked, overruling: overruledByUndo(asking.locale) } : asked;
      await expectMayChange(tx, asking.actor, viewer, goesBack ? { ...asked, ...AS_BEFORE } : asked);
      const parts = [
        await changeTime(tx, reservation, change, back),
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

/** What nobody asks about where a booking goes back. */
export const AS_BEFORE = { overruling: null, resourceId: null, things: null };

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
  reservation: Status,
  change: ReservationChange,
  back: Before | null,
): Promise<Part | null> {
  const wanted = await timeWanted(work, reservation, change, back);
  if (wanted === null) return null;
  const other = { ...otherTimeOf(work, reservation, wanted, change), agreedBefore: back?.agreed };
  // Named rooms are taken or refused
  const before = change.things === null ? (back?.things ?? (back && wanted.things)) : null;
  const taken = await inRoomsBefore(wanted.calendar, before, (calendar) =>
    takeTellingWhoHolds(work, reservation, { ...other, calendar }),
  );
  return partOf(reservation, wanted, taken, change);
}

/** How the desk takes the time that it wants for a booking, and how that is told. */
export function otherTimeOf(
  work: Work,
  { startsAt }: Reservation,
  { offer, calendar, at, resourceId, keepsStart, isRoomAlone }: WantedTime,
  { tellsCustomer, overruling, isCustomersWish }: HowMoved,
): OtherTime {
  return {
    offer,
    calendar,
    at,
    resourceId,
    desk: { overruling, keepsStart },
    isCustomersWish,
    // In which room it is the customer learns at the desk.
    letters: lettersOf(work, {
      tellsCustomer: tellsCustomer && !isRoomAlone,
      startsAt: [startsAt, new Date(at * 60_000)],
    }),
  };
}

/** What the history says of a time that a booking was given. */
export function partOf(
  reservation: Reservation,
  { minutes, things, calendar: { durationMinutes } }: WantedTime,
  taken: TimeGiven,
  { overruling, isCustomersWish }: HowMoved,
): Part {
  const { startsAt, resourceId } = reservation;
  const isMoved = !isSameThings(things, taken.things);
  return {
    before: {
      startsAt: startsAt.toISOString(),
      durationMinutes: minutes,
      resourceId,
      ...(isMoved && { things }),
      ...agreedKept(reservation, isCustomersWish),
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

type HowMoved = Pick<ReservationChange, 'tellsCustomer' | 'overruling' | 'isCustomersWish'>;
/** A time that is wanted for a booking, as it is taken and as it is tried. */
export type WantedTime = Awaited<ReturnType<typeof timeToBe>>;

/** What is read of a booking before another time is wanted for it. */
interface Known {
  offer: BookableOffer;
  kept: readonly KeptThing[];
}

/**
 * The time that a change asks for, as it is taken and as it is tried; null where it is so already.
 * @param back what it had there, where it goes back
 * @throws Refusal for a start that is none; as `expectChangeable`
 */
export async function timeWanted(
  work: Work,
  reservation: Reservation,
  change: ReservationTime,
  back: Before | null = null,
): Promise<WantedTime | null> {
  const { start, durationMinutes, resourceId, things } = change;
  if (start === null && durationMinutes === null && resourceId === null && things === null) return null;
  const offer = await offerAtDesk(work, reservation);
  const kept = await readThings(work, reservation);
  const place = placeWanted(reservation, change, { offer, kept });
  return place.isSo ? null : timeToBe(work, reservation, place, back);
}

/** Where a change brings a booking, and whether it is there already. */
export function placeWanted(
  reservation: Reservation,
  { start, durationMinutes, resourceId, things: chosen }: ReservationTime,
  known: Known,
) {
  const { offer, kept } = known;
  const from = epochMinutesOf(reservation.startsAt);
  const minutes = epochMinutesOf(reservation.endsAt) - from;
  const at = start === null ? from : parseStart(start, offer.provider.timeZone, 'start');
  const wanted = {
    durationMinutes: durationMinutes ?? minutes,
    resourceId: resourceId ?? reservation.resourceId,
  };
  const keepsStart = at === from;
  const things = unitsOf(kept);
  const isRoomAlone =
    keepsStart && wanted.durationMinutes === minutes && wanted.resourceId === reservation.resourceId;
  const isSo = isRoomAlone && (chosen === null || isAmong(things, chosen));
  return { ...known, ...wanted, chosen, at, keepsStart, minutes, things, isRoomAlone, isSo };
}

/**
 * The time that a booking shall have, with what it keeps of its own.
 * @throws Refusal as `expectChangeable` and `withThings`
 */
export async function timeToBe(
  work: Work,
  reservation: Reservation,
  {
    offer,
    kept,
    chosen,
    durationMinutes,
    at,
    resourceId,
    keepsStart,
    minutes,
    things,
    isRoomAlone,
  }: ReturnType<typeof placeWanted>,
  back: Before | null = null,
) {
  expectChangeable(work, reservation, at !== epochMinutesOf(reservation.startsAt));
  const booked = await offerAsBooked(work, offer, reservation, back?.things ? keptOf(back.things) : kept);
  const placed = chosen === null ? booked : withThings(booked, chosen);
  const calendar = { ...placed, durationMinutes };
  return { offer, calendar, at, resourceId, keepsStart, minutes, things, isRoomAlone };
}

/** What the history says of rules that were overruled. */
export function overruledIn(overruled: readonly string[], overruling: { reason: string } | null): Told {
  return overruled.length > 0 && overruling ? { overruled, why: overruling.reason } : {};
}

/** @throws Refusal reservationInvalidReschedule for what does not stand, or is moved too long after; invalidPastDate for another change of what is too long ago */
export function expectChangeable(work: Work, { status, startsAt }: Reservation, isMoved = false): void {
  const isOld = !isRecordable(work, startsAt);
  if (status !== 'A' || (isOld && isMoved)) throw new Refusal('reservationInvalidReschedule');
  if (isOld) throw new Refusal('invalidPastDate');
}

async function changePrice(
  work: Work,
  reservation: Status,
  { priceCents }: ReservationChange,
): Promise<Part | null> {
  const { providerId, id, orderId } = reservation;
  if (priceCents === null || (await isDue(work, reservation, priceCents))) return null;
  expectChangeable(work, reservation);
  const totalCents = await repriceOrder(work, { providerId, orderId, priceCents });
  await markRepriced(work, providerId, id, totalCents);
  return {
    before: { priceCents: reservation.priceCents, discountCents: reservation.discountCents },
    after: { priceCents: totalCents, discountCents: 0 },
  };
}

async function isDue(work: Work, { providerId, orderId }: Status, priceCents: number): Promise<boolean> {
  const order = await getOrder(work, providerId, orderId);
  return order !== null && dueCents(order) === priceCents;
}

async function changeNote(work: Work, reservation: Status, change: ReservationChange): Promise<Part | null> {
  if (change.note === null) return null;
  const note = change.note === '' ? null : change.note;
  if (note === reservation.note) return null;
  await markNoted(work, reservation, note);
  // What it says may be erased one day; the history tells only that it was changed.
  return { before: { note: reservation.note !== null }, after: { note: note !== null } };
}
