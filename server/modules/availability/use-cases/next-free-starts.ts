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
  startsAt: Date;
  timeZone: string;
}

/** What is sold by some providers, by provider; which of their offers those are is for whoever asks to say. */
export type OffersOf = (work: Work, providerIds: readonly number[]) => Promise<Map<number, BookableOffer[]>>;

/** How far a card looks ahead. */
const DAYS_AHEAD = 14;

/**
 * The next free start of what each provider sells, with anyone, within two weeks: one batched read for all of them,
 * remembered for a moment. A provider without one, or that sells nothing, answers null.
 * @param among which of what is sold is meant, where it is not all: the same for the same offers
 */
export async function nextFreeStarts(
  work: Work,
  providerIds: readonly number[],
  offersOf: OffersOf,
  among = '',
): Promise<Map<number, NextFreeStart | null>> {
  const minute = epochMinutesOf(work.now());
  const { promise: all, resolve, reject } = Promise.withResolvers<Map<number, NextFreeStart | null>>();
  const unknown: number[] = [];
  const answers = providerIds.map(async (id): Promise<[number, NextFreeStart | null]> => {
    const answer = await work.cache.getOrCompute(calendarScope(id), `next:${minute} ${among}`, async () => {
      unknown.push(id);
      return (await all).get(id) ?? null;
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
): Promise<Map<number, NextFreeStart | null>> {
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
      return [providerId, calendar ? earliestOf(work, list, calendar) : null];
    }),
  );
}

function resourcesOf(offers: readonly BookableOffer[]): number[] {
  const ids = offers.flatMap(({ people, equipment }) =>
    [...people, ...equipment].map(({ resourceId }) => resourceId),
  );
  return [...new Set(ids)];
}

function earliestOf(work: Work, offers: readonly BookableOffer[], rows: CalendarRows): NextFreeStart | null {
  const holds = holdsThatCount(rows, work.now());
  const starts = offers.flatMap((bookable) => {
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
    return firstOpenSlot(question, people, today, lastDate) ?? [];
  });
  const [first] = offers;
  if (!first || starts.length === 0) return null;
  return { startsAt: dateOf(Math.min(...starts)), timeZone: first.provider.timeZone };
}
