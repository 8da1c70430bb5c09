import {
  dayNumberOf,
  dayOf,
  ISO_WEEKDAYS,
  isoWeekdayOfDay,
  localDateOf,
  localDateOfDay,
  MINUTES_PER_DAY,
} from '#contracts/time.ts';
import type { DayNumber, IsoWeekday, LocalDate } from '#contracts/time.ts';
import { holidayInterval, lastDateOf } from './closures.ts';
import type { Interval } from './interval.ts';
import { openStarts } from './open-slots.ts';
import { earliestStart } from './question.ts';
import type { AvailabilityQuestion, PersonCalendar } from './question.ts';
import type { WorkingHours } from './working-hours.ts';
import { blocksOn, isDated } from './working-hours.ts';

/** The specification's Availability (section 3) and the dates that have a free start. */
export interface AvailabilityDates {
  /** ISO weekdays on which somebody works. */
  readonly availableDays: IsoWeekday[];
  /** First and last bookable date; minDate is after maxDate when there is none. */
  readonly minDate: LocalDate;
  readonly maxDate: LocalDate;
  /** Closings that hold for everybody asked. */
  readonly holidays: (Interval & { readonly isWholeDay: boolean })[];
  readonly freeDates: LocalDate[];
}

/** The local dates of the range on which `openSlots` has an answer, ascending. */
export function freeDates(
  question: AvailabilityQuestion,
  people: readonly PersonCalendar[],
  fromDate: LocalDate,
  toDate: LocalDate,
): LocalDate[] {
  const { stepMinutes } = question.offer;
  const free = new Set<DayNumber>();
  for (const { from, to } of openStarts(question, people, fromDate, toDate).runs()) {
    const lastDay = dayOf(question.zone, to - stepMinutes);
    for (let day = dayOf(question.zone, from); day <= lastDay; day++) free.add(day);
  }
  return [...free].sort((one, other) => one - other).map(localDateOfDay);
}

/** `freeDates` with the frame that a calendar shows around them. The range is what the caller is willing to look at. */
export function availabilityDates(
  question: AvailabilityQuestion,
  people: readonly PersonCalendar[],
  fromDate: LocalDate,
  toDate: LocalDate,
): AvailabilityDates {
  const { zone, offer } = question;
  const earliestDate = localDateOf(zone, earliestStart(question));
  const lastOfPeriod = offer.period && lastDateOf(offer.period);
  return {
    availableDays: availableDays(people, dayNumberOf(fromDate), dayNumberOf(toDate)),
    minDate: latest(fromDate, earliestDate, offer.period?.fromDate),
    maxDate: earliest(toDate, offer.lastBookableDate, lastOfPeriod),
    holidays: commonHolidays(question, people, fromDate, toDate),
    freeDates: freeDates(question, people, fromDate, toDate),
  };
}

function availableDays(
  people: readonly PersonCalendar[],
  firstDay: DayNumber,
  lastDay: DayNumber,
): IsoWeekday[] {
  const worked = people.map(({ hours }) => workedWeekdays(hours, firstDay, lastDay));
  return ISO_WEEKDAYS.filter((weekday) => worked.some((weekdays) => weekdays.has(weekday)));
}

/** Also those on whose morning a block of the evening before ends. Of a week for good one look is enough. */
function workedWeekdays(hours: WorkingHours, firstDay: DayNumber, lastDay: DayNumber): Set<IsoWeekday> {
  const weekdays = new Set<IsoWeekday>();
  const last = isDated(hours) ? lastDay : firstDay + 6;
  for (let day = firstDay; day <= last; day++) {
    const isWorked = blocksOn(hours, day).length > 0;
    const isNight = blocksOn(hours, day - 1).some(({ endMinute }) => endMinute > MINUTES_PER_DAY);
    if (isWorked || isNight) weekdays.add(isoWeekdayOfDay(day));
  }
  return weekdays;
}

function commonHolidays(
  { zone }: AvailabilityQuestion,
  people: readonly PersonCalendar[],
  fromDate: LocalDate,
  toDate: LocalDate,
): AvailabilityDates['holidays'] {
  const [first, ...others] = people.map(({ holidays }) =>
    holidays
      .filter((holiday) => holiday.fromDate <= toDate && holiday.toDate >= fromDate)
      .map((holiday) => ({ ...holidayInterval(zone, holiday), isWholeDay: holiday.isWholeDay })),
  );
  const isCommon = (one: Interval) =>
    others.every((list) => list.some((other) => other.from === one.from && other.to === one.to));
  return (first ?? []).filter(isCommon).sort((one, other) => one.from - other.from);
}

function latest(date: LocalDate, ...others: (LocalDate | null | undefined)[]): LocalDate {
  return others.reduce<LocalDate>((max, other) => (other && other > max ? other : max), date);
}

function earliest(date: LocalDate, ...others: (LocalDate | null | undefined)[]): LocalDate {
  return others.reduce<LocalDate>((min, other) => (other && other < min ? other : min), date);
}
