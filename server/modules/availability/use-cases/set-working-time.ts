import { RESOURCE_KINDS } from '#contracts/statuses.ts';
import { ISO_WEEKDAYS, isLocalDate, isoWeekday } from '#contracts/time.ts';
import type { IsoWeekday, LocalDate } from '#contracts/time.ts';
import { resourcesOf } from '#server/modules/staff/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import type { MinuteSpan, WorkingBlock } from '../rules/working-week.ts';
import { isWithinWorkingTime, minuteSpanOf, workingWeekOf } from '../rules/working-week.ts';
import { insertBreak, insertHoliday, readWorkingTimes, replaceWorkingTime } from '../store/schedules.ts';
import { calendarScope } from './calendar-scope.ts';
import { storedWeek } from './calendars.ts';

/**
 * Replaces the working week of one person or thing; blocks in minutes of the local day, an end before the start lies on
 * the next day.
 * @throws Refusal invalidDates for minutes outside the day, empty or overlapping blocks
 */
export async function setWorkingTime(
  work: Work,
  schedule: { providerId: number; resourceId: number; blocks: readonly WorkingBlock[] },
): Promise<void> {
  const normalised = workingWeekOf(schedule.blocks);
  if ('problem' in normalised) throw new Refusal('invalidDates', { affected: ['schedules'] });
  const spans = ISO_WEEKDAYS.flatMap((weekday) =>
    (normalised.week[weekday] ?? []).map((block) => ({ weekday, ...block })),
  );
  await work.transaction(async (tx) => {
    await replaceWorkingTime(tx, schedule.providerId, schedule.resourceId, spans);
    tx.invalidate(calendarScope(schedule.providerId));
  });
}

/** Every week on a weekday, or once on a date: the day on which it begins. */
type BreakDay = { weekday: IsoWeekday } | { date: LocalDate };

/**
 * A break of one person or thing. A person's lies inside their working time (specification sections 3 and 5), night shifts
 * included; a thing has none, and may be out of use whenever.
 * @throws Refusal invalidDates
 */
export async function addBreak(
  work: Work,
  wanted: { providerId: number; resourceId: number; on: BreakDay; startMinute: number; endMinute: number },
): Promise<void> {
  const span = minuteSpanOf(wanted);
  if (typeof span === 'string' || ('date' in wanted.on && !isLocalDate(wanted.on.date)))
    throw new Refusal('invalidDates');
  if (!(await isWorked(work, wanted, span)))
    throw new Refusal('invalidDates', { affected: ['startTime', 'endTime'] });
  await insertBreak(work, { ...wanted, ...span });
  work.invalidate(calendarScope(wanted.providerId));
}

async function isWorked(
  work: Work,
  { providerId, resourceId, on }: { providerId: number; resourceId: number; on: BreakDay },
  span: MinuteSpan,
): Promise<boolean> {
  const [resource] = await resourcesOf(work, providerId, [resourceId]);
  if (resource?.kind === RESOURCE_KINDS.physical) return true;
  const week = storedWeek(resourceId, await readWorkingTimes(work, providerId));
  return isWithinWorkingTime(week, 'date' in on ? isoWeekday(on.date) : on.weekday, span);
}

/**
 * Closes the whole provider (`resourceId` null) or one person or thing. Local wall times, the end not included; a whole
 * day runs from midnight to midnight.
 * @throws Refusal invalidStartDateBeforeEndDate
 */
export async function addHoliday(
  work: Work,
  holiday: {
    providerId: number;
    resourceId: number | null;
    startsLocal: string;
    endsLocal: string;
    isWholeDay: boolean;
    name: string | null;
  },
): Promise<void> {
  if (holiday.endsLocal <= holiday.startsLocal) throw new Refusal('invalidStartDateBeforeEndDate');
  await insertHoliday(work, holiday);
  work.invalidate(calendarScope(holiday.providerId));
}
