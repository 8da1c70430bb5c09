import type { IsoWeekday } from '#contracts/time.ts';

export interface WeeklySpan {
  weekday: IsoWeekday;
  /** Minutes of the local day. */
  startMinute: number;
  endMinute: number;
}

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/**
 * Reads times of a week written as `mon-fri 9-13 14:30-19`: a day or a row of days, then the hours of each.
 * @throws Error for anything else: the town's data is wrong then
 */
export function weeklySpans(lines: readonly string[]): WeeklySpan[] {
  return lines.flatMap((line) => {
    const [days = '', ...hours] = line.split(' ');
    if (hours.length === 0) throw new Error(`No hours in "${line}"`);
    return weekdaysOf(days).flatMap((weekday) => hours.map((span) => ({ weekday, ...minutesOf(span) })));
  });
}

/** Reads `14-16:30`. @throws Error for anything else */
export function minutesOf(span: string): { startMinute: number; endMinute: number } {
  const [start = '', end = ''] = span.split('-');
  return { startMinute: minuteOf(start), endMinute: minuteOf(end) };
}

function weekdaysOf(text: string): IsoWeekday[] {
  const [first = '', last = first] = text.split('-');
  const [from, to] = [DAYS.indexOf(first), DAYS.indexOf(last)];
  if (from < 0 || to < from) throw new Error(`No row of weekdays: "${text}"`);
  // Positions 0 to 6 in the list are the weekdays 1 to 7.
  return DAYS.slice(from, to + 1).map((_, index) => (from + index + 1) as IsoWeekday);
}

function minuteOf(text: string): number {
  const match = /^(\d{1,2})(?::(\d{2}))?$/.exec(text);
  if (!match) throw new Error(`No time of day: "${text}"`);
  return Number(match[1]) * 60 + Number(match[2] ?? 0);
}
