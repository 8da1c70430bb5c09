import * as v from 'valibot';
import { epochMinutesOf, isLocalDate, localDateOf, zoneOf } from '#contracts/time.ts';
import type { EpochMinutes, LocalDate, Zone } from '#contracts/time.ts';
import { MOST_RESERVATION_MINUTES } from '#contracts/validation/new-reservation.ts';
import { expectMay } from '#server/modules/authority/index.ts';
import type { ChosenThing, OfferOnCalendar } from '#server/modules/availability/index.ts';
import { findFreeDates, findSlots, withRoom, withRoomAlone } from '#server/modules/availability/index.ts';
import type { BookableOffer } from '#server/modules/catalog/index.ts';
import { getOffersInUse } from '#server/modules/catalog/index.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import { checked } from '#server/kernel/checked.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { resolveDeskSale } from '../resolve-sale.ts';
import { expectActs } from '../../policy.ts';
import { ownResource, personFor } from './own-resource.ts';
import { namesOfUnits } from './places-of-reservation.ts';

type Asking = Pick<RequestContext, 'work' | 'actor'>;

/** What the form of a new booking offers. */
export interface BookableAtDesk {
  timeZone: string;
  today: LocalDate;
  offers: (BookableOffer & { rooms: readonly RoomAtDesk[] })[];
}

/** A room or thing by name: each unit for itself where they have names, else any of them (null). */
export type RoomAtDesk = ChosenThing & { name: string };

/** The offers that the desk can book, with who does them; of a collaborator their own, with nobody else. @throws Refusal as `expectMay` */
export async function whatCanBeBooked({ work, actor }: Asking, providerId: number): Promise<BookableAtDesk> {
  const viewer = await expectMay(work, actor, providerId, 'changeReservations');
  await expectActs(work, viewer);
  const own = await ownResource(work, viewer);
  const [all, provider] = await Promise.all([
    getOffersInUse(work, providerId),
    getProviderContact(work, providerId),
  ]);
  const roomsOf = own === null ? await roomsByThing(work, providerId, all) : () => [];
  const offers = all
    .map((offer) => ({
      ...offer,
      rooms: [...new Set(offer.needs.flatMap(({ resourceIds }) => resourceIds))].flatMap(roomsOf),
      people: offer.people.filter(({ resourceId }) => own === null || resourceId === own),
    }))
    .filter(({ people }) => people.length > 0);
  if (!provider) throw new Refusal('notFound');
  const { timeZone } = provider;
  return { timeZone, offers, today: localDateOf(zoneOf(timeZone), epochMinutesOf(work.now())) };
}

/** The rooms and things that some offers need, by their thing. */
async function roomsByThing(
  work: Work,
  providerId: number,
  offers: readonly BookableOffer[],
): Promise<(resourceId: number) => RoomAtDesk[]> {
  const equipment = new Map(
    offers.flatMap((offer) => offer.equipment).map((one) => [one.resourceId, one.quantity]),
  );
  const units = [...equipment].flatMap(([resourceId, quantity]) =>
    Array.from({ length: quantity }, (_one, index) => ({ resourceId, unit: index + 1 })),
  );
  const nameOf = await namesOfUnits(work, providerId, units);
  const named = units.map((unit) => nameOf(unit));
  const once = new Map(named.map((room) => [`${room.resourceId}.${room.unit}`, room]));
  const byThing = Map.groupBy(once.values(), ({ resourceId }) => resourceId);
  return (resourceId) => byThing.get(resourceId) ?? [];
}

export interface TimesAtDesk {
  providerId: number;
  offerId: number;
  resourceId: number | null;
  date: string;
  durationMinutes: number | null;
  /** In which room, or with which thing, it shall be; null: whichever is free. */
  room: ChosenThing | null;
}

const Asked = v.object({
  date: v.pipe(
    v.string(),
    v.check((date) => isLocalDate(date)),
  ),
  durationMinutes: v.nullable(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_RESERVATION_MINUTES)),
  ),
});

