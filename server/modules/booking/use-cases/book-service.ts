import type { Locale } from '#contracts/languages.ts';
import type { SalesChannel } from '#contracts/statuses.ts';
import { zoneOf } from '#contracts/time.ts';
import type { EpochMinutes } from '#contracts/time.ts';
import { readDateTimeFrom } from '#contracts/time-text.ts';
import type { OfferOnCalendar } from '#server/modules/availability/index.ts';
import { locksFor, holdTime } from '#server/modules/availability/index.ts';
import type { BookableOffer } from '#server/modules/catalog/index.ts';
import { fillContact } from '#server/modules/customers/index.ts';
import type { PaymentOptions } from '#server/modules/payments/index.ts';
import { openOrder } from '#server/modules/payments/index.ts';
import { audit } from '#server/kernel/audit.ts';
import { runIdempotent } from '#server/kernel/idempotency.ts';
import type { LinkSubject } from '#server/kernel/links.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import { nameOfActor } from '#server/kernel/request-context.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { reservationConfirmed, reservationPlaced } from '../facts.ts';
import { beginningOf } from '../rules/hold-lengths.ts';
import { startTimes } from '../rules/start-times.ts';
import type { ReservationStatus } from '../rules/reservation-status.ts';
import { expectFewHolds, openHoldLocks } from '../store/open-holds.ts';
import { expectNoOverlap } from '../store/own-overlaps.ts';
import { insertReservation } from '../store/reservations.ts';
import type { ResolvedCustomer } from '../store/resolve-customer.ts';
import { resolveCustomer } from '../store/resolve-customer.ts';
import type { TypedContact } from './read-booking-contact.ts';
import { tellWhatIsOpen } from './tell-what-is-open.ts';
import type { ResolvedSale } from './resolve-sale.ts';
import { resolveSale } from './resolve-sale.ts';

/** What somebody asks for (specification section 3, "Booking request"). */
export interface BookingRequest {
  offerId: number;
  /** null: anyone who is free. */
  resourceId: number | null;
  /** With an offset an instant, without one the provider's local time. */
  dateTimeFrom: string;
  /** null or the offer's own minutes. */
  durationMinutes: number | null;
  contact: TypedContact;
  /** The widget it is booked through, which says what must be typed; none: the provider's latest. */
  webIntegrationId?: number | null;
  /** true books without paying, false pays now. */
  onlyBook: boolean;
  sharesData: boolean;
  /** The price the person was shown; null when the caller does not say. */
  shownTotalCents: number | null;
  /** The terms the person was shown (`termsInOneWord`); none: whatever they are now. */
  shownTerms?: string | null;
  /** Whether it may overlap another booking of theirs; only somebody signed in is asked. */
  overlaps?: boolean;
}

/** Who asks, and through which door. */
export interface BookingOrigin {
  actor: Actor;
  language: Locale;
  channel: SalesChannel;
  /** The network address as a keyed hash. */
  address: string;
  /** The device's `User-Agent`. */
  userAgent?: string;
  idempotencyKey: string | null;
  /** The booking that the caller's browser has just made: who left its payment may go on with it. */
  justBooked?: LinkSubject | null;
}

export interface Booked {
  providerId: number;
  reservationId: number;
  orderId: number;
  status: ReservationStatus;
  totalCents: number;
}

/**
 * Books a service: everything is checked, the time taken, the reservation, its order and what it announces written in one
 * transaction, once per idempotency key. Counts towards the limit of the network address, refused or not. Paying starts afterwards (`startCardPayment`), outside it.
 *
 * @throws Refusal with one of the booking blockers (specification sections 5 and 8)
 */
export async function bookService(
  work: Work,
  deps: Deps,
  request: BookingRequest,
  origin: BookingOrigin,
): Promise<Booked> {
  await countRequest(work, `booking:${origin.address}`, deps.limits.bookingsPerAddressPerHour);
  const booked = await resolveSale(work, request);
  const at = startOf(request, booked.calendar);
  const command = {
    operation: 'bookService',
    actor: nameOfActor(origin.actor),
    origin,
    key: origin.idempotencyKey,
    body: { ...request, contact: booked.contact },
  };
  try {
    return await work.transaction(async (tx) => {
      const { answer } = await runIdempotent(tx, command, () =>
        placeBooking(tx, deps, { request, origin, at, ...booked }),
      );
      return answer;
    });
  } catch (error) {
    throw await tellWhatIsOpen(work, error, {
      ...origin,
      email: booked.contact.email,
      timeZone: booked.calendar.timeZone,
    });
  }
}

interface Placing extends ResolvedSale {
  request: BookingRequest;
  origin: BookingOrigin;
  at: EpochMinutes;
}

