import type { EpochMinutes } from '#contracts/time.ts';
import type { ChosenThing, HeldThing, OfferOnCalendar } from '#server/modules/availability/index.ts';
import { holdTime, locksFor, tryMoving, withRoom } from '#server/modules/availability/index.ts';
import { restoreForBooking } from '#server/modules/customers/index.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { isRefusal, Refusal } from '#server/kernel/refusal.ts';
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
  /** In which room, or with which thing, it shall be; null: whichever is free. */
  room: ChosenThing | null;
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
 *   thingsDoNotFit for a room that the offer has no need of, roomNotFree for one that is taken; invalidCustomer for a customer whom the provider does not receive; rulesAgainst with all rules that may be overruled
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
    const { price } = sale;
    const room = atDesk?.room ?? null;
    const calendar = room ? withRoom(sale.calendar, room) : sale.calendar;
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
    const holding = holdTime(tx, {
      offer: calendar,
      at,
      resourceId: request.resourceId,
      holder: { kind: 'reservation', id: nextId },
      expiresAt,
      ...(atDesk && { desk: { overruling: atDesk.overruling, keepsStart: false } }),
    });
    const { resourceId, things, overruled } = room
      ? await holding.catch(async (error: unknown) => {
          const elsewhere = { offer: sale.calendar, at, resourceId: request.resourceId, id: nextId };
          throw (await isAboutRoom(tx, error, elsewhere)) ? roomNotFree() : error;
        })
      : await holding;
    if (room && !isAmongThings(things, room)) throw roomNotFree();
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

const isAmongThings = (things: readonly HeldThing[], { resourceId, unit }: ChosenThing): boolean =>
  things.some((one) => one.resourceId === resourceId && (unit === null || one.unit === unit));

const roomNotFree = (): Refusal => new Refusal('roomNotFree', { affected: ['room'] });

/** Whether it is the room that is not to be had, and not who shall do it: then they could do it in another one, or that is why nobody can. */
async function isAboutRoom(
  work: Work,
  error: unknown,
  { id, ...wanted }: { offer: OfferOnCalendar; at: EpochMinutes; resourceId: number | null; id: number },
): Promise<boolean> {
  if (!isRefusal(error) || error.code !== 'reservationInvalidResources') return false;
  const isDone = wanted.offer.people.some(
    ({ resourceId }) => wanted.resourceId === null || resourceId === wanted.resourceId,
  );
  if (isDone && error.details.affected?.includes('resourceId') === true) return true;
  try {
    await tryMoving(work, { ...wanted, holders: [{ kind: 'reservation', id }], keepsStart: false });
    return true;
  } catch (other) {
    if (isRefusal(other)) return false;
    throw other;
  }
}
