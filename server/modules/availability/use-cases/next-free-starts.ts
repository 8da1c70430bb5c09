import { addDays, dateOf, dayNumberOf, epochMinutesOf, localDateOf, startOfDay } from '#contracts/time.ts';
import type { BookableOffer } from '#server/modules/catalog/index.ts';
import type { Work } from '#server/kernel/work.ts';
import { firstOpenSlots } from '../rules/open-slots.ts';
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
  return remembered(work, providerIds, `next ${among}`, (unknown) =>
    computeStarts(work, unknown, offersOf, { most: 1, on: null }),
  );
}

/** Days that free times can be asked for, each in the provider's own zone. */
export type FreeDay = 'today' | 'tomorrow';

/** So far apart: times that follow each other closely say no more than the first of them. */
const MINUTES_APART = 60;
const MOST_TIMES = 3;

/**
 * The next free times of each provider, with anyone, within two weeks or on one day: at most three, an hour or more apart, each with an offer that begins then.
 * @param among as for `nextFreeStarts`
 */
export function nextFreeTimes(
  work: Work,
  providerIds: readonly number[],
  offersOf: OffersOf,
  { among = '', on = null }: { among?: string | undefined; on?: FreeDay | null },
): Promise<Map<number, readonly NextFreeStart[]>> {
  return remembered(work, providerIds, `times ${on ?? ''} ${among}`, async (unknown) => {
    const starts = await computeStarts(work, unknown, offersOf, { most: MOST_TIMES, on });
    return new Map([...starts].map(([id, list]) => [id, apart(list)]));
  });
}

/** The first of ascending starts and what comes an hour or more after the one before. */
function apart(starts: readonly NextFreeStart[]): NextFreeStart[] {
  const chosen: NextFreeStart[] = [];
  for (const start of starts) {
    const last = chosen.at(-1)?.startsAt.getTime() ?? -Infinity;
    if (chosen.length < MOST_TIMES && start.startsAt.getTime() - last >= MINUTES_APART * 60_000)
      chosen.push(start);
  }
  return chosen;
}

/** What is computed once for all providers that are not known at this minute. */
async function remembered(
  work: Work,
  providerIds: readonly number[],
  question: string,
  compute: (unknown: readonly number[]) => Promise<Map<number, NextFreeStart[]>>,
): Promise<Map<number, readonly NextFreeStart[]>> {
  const minute = epochMinutesOf(work.now());
  const { promise: all, resolve, reject } = Promise.withResolvers<Map<number, NextFreeStart[]>>();
  const unknown: number[] = [];
  const answers = providerIds.map(async (id): Promise<[number, readonly NextFreeStart[]]> => {
    const answer = await work.cache.getOrCompute(
      calendarScope(id),
      `starts:${minute} ${question}`,
      async () => {
        unknown.push(id);
        return (await all).get(id) ?? [];
      },
    );
    return [id, answer];
  });
  compute(unknown).then(resolve, reject);
  return new Map(await Promise.all(answers));
}

/** How many starts of each offer, and on which day alone. */
interface StartsWanted {
  most: number;
  on: FreeDay | null;
}

async function computeStarts(
  work: Work,
  providerIds: readonly number[],
  offersOf: OffersOf,
  wanted: StartsWanted,
): Promise<Map<number, NextFreeStart[]>> {
  const ofProvider = await offersOf(work, providerIds);
  const asked = [...ofProvider].map(([providerId, list]) => ({
    providerId,
    resourceIds: resourcesOf(list),
  }));
  const from = new Date(work.now().getTime() - 86_400_000);
  const to = new Date(work.now().getTime() + (DAYS_AHEAD + 2) * 86_400_000);
  const rows = await readCalendarRowsOfMany(work, asked, { from, to });
  return new Map(
    [...ofProvider].map(([providerId, list]) => {
      const calendar = rows.get(providerId);
      return [providerId, calendar ? startsOf(work, list, calendar, wanted) : []];
    }),
  );
}

function resourcesOf(offers: readonly BookableOffer[]): number[] {
  const ids = offers.flatMap(({ people, equipment }) =>
    [...people, ...equipment].map(({ resourceId }) => resourceId),
  );
  return [...new Set(ids)];
}

function startsOf(
  work: Work,
  offers: readonly BookableOffer[],
  rows: CalendarRows,
  { most, on }: StartsWanted,
): NextFreeStart[] {
  const holds = holdsThatCount(rows, work.now());
  const starts = offers.flatMap((bookable): NextFreeStart[] => {
    const offer = offerOnCalendar(bookable);
    const { zone, terms } = termsNow(offer, work.now());
    const today = localDateOf(zone, epochMinutesOf(work.now()));
    const firstDate = on === 'tomorrow' ? addDays(today, 1) : today;
    const lastDate = on === null ? addDays(today, DAYS_AHEAD) : firstDate;
    const range = {
      from: startOfDay(zone, dayNumberOf(today) - 1),
      to: startOfDay(zone, dayNumberOf(lastDate) + 2),
    };
    const resources = offer.equipment.map((equipment) =>
      physicalResource(equipment, rows, holds, zone, range),
    );
    const people = offer.people.map(({ resourceId }) => personCalendar(resourceId, rows, holds));
    const question = { zone, now: work.now(), offer: terms, needs: offer.needs, resources };
    return firstOpenSlots(
      question,
      people,
      { from: firstDate, to: lastDate },
      { most, apart: MINUTES_APART },
    ).map((at) => ({
      offerId: bookable.offerId,
      startsAt: dateOf(at),
      timeZone: bookable.provider.timeZone,
    }));
  });
  return starts.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}
