import type { EpochMinutes } from '#contracts/time.ts';
import type { OfferOnCalendar } from '#server/modules/availability/index.ts';
import { moveHold } from '#server/modules/availability/index.ts';
import type { BookableOffer } from '#server/modules/catalog/index.ts';
import { moveOrder } from '#server/modules/payments/index.ts';
import type { Work } from '#server/kernel/work.ts';
import { reservationMoved } from '../facts.ts';
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
  /** Who moves it; left out: the provider. */
  by?: 'customer' | 'provider';
}

/**
 * Gives a standing booking another time or person: the new place is taken and the old one freed, its order follows, and whoever must
 * know is told. Joins the caller's transaction, which has locked the row and decided that it may be.
 * @returns when it takes place from now on, and with whom
 * @throws Refusal as `holdTime`; alreadyBooked
 */
export async function takeOtherTime(
  work: Work,
  reservation: Reservation & { orderId: number },
  { offer, calendar, at, resourceId, by = 'provider' }: OtherTime,
): Promise<{ startsAt: Date; endsAt: Date; resourceId: number }> {
  const { providerId, id, orderId } = reservation;
  const times = startTimes(at, calendar);
  const taken = await moveHold(work, {
    offer: calendar,
    at,
    resourceId,
    holder: { kind: 'reservation', id },
    expiresAt: null,
  });
  await replaceThings(work, reservation, taken.things);
  const { sequence } = await markMoved(work, providerId, id, { ...times, resourceId: taken.resourceId });
  await moveOrder(work, {
    providerId,
    orderId,
    resourceName: offer.people.find((person) => person.resourceId === taken.resourceId)?.name ?? null,
    startsAt: times.startsAt,
    endsAt: times.endsAt,
    durationMinutes: calendar.durationMinutes,
  });
  const from = { startsAt: reservation.startsAt.toISOString(), endsAt: reservation.endsAt.toISOString() };
  await work.announce(reservationMoved({ providerId, reservationId: id, sequence, from, by }));
  return { startsAt: times.startsAt, endsAt: times.endsAt, resourceId: taken.resourceId };
}
