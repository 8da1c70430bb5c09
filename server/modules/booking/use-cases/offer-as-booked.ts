import type { OfferOnCalendar } from '#server/modules/availability/index.ts';
import { asBooked, offerOnCalendar } from '#server/modules/availability/index.ts';
import type { BookableOffer } from '#server/modules/catalog/index.ts';
import { getAnyOffer } from '#server/modules/catalog/index.ts';
import { resourcesOf } from '#server/modules/staff/index.ts';
import type { Work } from '#server/kernel/work.ts';
import { keptTimeOf } from './kept-time.ts';
import type { KeptThing } from '../store/reservation-things.ts';
import { readThings } from '../store/reservation-things.ts';
import type { Reservation } from '../store/reservations.ts';

/** The offer as the calendar is to look at it for this booking: with the minutes, buffers and things that the booking keeps. */
export async function offerAsBooked(
  work: Work,
  offer: BookableOffer,
  reservation: Reservation,
  known?: readonly KeptThing[],
): Promise<OfferOnCalendar> {
  const things = known ?? (await readThings(work, reservation));
  return asBooked(work, offerOnCalendar(offer), keptTimeOf({ ...reservation, things }));
}

/**
 * The offer of a booking as the provider's own acts on it find it, whatever it, its service, the provider or the plan has become
 * since: the people who do it, and the one it was booked with, for as long as they work there.
 */
export async function offerAtDesk(
  work: Work,
  { providerId, offerId, resourceId }: Reservation,
): Promise<BookableOffer> {
  const offer = await getAnyOffer(work, offerId);
  if (!offer) throw new Error(`Offer ${offerId} was booked and is not there`);
  if (offer.people.some((person) => person.resourceId === resourceId)) return offer;
  const [own] = await resourcesOf(work, providerId, [resourceId]);
  if (!own || own.isArchived) return offer;
  return { ...offer, people: [...offer.people, { resourceId, name: own.name, personId: own.personId }] };
}
