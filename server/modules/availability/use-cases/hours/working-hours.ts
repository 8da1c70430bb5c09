import { dayNumberOf, isLocalDate, isoWeekday, localDateOfDay } from '#contracts/time.ts';
import type { DayNumber, LocalDate } from '#contracts/time.ts';
import { formatMinuteOfDay } from '#contracts/time-text.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Schedule, WrittenSchedule } from '../../rules/working-hours.ts';
import { ALWAYS, dayOfTwo, scheduleOf, workingHoursOf } from '../../rules/working-hours.ts';
import type { MinuteSpan, WorkingBlock } from '../../rules/working-week.ts';
import { spansOfDay } from '../../rules/working-week.ts';
import { lockHoursVersion, raiseHoursVersion } from '../../store/hours-versions.ts';
import { readHours, replaceDate, replaceSchedules } from '../../store/schedules.ts';
import { storedDates, storedSchedules } from '../stored-hours.ts';
import { expectBreaksKeepTheirPlace } from './breaks-in-hours.ts';
import { announceHoursChanged, expectRealTimes, expectResource, placeAndToday } from './change-hours.ts';

interface OfResource {
  providerId: number;
  resourceId: number;
}

/** The schedules of somebody and, where the new ones leave breaks no place, the breaks that go with the change. */
export interface HoursToSave {
  schedules: readonly WrittenSchedule[];
  withoutBreaks?: readonly number[];
}

/**
 * Writes all schedules of a person or thing over; hours of single dates stay. Blocks in minutes of the local day, an end before
 * the start lies on the next day.
 * @throws Refusal invalidDates for times that are none or lie over each other, dates in the wrong order, two schedules in force on
 * one date, or breaks that would lie outside; notFound
 */
export async function saveWorkingHours(work: Work, of: OfResource, hours: HoursToSave): Promise<void> {
  const schedules = hours.schedules.map(expectSchedule);
  const two = dayOfTwo(schedules);
  if (two) {
    const params = { known: 'twoSchedules', date: localDateOfDay(two.day) };
    const affected = [two.first, two.second].map((index) => `schedules.${index}.validFrom`);
    throw new Refusal('invalidDates', { affected, params });
  }
  await changeHours(work, of, hours.withoutBreaks ?? [], {
    after: (_before, dates) => ({ schedules, dates }),
    write: (tx) => replaceSchedules(tx, of, schedules),
  });
}

/** One week for good, in place of all schedules. @throws Refusal as `saveWorkingHours` */
export async function setWorkingTime(
  work: Work,
  { blocks, ...of }: OfResource & { blocks: readonly WorkingBlock[] },
): Promise<void> {
  await saveWorkingHours(work, of, { schedules: [{ ...ALWAYS, blocks }] });
}

function expectSchedule(written: WrittenSchedule, index: number): Schedule {
  const result = scheduleOf(written);
  if ('schedule' in result) return result.schedule;
  const { problem, block } = result;
  if (problem === 'datesInOrder')
    throw new Refusal('invalidStartDateBeforeEndDate', { affected: [`schedules.${index}.validTo`] });
  const place = block ? `.blocks.${written.blocks.indexOf(block)}` : '';
  throw overlapOr(problem, block, `schedules.${index}${place}`);
}

const overlapOr = (problem: string, at: MinuteSpan | undefined, field: string): Refusal =>
  new Refusal('invalidDates', {
    affected: [field],
    ...(problem === 'overlap' &&
      at && { params: { known: 'overlap', time: formatMinuteOfDay(at.startMinute) } }),
  });

/** Hours of one date: no times where nobody works; null for those of the week again. */
export interface HoursOfDate {
  date: LocalDate;
  times: readonly MinuteSpan[] | null;
  withoutBreaks?: readonly number[];
}

/**
 * Sets the hours of one date, in place of what would begin on it; a shift of the evening before runs to its end, or to where
 * these begin.
 * @throws Refusal as `saveWorkingHours`; invalidDates also for a time that the clock skips that night
 */
export async function setHoursOfDate(work: Work, of: OfResource, hours: HoursOfDate): Promise<void> {
  const { date } = hours;
  if (!isLocalDate(date)) throw new Refusal('invalidDates', { affected: ['date'] });
  const spans = hours.times && expectSpans(hours.times);
  const { zone } = await placeAndToday(work, of.providerId);
  expectRealTimes(
    zone,
    (spans ?? []).flatMap(({ startMinute, endMinute }, index) => [
      { date, minute: startMinute, field: `times.${index}.startMinute` },
      { date, minute: endMinute, field: `times.${index}.endMinute` },
    ]),
  );
  await changeHours(work, of, hours.withoutBreaks ?? [], {
    after: (schedules, dates) => {
      const others = [...dates].filter(([day]) => day !== dayNumberOf(date));
      return { schedules, dates: new Map(spans ? [...others, [dayNumberOf(date), spans]] : others) };
    },
    write: (tx) =>
      replaceDate(tx, of, date, spans && spans.map((span) => ({ weekday: isoWeekday(date), ...span }))),
  });
}

function expectSpans(times: readonly MinuteSpan[]): readonly MinuteSpan[] {
  const result = spansOfDay(times);
  if ('spans' in result) return result.spans;
  const { problem, span } = result;
  throw overlapOr(problem, span, `times.${times.findIndex((one) => one.startMinute === span.startMinute)}`);
}

type Dates = ReadonlyMap<DayNumber, readonly MinuteSpan[]>;
interface HoursChange {
  after(schedules: readonly Schedule[], dates: Dates): { schedules: readonly Schedule[]; dates: Dates };
  write(tx: Work): Promise<void>;
}

/** Under the lock of their hours, so that of a break and a change that come at once the second sees the first. */
async function changeHours(
  work: Work,
  of: OfResource,
  without: readonly number[],
  { after, write }: HoursChange,
): Promise<void> {
  await work.transaction(async (tx) => {
    const { isPerson } = await expectResource(tx, of);
    await lockHoursVersion(tx, of);
    if (isPerson) {
      const { today } = await placeAndToday(tx, of.providerId);
      const rows = await readHours(tx, { ...of, from: today });
      const schedules = storedSchedules(of.resourceId, rows);
      const dates = storedDates(of.resourceId, rows);
      const next = after(schedules, dates);
      await expectBreaksKeepTheirPlace(tx, of, {
        before: workingHoursOf(schedules, dates),
        after: workingHoursOf(next.schedules, next.dates),
        today: dayNumberOf(today),
        without,
      });
    }
    await write(tx);
    await raiseHoursVersion(tx, of);
    await announceHoursChanged(tx, of);
  });
}
