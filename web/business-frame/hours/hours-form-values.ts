import { ISO_WEEKDAYS } from '#contracts/time.ts';
import { formatMinuteOfDay, parseTypedTime } from '#contracts/time-text.ts';
import { textOf } from '#web/lib/form-text.ts';
import { SOME_MONDAY } from './layers.ts';
import type { Times, Turns } from './layers.ts';

/** From when until when, as it is typed. */
export interface HoursFormValues {
  from: string;
  to: string;
}
/** By ISO weekday; the place 0 stays empty. */
export type WeekFormValues = readonly (readonly HoursFormValues[])[];
/** One week, or up to four that take turns. */
export interface RotationFormValues {
  weeks: readonly WeekFormValues[];
  anchorDate: string;
}

/** A line that somebody filled in, with the name that its two fields begin with. */
export type HoursLineFormValues = HoursFormValues & { name: string };

const MOST_WEEKS = 4;

/** A contract's minutes as they stand in the form. */
export const formValuesOf = ({ startMinute, endMinute }: Omit<Times, 'weekday'>): HoursFormValues => ({
  from: formatMinuteOfDay(startMinute),
  to: formatMinuteOfDay(endMinute),
});

export const weekFormValuesOf = (times: readonly Times[]): WeekFormValues =>
  Array.from({ length: 8 }, (_, weekday) => times.filter((one) => one.weekday === weekday).map(formValuesOf));

export const rotationFormValuesOf = ({ weeks, anchorDate }: Turns): RotationFormValues => ({
  weeks: weeks.map(weekFormValuesOf),
  anchorDate: weeks.length > 1 ? anchorDate : '',
});

/** The lines below a name, `times.0.startMinute`, in the order in which they were sent; those that were left empty are none. */
export function linesIn(form: FormData, prefix: string): HoursLineFormValues[] {
  const lines = new Map<string, HoursLineFormValues>();
  for (const [name, value] of form) {
    if (typeof value !== 'string' || !name.startsWith(`${prefix}.`)) continue;
    const [, number, end] = /^(\d{1,3})\.(startMinute|endMinute)$/.exec(name.slice(prefix.length + 1)) ?? [];
    if (number === undefined) continue;
    const line = lines.get(number) ?? { name: `${prefix}.${number}`, from: '', to: '' };
    lines.set(number, end === 'startMinute' ? { ...line, from: value } : { ...line, to: value });
  }
  return [...lines.values()].filter(({ from, to }) => (from + to).trim() !== '');
}

/** How many weeks a form says take turns. */
const countIn = (form: FormData): number =>
  Math.min(MOST_WEEKS, Math.max(1, Math.trunc(Number(textOf(form, 'turns'))) || 1));

/** What was typed of weeks, to show it again. */
export function rotationFormValuesIn(form: FormData): RotationFormValues {
  const weeks = Array.from({ length: countIn(form) }, (_, week) =>
    Array.from({ length: 8 }, (_day, weekday) => linesIn(form, `weeks.${week}.${weekday}`)),
  );
  return { weeks, anchorDate: textOf(form, 'anchorDate') };
}

/** Times as they were read, and the names of the fields that they came from. */
export interface ReadTurns {
  turns: Turns;
  /** By week, in the order of its times. */
  names: readonly (readonly string[])[];
  /** Names of fields in which no time stands. */
  unread: readonly string[];
}

/** The weeks of a form as the contract takes them. */
export function turnsIn(form: FormData): ReadTurns {
  const weeks = Array.from({ length: countIn(form) }, (_, week) =>
    ISO_WEEKDAYS.flatMap((weekday) =>
      linesIn(form, `weeks.${week}.${weekday}`).map((line) => ({ weekday, ...line })),
    ),
  );
  const lines = weeks.flat();
  return {
    turns: {
      weeks: weeks.map((week) => week.map((line) => ({ weekday: line.weekday, ...minutesOf(line) }))),
      anchorDate: textOf(form, 'anchorDate') || SOME_MONDAY,
    },
    names: weeks.map((week) => week.map(({ name }) => name)),
    unread: lines.flatMap(unreadIn),
  };
}

/** Minutes of the local day; NaN for what is no time. */
export const minutesOf = ({ from, to }: HoursFormValues): { startMinute: number; endMinute: number } => ({
  startMinute: minuteOf(from) ?? Number.NaN,
  endMinute: minuteOf(to) ?? Number.NaN,
});

/** The fields of a line in which no time stands; nothing begins at 24:00. */
export function unreadIn({ name, from, to }: HoursLineFormValues): string[] {
  const [start, end] = [parseTypedTime(from), parseTypedTime(to)];
  return [
    ...(start === null || start === 1440 ? [`${name}.startMinute`] : []),
    ...(end === null ? [`${name}.endMinute`] : []),
  ];
}

/** A time as typed; undefined where nothing is, NaN where it is none. */
export const minuteOf = (typed: string): number | undefined =>
  typed.trim() === '' ? undefined : (parseTypedTime(typed) ?? Number.NaN);
