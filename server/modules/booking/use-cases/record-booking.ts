import type { BookableOffer } from '#server/modules/catalog/index.ts';
import { openOrder } from '#server/modules/payments/index.ts';
import { audit } from '#server/kernel/audit.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { nameOfActor } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { reservationConfirmed, reservationPlaced } from '../facts.ts';
import type { NewReservation } from '../store/reservations.ts';
import { insertReservation } from '../store/reservations.ts';
import type { BookingOrigin, BookingRequest } from './booking-request.ts';
import type { ResolvedSale } from './resolve-sale.ts';

type BookingPlace = Pick<
  NewReservation,
  'providerId' | 'personId' | 'customerId' | 'id' | 'startsAt' | 'endsAt' | 'localStart' | 'timeZone'
>;

/** A booking whose time is held: all that its rows are made of. */
interface HeldBooking
  extends
    Pick<ResolvedSale, 'offer' | 'price' | 'terms'>,
    Pick<NewReservation, 'orderId' | 'resourceId' | 'expiresAt' | 'waitsForAddress'> {
  request: BookingRequest;
  origin: BookingOrigin;
  place: BookingPlace;
  status: 'A' | 'P' | 'RSD';
  /** Whether the person books for themselves, signed in. */
  isThemselves: boolean;
}

/** Leaves a booking's reservation, order, history and fact to be written, together with what the transaction writes besides. */
export async function recordBooking(
  work: Work,
  { platformFeeBasisPoints }: Pick<Deps, 'platformFeeBasisPoints'>,
  booking: HeldBooking,
): Promise<void> {
  const { request, origin, offer, price, terms, place, status, orderId, resourceId, expiresAt } = booking;
  const { providerId, personId, customerId, id: reservationId } = place;
  const { offerId } = offer;
  await insertReservation(work, {
    ...place,
    ...terms,
    orderId,
    offerId,
    resourceId,
    status,
    onlyBook: request.onlyBook,
    language: origin.language,
    expiresAt,
    waitsForAddress: booking.waitsForAddress,
    totalCents: price.totalCents,
  });
  await openOrder(work, {
    providerId,
    personId,
    customerId,
    orderId,
    subject: 'reservation',
    subjectId: reservationId,
    priceCents: price.priceCents,
    discountCents: price.discountCents,
    paymentMode: request.onlyBook ? 'onSite' : 'online',
    platformFeeBasisPoints,
    channel: origin.channel,
    snapshot: snapshotOf(offer, resourceId, place),
    payableUntil: status === 'RSD' ? expiresAt : null,
  });
  await audit(work, {
    providerId,
    // Somebody signed in may book for another e-mail too, which then confirms like any guest's.
    actor: booking.isThemselves ? nameOfActor(origin.actor) : `guest:${personId}`,
    action: 'bookService',
    subject: 'reservation',
    subjectId: reservationId,
    after: { status, offerId, resourceId, startsAt: place.startsAt.toISOString() },
  });
  if (status === 'P') await work.announce(reservationPlaced({ providerId, reservationId }));
  if (status === 'A') await work.announce(reservationConfirmed({ providerId, reservationId }));
}

/** What the order remembers of the booking, so that a later change of the offer does not rewrite history. */
function snapshotOf(offer: BookableOffer, resourceId: number, { startsAt, endsAt }: BookingPlace) {
  return {
    name: offer.name,
    resourceName: offer.people.find((person) => person.resourceId === resourceId)?.name ?? null,
    groupName: offer.group?.name ?? null,
    color: offer.group?.color ?? null,
    startsAt,
    endsAt,
    durationMinutes: offer.durationMinutes,
  };
}
