import type { EpochMinutes } from '#contracts/time.ts';
import type { SoftRule } from '#contracts/soft-rules.ts';
import type { AtDesk, HeldThing, OfferOnCalendar } from '#server/modules/availability/index.ts';
import { moveHold } from '#server/modules/availability/index.ts';
import type { BookableOffer } from '#server/modules/catalog/index.ts';
import { moveOrder } from '#server/modules/payments/index.ts';
import type { Work } from '#server/kernel/work.ts';
import { reservationMoved } from '../facts.ts';
import type { Letters } from './desk/letters.ts';
import { startTimes } from '../rules/start-times.ts';
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
  const { offer, calendar, at, resourceId, desk, letters } = wanted;
  const { isOtherService = false, by = 'provider', isCustomersWish = false } = wanted;
  const { providerId, id, orderId } = reservation;
  const times = startTimes(at, calendar);
  const taken = await moveHold(work, {
    offer: calendar,
    at,
    resourceId,
    holder: { kind: 'reservation', id },
    expiresAt: null,
    desk,
  });
  await replaceThings(work, reservation, taken.things);
  const { sequence } = await markMoved(work, providerId, id, {
    ...times,
    resourceId: taken.resourceId,
    // Another service is another agreement
    isAgreed: by === 'customer' || isCustomersWish || isOtherService,
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
    ...(isOtherService ? {} : { resourceId: reservation.resourceId }),
  };
  await work.announce(reservationMoved({ providerId, reservationId: id, sequence, from, by, ...letters }));
  const { resourceId: takenBy, things, overruled } = taken;
  return { startsAt: times.startsAt, endsAt: times.endsAt, resourceId: takenBy, things, overruled };
}
