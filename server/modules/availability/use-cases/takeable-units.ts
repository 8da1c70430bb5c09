import { dateOf } from '#contracts/time.ts';
import type { EpochMinutes } from '#contracts/time.ts';
import type { Work } from '#server/kernel/work.ts';
import { coreOf } from '../rules/at-the-desk.ts';
import type { Holder } from '../rules/holder.ts';
import { overlaps } from '../rules/interval.ts';
import { bufferedReach, reachFrom, serviceReach } from '../rules/obstacles.ts';
import { readCalendarRows } from '../store/calendar-rows.ts';
import { holdsThatCount, physicalResource } from './calendars.ts';
import type { OfferOnCalendar } from './offer-on-calendar.ts';
import { termsNow } from './offer-on-calendar.ts';

/** A unit of what an offer may have. */
export interface TakeableUnit {
  resourceId: number;
  unit: number;
  /** Nobody else's service is in it, and it is in service. */
  isFree: boolean;
}

/** The units of all that an offer may have at a time, as somebody who is there already finds them; in one reading of the calendars. */
export async function takeableUnits(
  work: Work,
  { offer, at, holder }: { offer: OfferOnCalendar; at: EpochMinutes; holder: Holder },
): Promise<TakeableUnit[]> {
  if (offer.equipment.length === 0) return [];
  const { zone, terms } = termsNow(offer, work.now());
  const range = reachFrom(at, bufferedReach(terms));
  const service = reachFrom(at, serviceReach(terms));
  const rows = await readCalendarRows(
    work,
    {
      providerId: offer.providerId,
      resourceIds: offer.equipment.map(({ resourceId }) => resourceId),
    },
    { from: dateOf(range.from), to: dateOf(range.to) },
  );
  const holds = holdsThatCount(rows, work.now(), holder);
  return offer.equipment.flatMap((equipment) => {
    const { resourceId, quantity, busy } = physicalResource(equipment, rows, holds, zone, range);
    const taken = new Set(busy.filter((one) => overlaps(coreOf(one), service)).map(({ unit }) => unit));
    return Array.from({ length: quantity }, (_one, index) => ({
      resourceId,
      unit: index + 1,
      isFree: !taken.has(index + 1),
    }));
  });
}
