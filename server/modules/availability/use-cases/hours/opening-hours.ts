import { isLocalDate, ISO_WEEKDAYS } from '#contracts/time.ts';
import type { IsoWeekday, LocalDate } from '#contracts/time.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import type { MinuteSpan, WorkingBlock } from '../../rules/working-week.ts';
import { spansOfDay, workingWeekOf } from '../../rules/working-week.ts';
import { lockHoursVersion, raiseHoursVersion } from '../../store/hours-versions.ts';
import type { OpeningHoursRows } from '../../store/opening-hours.ts';
import { replaceOpeningHours } from '../../store/opening-hours.ts';
import { announceHoursChanged, expectRealTimes, placeAndToday } from './change-hours.ts';

/** When a center is open, in minutes of the day; an end before the start lies on the next day. */
export interface OpeningHoursToSave {
  weekly: readonly WorkingBlock[];
  /** Each date once; without times it is closed. */
  dates?: readonly { date: LocalDate; times: readonly MinuteSpan[] }[];
}

/**
 * Writes the opening hours of a provider over. They stand on its page and are the first week that a new colleague is shown;
 * no booking is bound by them.
 * @throws Refusal invalidDates for times that are none, lie over each other or are skipped by the clock on their date; notFound
 */
export async function saveOpeningHours(
  work: Work,
  providerId: number,
  hours: OpeningHoursToSave,
): Promise<void> {
  const { zone } = await placeAndToday(work, providerId);
  const rows = { weekly: expectWeek(hours.weekly), dates: expectDates(hours.dates ?? []) };
  expectRealTimes(
    zone,
    rows.dates.flatMap(({ date, times }, index) =>
      times.flatMap(({ startMinute, endMinute }) => [
        { date, minute: startMinute, field: `dates.${index}.times` },
        { date, minute: endMinute, field: `dates.${index}.times` },
      ]),
    ),
  );
  await work.transaction(async (tx) => {
    const of = { providerId, resourceId: null };
    await lockHoursVersion(tx, of);
    await replaceOpeningHours(tx, providerId, rows);
    await raiseHoursVersion(tx, of);
    await announceHoursChanged(tx, of);
  });
}

function expectWeek(blocks: readonly WorkingBlock[]): (MinuteSpan & { weekday: IsoWeekday })[] {
  const result = workingWeekOf(blocks);
  if ('problem' in result)
    throw new Refusal('invalidDates', { affected: [`weekly.${blocks.indexOf(result.block)}`] });
  const { week } = result;
  return ISO_WEEKDAYS.flatMap((weekday) => (week[weekday] ?? []).map((span) => ({ weekday, ...span })));
}

function expectDates(dates: NonNullable<OpeningHoursToSave['dates']>): OpeningHoursRows['dates'] {
  return dates.map(({ date, times }, index) => {
    const isAgain = dates.findIndex((other) => other.date === date) < index;
    const result = spansOfDay(times);
    if (!isLocalDate(date) || isAgain || 'problem' in result)
      throw new Refusal('invalidDates', { affected: [`dates.${index}.${isAgain ? 'date' : 'times'}`] });
    return { date, times: [...result.spans] };
  });
}
