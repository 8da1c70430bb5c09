import type { EpochMinutes } from '#contracts/time.ts';
import type { SoftRule } from '#contracts/soft-rules.ts';
import type { AtDesk, HeldThing, OfferOnCalendar, TimeTaken } from '#server/modules/availability/index.ts';
import { moveHold, moveHolds } from '#server/modules/availability/index.ts';
import type { BookableOffer } from '#server/modules/catalog/index.ts';
import { moveOrder } from '#server/modules/payments/index.ts';
import type { Work } from '#server/kernel/work.ts';
import { reservationMoved } from '../facts.ts';
import type { Letters } from './desk/letters.ts';
import { startTimes } from '../rules/start-times.ts';
import type { AgreedPlace } from '../store/changed-reservations.ts';
import { markMoved } from '../store/changed-reservations.ts';
import { replaceThings } from '../store/reservation-things.ts';
import type { Reservation } from '../store/reservations.ts';

export interface OtherTime {
  offer: BookableOffer;
  /** The offer with the minutes, buffers, things and notice that are wanted. */
  calendar: OfferOnCalendar;
  at: EpochMinutes;
  /** With whom; null: anyone who is free. */
  resourceId: number | null;
  /** Of an act of the desk: what it overrules, and how it is told. */
  desk?: AtDesk;
  letters?: Letters;
  /** It is told even where its time stays as it is. */
  isOtherService?: boolean;
  /** Who moves it; left out: the provider. */
  by?: 'customer' | 'provider';
  /** The provider moves it at its customer's wish. */
  isCustomersWish?: boolean;
  /** Where its customer had agreed it to be before what is taken back now, which had them agree. */
  agreedBefore?: AgreedPlace | null;
}

/** When a booking takes place from now on, with whom and in which rooms. */
export interface TimeGiven {
  startsAt: Date;
  endsAt: Date;
  resourceId: number;
  things: readonly HeldThing[];
  overruled: readonly SoftRule[];
}

/**
 * Gives a standing booking another time or person: the new place is taken and the old one freed, its order follows, and whoever must
 * know is told. Joins the caller's transaction, which has locked the row and decided that it may be.
 * @throws Refusal as `holdTime`, at the desk rulesAgainst; alreadyBooked
 */
export async function takeOtherTime(
  work: Work,
  reservation: Reservation & { orderId: number },
  wanted: OtherTime,
): Promise<TimeGiven> {
  return standThere(work, reservation, wanted, await moveHold(work, timeToTake(reservation, wanted)));
}

/**
 * Gives standing bookings of one provider another time together, all or none (`moveHolds`), as `takeOtherTime` does one.
 * @param isWholeGroup whether they must be all who share an occasion
 * @returns what each was given, in their order
 * @throws Refusal as `takeOtherTime`; changedMeanwhile where they are not the whole group
 */
export async function takeOtherTimes(
  work: Work,
  moved: readonly { reservation: Reservation & { orderId: number }; wanted: OtherTime }[],
  { isWholeGroup }: { isWholeGroup: boolean },
): Promise<TimeGiven[]> {
  const wanted = moved.map((one) => timeToTake(one.reservation, one.wanted));
  const taken = await moveHolds(work, wanted, { isWholeGroup });
  const given: TimeGiven[] = [];
  for (const [index, one] of moved.entries()) {
    const own = taken[index];
    if (!own) throw new Error(`Reservation ${one.reservation.id} was given no time`);
    given.push(await standThere(work, one.reservation, one.wanted, own));
  }
  return given;
}

const timeToTake = (
  { id }: Reservation,
  { calendar, at, resourceId, desk }: OtherTime,
): Parameters<typeof moveHold>[1] => ({
  offer: calendar,
  at,
  resourceId,
  holder: { kind: 'reservation', id },
  expiresAt: null,
  ...(desk && { desk }),
});

/** What follows from the time that was taken: the booking, its order, and whoever must know. */
async function standThere(
  work: Work,
  reservation: Reservation & { orderId: number },
  wanted: OtherTime,
  taken: TimeTaken,
): Promise<TimeGiven> {
  const { offer, calendar, at, letters } = wanted;
  const { isOtherService = false, by = 'provider', isCustomersWish = false, agreedBefore } = wanted;
  const { providerId, id, orderId } = reservation;
  const times = startTimes(at, calendar);
  await replaceThings(work, reservation, taken.things);
  const { sequence } = await markMoved(work, providerId, id, {
    ...times,
    resourceId: taken.resourceId,
    // Another service is another agreement
    agreed: agreedBefore ?? (by === 'customer' || isCustomersWish || isOtherService),
  });
  await moveOrder(work, {
    providerId,
    orderId,
    resourceName: offer.people.find((person) => person.resourceId === taken.resourceId)?.name ?? null,
    startsAt: times.startsAt,
    endsAt: times.endsAt,
    durationMinutes: calendar.durationMinutes,
  });
  const from = {
    startsAt: reservation.startsAt.toISOString(),
    endsAt: reservation.endsAt.toISOString(),
    offerId: reservation.offerId,
    resourceId: reservation.resourceId,
  };
  const { resourceId, things, overruled } = taken;
  const of = { providerId, reservationId: id, sequence };
  await work.announce(reservationMoved({ ...of, from, to: { resourceId }, by, ...letters }));
  return { startsAt: times.startsAt, endsAt: times.endsAt, resourceId, things, overruled };
}