/** The calendar of an offer as the desk sees it. `mayBook` is false in a room in which it cannot be booked. */
async function lookAtDesk(
  { work, actor }: Asking,
  { providerId, offerId, room, ...asked }: TimesAtDesk,
): Promise<{ calendar: OfferOnCalendar; resourceId: number | null; date: LocalDate; mayBook: boolean }> {
  const viewer = await expectMay(work, actor, providerId, 'changeReservations');
  await expectActs(work, viewer);
  const { date, durationMinutes } = checked(Asked, {
    date: asked.date,
    durationMinutes: asked.durationMinutes,
  });
  const own = await ownResource(work, viewer);
  const resourceId = personFor(own, asked.resourceId);
  const { calendar } = await resolveDeskSale(work, {
    providerId,
    offerId,
    durationMinutes,
    priceCents: null,
  });
  // A collaborator books no room.
  const mayBook = room === null || (own === null && hasUseFor(calendar, room));
  return { calendar, resourceId, date, mayBook };
}

/** What is free for an offer with any room and, where one was chosen, in that room too. */
async function freeInBoth<Found>(
  { calendar, room }: { calendar: OfferOnCalendar; room: ChosenThing | null },
  find: (offer: OfferOnCalendar) => Promise<readonly Found[]>,
): Promise<Found[]> {
  if (room === null) return [...(await find(calendar))];
  const [withAll, there] = await Promise.all([
    find(withRoom(calendar, room)),
    find(withRoomAlone(calendar, room)),
  ]);
  const isThere = new Set(there);
  return withAll.filter((one) => isThere.has(one));
}

/**
 * The free starts of a date for the desk: without the notice that calls from outside need, of what is not on public sale too.
 * In a room in which it cannot be booked there are none.
 * @throws Refusal as `expectMay`; invalidInput; reservationInvalidService for another's offer; reservationInvalidResources for who does not do it
 */
export async function timesAtDesk(
  asking: Asking,
  asked: TimesAtDesk,
): Promise<{ zone: Zone; starts: EpochMinutes[]; durationMinutes: number }> {
  const { calendar, resourceId, date, mayBook } = await lookAtDesk(asking, asked);
  const told = { zone: zoneOf(calendar.timeZone), durationMinutes: calendar.durationMinutes };
  if (!mayBook) return { ...told, starts: [] };
  const { work } = asking;
  const starts = await freeInBoth({ calendar, room: asked.room }, startsOn(work, { resourceId, date }));
  return { ...told, starts };
}

/** The free starts of a date, of an offer as it can take place there. */
const startsOn =
  (work: Asking['work'], of: { resourceId: number | null; date: LocalDate }) =>
  async (offer: OfferOnCalendar): Promise<EpochMinutes[]> =>
    (await findSlots(work, { offer, ...of })).starts;

/** Of the dates on which a person and a room are both free, so many are looked at for a start that both have. */
const MOST_DATES_TRIED = 14;

/**
 * Finds the first date after one that has a free start for the desk.
 * @returns null where there is none up to the last bookable date, or none with both person and room on the dates tried
 * @throws Refusal as `timesAtDesk`
 */
export async function nextFreeDateAtDesk(asking: Asking, asked: TimesAtDesk): Promise<LocalDate | null> {
  const { calendar, resourceId, date, mayBook } = await lookAtDesk(asking, asked);
  if (!mayBook) return null;
  const { work } = asking;
  const { room } = asked;
  const dates = await freeInBoth({ calendar, room }, async (offer) => {
    return (await findFreeDates(work, { offer, resourceId })).freeDates;
  });
  const later = dates.filter((one) => one > date);
  if (room === null) return later[0] ?? null;
  for (const one of later.slice(0, MOST_DATES_TRIED)) {
    const starts = await freeInBoth({ calendar, room }, startsOn(work, { resourceId, date: one }));
    if (starts.length > 0) return one;
  }
  return null;
}

/** Whether an offer can take place in a room or with a thing at all. */
function hasUseFor({ needs, equipment }: OfferOnCalendar, { resourceId, unit }: ChosenThing): boolean {
  const thing = equipment.find((one) => one.resourceId === resourceId);
  return (
    thing !== undefined &&
    (unit ?? 1) <= thing.quantity &&
    needs.some(({ resourceIds }) => resourceIds.includes(resourceId))
  );
}