async function placeBooking(work: Work, deps: Deps, placing: Placing): Promise<Booked> {
  const { request, origin, at, offer, calendar, price, terms, contact } = placing;
  const { providerId, offerId } = offer;
  const times = startTimes(at, calendar);

  const { language } = origin;
  const address = Buffer.from(origin.address);
  const locks = [
    ...openHoldLocks({ email: contact.email, address: origin.address }),
    ...locksFor({ offer: calendar, resourceId: request.resourceId }),
  ];
  const who = await resolveCustomer(work, {
    contact,
    language,
    providerId,
    offerId,
    startsAt: times.startsAt,
    locks,
  });
  refuseUnwelcome(placing.options, who);
  const isThemselves = origin.actor.kind === 'person' && origin.actor.personId === who.personId;
  const beginning = beginningOf({ onlyBook: request.onlyBook, isThemselves, totalCents: price.totalCents });
  // What costs nothing stands at once: from a guest it is as unproved as what waits for the mailed link.
  const waitsForAddress = isThemselves && beginning.status === 'A' ? null : address;
  const isKnownToCaller =
    isThemselves || (origin.justBooked?.providerId === providerId && origin.justBooked.id === who.same?.id);
  if (who.same) return resumeOrRefuse(who.same, { providerId, status: beginning.status, isKnownToCaller });

  const { personId, customerId, nextId: reservationId, nextOrderId: orderId } = who;
  const expiresAt =
    beginning.holdMinutes === null ? null : new Date(work.now().getTime() + beginning.holdMinutes * 60_000);
  if (who.lacksContact) await fillContact(work, { providerId, customerId }, contact);
  const { totalCents } = price;
  const belonging = { providerId, personId, customerId };
  const place = { ...belonging, ...times, id: reservationId };
  await expectFewHolds(work, deps.limits, place, { address: waitsForAddress, isThemselves, here: address });
  if (isThemselves && !request.overlaps) await expectNoOverlap(work, place);
  const { resourceId } = await holdTime(work, {
    offer: calendar,
    at,
    resourceId: request.resourceId,
    reservationId,
    expiresAt,
  });
  const { status } = beginning;
  await insertReservation(work, {
    ...place,
    ...terms,
    orderId,
    offerId,
    resourceId,
    status,
    onlyBook: request.onlyBook,
    language,
    expiresAt,
    waitsForAddress,
    totalCents,
  });
  await openOrder(work, {
    ...belonging,
    orderId,
    subject: 'reservation',
    subjectId: reservationId,
    priceCents: price.priceCents,
    discountCents: price.discountCents,
    paymentMode: request.onlyBook ? 'onSite' : 'online',
    platformFeeBasisPoints: deps.platformFeeBasisPoints,
    channel: origin.channel,
    snapshot: snapshotOf(offer, resourceId, times),
    payableUntil: status === 'RSD' ? expiresAt : null,
  });
  await audit(work, {
    providerId,
    // Somebody signed in may book for another e-mail too, which then confirms like any guest's.
    actor: isThemselves ? nameOfActor(origin.actor) : `guest:${personId}`,
    action: 'bookService',
    subject: 'reservation',
    subjectId: reservationId,
    after: { status, offerId, resourceId, startsAt: times.startsAt.toISOString() },
  });
  await announceBeginning(work, status, { providerId, reservationId });
  return { providerId, reservationId, orderId, status, totalCents };
}

/**
 * Some providers receive only people they know (ledger PAY-12), and nobody has to receive everybody.
 * @throws Refusal clientDataNotValid; invalidCustomer
 */
function refuseUnwelcome(options: PaymentOptions, who: ResolvedCustomer): void {
  if (!options.acceptNonCustomerBookings && !who.wasKnown)
    throw new Refusal('clientDataNotValid', { affected: ['email'] });
  if (who.isBlacklisted) throw new Refusal('invalidCustomer');
}

/**
 * The person holds this start already. Who left the payment and comes back, signed in or with the same browser, goes on with
 * the booking that waits for it; e-mail and start alone are known to others too.
 * @throws Refusal alreadyBooked otherwise (ledger SVC-10)
 */
function resumeOrRefuse(
  same: NonNullable<ResolvedCustomer['same']>,
  wanted: { providerId: number; status: ReservationStatus; isKnownToCaller: boolean },
): Booked {
  const isSamePayment = same.status === 'RSD' && wanted.status === 'RSD' && !same.isExpired;
  if (!isSamePayment || !wanted.isKnownToCaller) throw new Refusal('alreadyBooked');
  const { id: reservationId, orderId, status, totalCents } = same;
  return { providerId: wanted.providerId, reservationId, orderId, status, totalCents };
}

async function announceBeginning(
  work: Work,
  status: 'A' | 'P' | 'RSD',
  data: { providerId: number; reservationId: number },
): Promise<void> {
  if (status === 'P') await work.announce(reservationPlaced(data));
  if (status === 'A') await work.announce(reservationConfirmed(data));
}

function startOf(request: BookingRequest, calendar: OfferOnCalendar): EpochMinutes {
  const reading = readDateTimeFrom(request.dateTimeFrom, zoneOf(calendar.timeZone));
  if ('refusal' in reading) throw new Refusal(reading.refusal, { affected: ['dateTimeFrom'] });
  return reading.at;
}

/** What the order remembers of the booking, so that a later change of the offer does not rewrite history. */
function snapshotOf(offer: BookableOffer, resourceId: number, times: { startsAt: Date; endsAt: Date }) {
  return {
    name: offer.name,
    resourceName: offer.people.find((person) => person.resourceId === resourceId)?.name ?? null,
    groupName: offer.group?.name ?? null,
    color: offer.group?.color ?? null,
    startsAt: times.startsAt,
    endsAt: times.endsAt,
    durationMinutes: offer.durationMinutes,
  };
}
