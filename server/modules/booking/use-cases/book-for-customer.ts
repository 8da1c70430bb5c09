import type {
  ChosenThing,
  HeldThing,
  OfferOnCalendar,
  TimeTaken,
  TimeWanted,
} from '#server/modules/availability/index.ts';
import { holdTime, tryMoving, withRoom } from '#server/modules/availability/index.ts';
import { beginningOf } from '#server/modules/selling/index.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { isRefusal, Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Booked, BookingOrigin, BookingRequest } from './booking-request.ts';
import { overruledIn } from './desk/update-reservation.ts';
import { placeBooking } from './place-booking.ts';
import { resolveDeskSale, resolveOwnSale } from './resolve-sale.ts';
import { parseStart } from './parse-start.ts';

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
  /** Not by a collaborator alone, for a customer whose health notes they may not see yet. */
  isVouched: boolean;
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
    const { providerId, customerId, offerId, resourceId, atDesk } = request;
    const onlyBook = request.onlyBook || atDesk !== undefined;
    const sale = atDesk
      ? await resolveDeskSale(tx, { ...atDesk, providerId, offerId })
      : await resolveOwnSale(tx, request);
    const room = atDesk?.room ?? null;
    const calendar = room ? withRoom(sale.calendar, room) : sale.calendar;
    return placeBooking(tx, deps, {
      sale: { ...sale, calendar },
      at: parseStart(request.dateTimeFrom, calendar.timeZone),
      resourceId,
      onlyBook,
      language: desk.language,
      channel: desk.channel,
      isByProvider: true,
      who: { customerId },
      admit: ({ same, isBlacklisted }) => {
        if (same) throw new Refusal('alreadyBooked');
        if (atDesk && isBlacklisted && !atDesk.despiteBlacklist)
          throw new Refusal('invalidCustomer', { affected: ['customer'] });
        const { totalCents } = sale.price;
        const beginning = beginningOf({ onlyBook, isThemselves: true, totalCents });
        return {
          beginning,
          waitsForAddress: null,
          actor: desk.actor,
          isVouched: atDesk?.isVouched ?? true,
          unprovedContact: null,
        };
      },
      hold: (wanted) =>
        holdInRoom(tx, { ...wanted, ...(atDesk && { desk: deskRules(atDesk) }) }, room, sale.calendar),
      ...(atDesk && {
        beside: ({ overruled }, { startsAt }) => ({
          ...atDesk,
          isQuiet: !atDesk.tellsCustomer || startsAt <= tx.now(),
          told: overruledIn(overruled, atDesk.overruling),
        }),
      }),
    });
  });
}

const deskRules = ({ overruling }: AtDesk): TimeWanted['desk'] => ({ overruling, keepsStart: false });

/**
 * Holds the time; where a room is asked for, in that one.
 * @param anyRoom the calendar without the room, to tell whether it is the room that is taken
 * @throws Refusal as `holdTime`; roomNotFree
 */
async function holdInRoom(
  work: Work,
  wanted: TimeWanted,
  room: ChosenThing | null,
  anyRoom: OfferOnCalendar,
): Promise<TimeTaken> {
  if (!room) return holdTime(work, wanted);
  const { at, resourceId, holder } = wanted;
  const taken = await holdTime(work, wanted).catch(async (error: unknown) => {
    const elsewhere = { offer: anyRoom, at, resourceId, holder };
    throw (await isAboutRoom(work, error, elsewhere)) ? roomNotFree() : error;
  });
  if (!isAmongThings(taken.things, room)) throw roomNotFree();
  return taken;
}

const isAmongThings = (things: readonly HeldThing[], { resourceId, unit }: ChosenThing): boolean =>
  things.some((one) => one.resourceId === resourceId && (unit === null || one.unit === unit));

const roomNotFree = (): Refusal => new Refusal('roomNotFree', { affected: ['room'] });

/** Whether it is the room that is not to be had, and not who shall do it: then they could do it in another one, or that is why nobody can. */
async function isAboutRoom(
  work: Work,
  error: unknown,
  { holder, ...wanted }: Pick<TimeWanted, 'offer' | 'at' | 'resourceId' | 'holder'>,
): Promise<boolean> {
  if (!isRefusal(error) || error.code !== 'reservationInvalidResources') return false;
  const isDone = wanted.offer.people.some(
    ({ resourceId }) => wanted.resourceId === null || resourceId === wanted.resourceId,
  );
  if (isDone && error.details.affected?.includes('resourceId') === true) return true;
  try {
    await tryMoving(work, { ...wanted, holders: [holder], keepsStart: false });
    return true;
  } catch (other) {
    if (isRefusal(other)) return false;
    throw other;
  }
}
