import { zoneOf } from '#contracts/time.ts';
import type { IsoWeekday } from '#contracts/time.ts';
import type { AvailabilityQuestion, OfferTerms, PersonCalendar } from '../question.ts';
import { workingWeekOf } from '../working-week.ts';
import type { WorkingBlock, WorkingWeek } from '../working-week.ts';

const WEEKDAYS: IsoWeekday[] = [1, 2, 3, 4, 5, 6, 7];

/** Half an hour every five minutes, asked long before, in Rome; a test states only what matters to it. */
export function aQuestion(
  offer: Partial<OfferTerms> = {},
  others: Partial<Omit<AvailabilityQuestion, 'offer'>> = {},
): AvailabilityQuestion {
  return {
    zone: zoneOf('Europe/Rome'),
    now: new Date('2026-01-01T00:00Z'),
    needs: [],
    resources: [],
    ...others,
    offer: {
      offerId: 1,
      durationMinutes: 30,
      prepareMinutes: 0,
      cleanupMinutes: 0,
      capacity: 1,
      stepMinutes: 5,
      period: null,
      noticeMinutes: 0,
      lastBookableDate: null,
      ...offer,
    },
  };
}

/** Works 09:00–18:00 every day unless told otherwise, with nothing in the way. */
export function aPerson(calendar: Partial<PersonCalendar> = {}): PersonCalendar {
  return { personId: 1, hours: everyDay([540, 1080]), breaks: [], holidays: [], busy: [], ...calendar };
}

/** The same blocks on every weekday, as local minutes. */
export function everyDay(...blocks: (readonly [number, number])[]): WorkingWeek {
  return aWeek(
    WEEKDAYS.flatMap((weekday) =>
      blocks.map(([startMinute, endMinute]) => ({ weekday, startMinute, endMinute })),
    ),
  );
}

export function aWeek(blocks: readonly WorkingBlock[]): WorkingWeek {
  const result = workingWeekOf(blocks);
  if ('problem' in result) throw new Error(`${result.problem}: ${JSON.stringify(result.block)}`);
  return result.week;
}
