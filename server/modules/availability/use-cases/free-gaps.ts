import { dateOf, dayNumberOf, startOfDay } from '#contracts/time.ts';
import type { EpochMinutes, LocalDate } from '#contracts/time.ts';
import type { BookableOffer } from '#server/modules/catalog/index.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Gap } from '../rules/gaps.ts';
import { joinedGaps } from '../rules/gaps.ts';
import { openSlots } from '../rules/open-slots.ts';
import { readCalendarRows } from '../store/calendar-rows.ts';
import { holdsThatCount, personCalendar, physicalResource } from './calendars.ts';
import { offerOnCalendar, termsNow } from './offer-on-calendar.ts';

/** Time of one person in which at least one of the offers still fits. */
export interface FreeGap extends Gap {
  resourceId: number;
}

/**
 * Where on a local date what is left of somebody's time could be sold: every start that the rules offer, with the room and things it needs, joined to gaps; so
 * each is as long as the shortest offer that fits. As the desk books, without the notice that calls from outside need. Offers for groups are
 * left out: their free seats are no free time. One read, however many offers and people; soonest first.
 */
export async function freeGaps(
  work: Work,
  { offers, date }: { offers: readonly BookableOffer[]; date: LocalDate },
): Promise<FreeGap[]> {
  const single = offers.filter(({ capacity }) => capacity === 1).map((offer) => offerOnCalendar(offer));
  const [first] = single;
  if (!first) return [];
  const { zone } = termsNow(first, work.now());
  const day = dayNumberOf(date);
  // A block of the evening before and buffers reach over the edges.
  const range = { from: startOfDay(zone, day - 1), to: startOfDay(zone, day + 2) };
  const ids = single.flatMap(({ people, equipment }) =>
    [...people, ...equipment].map(({ resourceId }) => resourceId),
  );
  const rows = await readCalendarRows(
    work,
    { providerId: first.providerId, resourceIds: [...new Set(ids)] },
    { from: dateOf(range.from), to: dateOf(range.to) },
  );
  const holds = holdsThatCount(rows, work.now());
  const startsOf = new Map<number, Gap[]>();
  for (const offer of single) {
    const { terms } = termsNow(offer, work.now());
    const resources = offer.equipment.map((thing) => physicalResource(thing, rows, holds, zone, range));
    const question = {
      zone,
      now: work.now(),
      offer: { ...terms, noticeMinutes: 0 },
      needs: offer.needs,
      resources,
    };
    for (const { resourceId } of offer.people) {
      const starts = openSlots(question, [personCalendar(resourceId, rows, holds)], date, date);
      const known = startsOf.get(resourceId) ?? [];
      startsOf.set(resourceId, known.concat(joinedGaps(starts.map(spanFor(terms.durationMinutes)))));
    }
  }
  return [...startsOf]
    .flatMap(([resourceId, gaps]) => joinedGaps(gaps).map((gap) => ({ resourceId, ...gap })))
    .toSorted((one, other) => one.from - other.from || one.resourceId - other.resourceId);
}

const spanFor =
  (minutes: number) =>
  (from: EpochMinutes): Gap => ({ from, to: from + minutes });
