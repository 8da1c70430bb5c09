import { addDays, dateOf, dayNumberOf, epochMinutesOf, localDateOf, startOfDay } from '#contracts/time.ts';
import type { BookableOffer } from '#server/modules/catalog/index.ts';
import type { Work } from '#server/kernel/work.ts';
import { firstOpenSlot } from '../rules/open-slots.ts';
import type { CalendarRows } from '../store/calendar-rows.ts';
import { readCalendarRowsOfMany } from '../store/calendar-rows.ts';
import { holdsThatCount, personCalendar, physicalResource } from './calendars.ts';
import { calendarScope } from './calendar-scope.ts';
import { offerOnCalendar, termsNow } from './offer-on-calendar.ts';

export interface NextFreeStart {
  offerId: number;
  startsAt: Date;
  timeZone: string;
}

/** What is sold by some providers, by provider; which of their offers those are is for whoever asks to say. */
export type OffersOf = (work: Work, providerIds: readonly number[]) => Promise<Map<number, BookableOffer[]>>;

/** How far a card looks ahead. */
const DAYS_AHEAD = 14;

/**
 * The next free start of each offer that each provider sells, with anyone, within two weeks, the earliest first: one batched
 * read for all of them, remembered for a moment. A provider without one, or that sells nothing, answers none.
 * @param among which of what is sold is meant, where it is not all: the same for the same offers
 */
export async function nextFreeStarts(
  work: Work,
  providerIds: readonly number[],
  offersOf: OffersOf,
  among = '',
): Promise<Map<number, readonly NextFreeStart[]>> {
  const minute = epochMinutesOf(work.now());
  const { promise: all, resolve, reject } = Promise.withResolvers<Map<number, NextFreeStart[]>>();
  const unknown: number[] = [];
  const answers = providerIds.map(async (id): Promise<[number, readonly NextFreeStart[]]> => {
    const answer = await work.cache.getOrCompute(calendarScope(id), `next:${minute} ${among}`, async () => {
      unknown.push(id);
      return (await all).get(id) ?? [];
    });
    return [id, answer];
  });
  computeNextStarts(work, unknown, offersOf).then(resolve, reject);
  return new Map(await Promise.all(answers));
}

async function computeNextStarts(
  work: Work,
  providerIds: readonly number[],
  offersOf: OffersOf,
): Promise<Map<number, NextFreeStart[]>> {
  const ofProvider = await offersOf(work, providerIds);
  const wanted = [...ofProvider].map(([providerId, list]) => ({
    providerId,
    resourceIds: resourcesOf(list),
  }));
  const from = new Date(work.now().getTime() - 86_400_000);
  const to = new Date(work.now().getTime() + (DAYS_AHEAD + 2) * 86_400_000);
  const rows = await readCalendarRowsOfMany(work, wanted, { from, to });
  return new Map(
    [...ofProvider].map(([providerId, list]) => {
      const calendar = rows.get(providerId);
      return [providerId, calendar ? startsOf(work, list, calendar) : []];
    }),
  );
}

function resourcesOf(offers: readonly BookableOffer[]): number[] {
  const ids = offers.flatMap(({ people, equipment }) =>
    [...people, ...equipment].map(({ resourceId }) => resourceId),
  );
  return [...new Set(ids)];
}

function startsOf(work: Work, offers: readonly BookableOffer[], rows: CalendarRows): NextFreeStart[] {
  const holds = holdsThatCount(rows, work.now());
  const starts = offers.flatMap((bookable): NextFreeStart[] => {
    const offer = offerOnCalendar(bookable);
    const { zone, terms } = termsNow(offer, work.now());
    const today = localDateOf(zone, epochMinutesOf(work.now()));
    const lastDate = addDays(today, DAYS_AHEAD);
    const range = {
      from: startOfDay(zone, dayNumberOf(today) - 1),
      to: startOfDay(zone, dayNumberOf(lastDate) + 2),
    };
    const resources = offer.equipment.map((equipment) =>
      physicalResource(equipment, rows, holds, zone, range),
    );
    const people = offer.people.map(({ resourceId }) => personCalendar(resourceId, rows, holds));
    const question = { zone, now: work.now(), offer: terms, needs: offer.needs, resources };
    const first = firstOpenSlot(question, people, today, lastDate);
    if (first === null) return [];
    return [{ offerId: bookable.offerId, startsAt: dateOf(first), timeZone: bookable.provider.timeZone }];
  });
  return starts.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}
