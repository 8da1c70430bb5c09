import type { EpochMinutes } from '#contracts/time.ts';
import { locksFor, holdTime } from '#server/modules/availability/index.ts';
import { fillContact, restoreForBooking } from '#server/modules/customers/index.ts';
import { runIdempotent } from '#server/kernel/idempotency.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import { nameOfActor } from '#server/kernel/request-context.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { beginningOf } from '../rules/hold-lengths.ts';
import { startTimes } from '../rules/start-times.ts';
import { expectFewHolds, openHoldLocks } from '../store/open-holds.ts';
import { expectNoOverlap } from '../store/own-overlaps.ts';
import { resolveCustomer } from '../store/resolve-customer.ts';
import type { Booked, BookingOrigin, BookingRequest } from './booking-request.ts';
import { recordBooking } from './record-booking.ts';
import { refuseUnwelcome } from './refuse-unwelcome.ts';
import { resumeOrRefuse } from './resume-or-refuse.ts';
import { startAsked } from './start-asked.ts';
import { tellWhatIsOpen } from './tell-what-is-open.ts';
import type { ResolvedSale } from './resolve-sale.ts';
import { resolveSale } from './resolve-sale.ts';

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
  const at = startAsked(request.dateTimeFrom, booked.calendar.timeZone);
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
  const { request, origin, at, offer, calendar, price, contact } = placing;
  const { providerId, offerId } = offer;
  const times = startTimes(at, calendar);

  const address = Buffer.from(origin.address);
  const locks = [
    ...openHoldLocks({ email: contact.email, address: origin.address }),
    ...locksFor({ offer: calendar, resourceId: request.resourceId }),
  ];
  const who = await resolveCustomer(work, {
    who: { contact, language: origin.language },
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
  const place = { providerId, personId, customerId, ...times, id: reservationId };
  await expectFewHolds(work, deps.limits, place, { address: waitsForAddress, isThemselves, here: address });
  if (isThemselves && !request.overlaps) await expectNoOverlap(work, place);
  const { resourceId, things } = await holdTime(work, {
    offer: calendar,
    at,
    resourceId: request.resourceId,
    holder: { kind: 'reservation', id: reservationId },
    expiresAt,
  });
  const { status } = beginning;
  // Somebody signed in may book for another e-mail too, which then confirms like any guest's.
  const actor = isThemselves ? nameOfActor(origin.actor) : `guest:${personId}`;
  if (who.isArchived) await restoreForBooking(work, { providerId, customerId }, actor);
  await recordBooking(work, deps, {
    ...placing,
    ...origin,
    place,
    orderId,
    resourceId,
    things,
    status,
    onlyBook: request.onlyBook,
    expiresAt,
    waitsForAddress,
    isByProvider: false,
    actor,
  });
  return { providerId, reservationId, orderId, status, totalCents };
}
