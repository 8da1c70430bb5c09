import { holdTime, locksFor } from '#server/modules/availability/index.ts';
import { restoreForBooking } from '#server/modules/customers/index.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { beginningOf } from '../rules/hold-lengths.ts';
import { startTimes } from '../rules/start-times.ts';
import { resolveCustomer } from '../store/resolve-customer.ts';
import type { Booked, BookingOrigin, BookingRequest } from './booking-request.ts';
import { overruledIn } from './desk/update-reservation.ts';
import { recordBooking } from './record-booking.ts';
import { resolveDeskSale, resolveOwnSale } from './resolve-sale.ts';
import { startAsked } from './start-asked.ts';

/** What the provider writes down for somebody it knows. */
export interface BookingForCustomer extends Pick<
  BookingRequest,
  'offerId' | 'resourceId' | 'dateTimeFrom' | 'onlyBook'
> {
  providerId: number;
  customerId: number;
  /** Only of a booking that is paid on site; none: the offer as it is sold, under the rules of anybody's booking. */
  atDesk?: AtDesk;
}

/** What the desk agrees with the customer. */
export interface AtDesk {
  /** null: the offer's own. */
  durationMinutes: number | null;
  /** null: the offer's own. */
  priceCents: number | null;
  note: string | null;
  /** Where a walk-in is written to about this booking. */
  walkInEmail: string | null;
  tellsCustomer: boolean;
  /** Also for a customer whom the provider does not receive. */
  despiteBlacklist: boolean;
  /** Why the time is taken although rules of the center speak against it; null: it is not then. */
  overruling: { reason: string } | null;
}

/** Through which door it comes, and who writes it down, as in the audit log. */
export type Desk = Pick<BookingOrigin, 'language' | 'channel'> & { actor: string };

/**
 * Books a service for a customer of the provider, who need have neither person nor address. It stands at once, or waits for its payment by card,
 * which whoever is given the payment token makes. Nobody is asked to confirm, and no limit of open bookings is looked at: what a provider
 * writes down is its own affair. The rules on time are those of any booking. Joins the caller's transaction, which has decided who may.
 * At the desk the offer is booked whatever its standing, with the minutes and the price that are agreed, and without notice; soft rules on its
 * time may be overruled, and what has begun is recorded without a mail.
 *
 * @throws Refusal errorUserNotFound; alreadyBooked when the customer holds that start; with one of the booking blockers; at the desk
 *   invalidCustomer for a customer whom the provider does not receive; rulesAgainst with all rules that may be overruled
 */
export async function bookForCustomer(
  work: Work,
  deps: Pick<Deps, 'platformFeeBasisPoints'>,
  request: BookingForCustomer,
  desk: Desk,
): Promise<Booked> {
  return work.transaction(async (tx) => {
    const { providerId, customerId, offerId, atDesk } = request;
    const onlyBook = request.onlyBook || atDesk !== undefined;
    const sale = atDesk
      ? await resolveDeskSale(tx, { ...atDesk, providerId, offerId })
      : await resolveOwnSale(tx, request);
    const { calendar, price } = sale;
    const at = startAsked(request.dateTimeFrom, calendar.timeZone);
    const times = startTimes(at, calendar);
    const who = await resolveCustomer(tx, {
      who: { customerId },
      providerId,
      offerId,
      startsAt: times.startsAt,
      locks: locksFor({ offer: calendar, resourceId: request.resourceId }),
    });
    const { personId, same, isBlacklisted, nextId, nextOrderId } = who;
    if (same) throw new Refusal('alreadyBooked');
    if (atDesk && isBlacklisted && !atDesk.despiteBlacklist)
      throw new Refusal('invalidCustomer', { affected: ['customer'] });
    const { status, holdMinutes } = beginningOf({
      onlyBook,
      isThemselves: true,
      totalCents: price.totalCents,
    });
    const expiresAt = holdMinutes === null ? null : new Date(tx.now().getTime() + holdMinutes * 60_000);
    const { resourceId, things, overruled } = await holdTime(tx, {
      offer: calendar,
      at,
      resourceId: request.resourceId,
      holder: { kind: 'reservation', id: nextId },
      expiresAt,
      ...(atDesk && { desk: { overruling: atDesk.overruling, keepsStart: false } }),
    });
    // Who was merged into another is that one
    if (who.isArchived) await restoreForBooking(tx, { providerId, customerId: who.customerId }, desk.actor);
    await recordBooking(tx, deps, {
      ...sale,
      ...desk,
      place: { providerId, personId, customerId, ...times, id: nextId },
      orderId: nextOrderId,
      resourceId,
      things,
      status,
      onlyBook,
      expiresAt,
      waitsForAddress: null,
      isByProvider: true,
      ...(atDesk && {
        beside: {
          ...atDesk,
          isQuiet: !atDesk.tellsCustomer || times.startsAt <= tx.now(),
          told: overruledIn(overruled, atDesk.overruling),
        },
      }),
    });
    const { totalCents } = price;
    return { providerId, reservationId: nextId, orderId: nextOrderId, status, totalCents };
  });
}
