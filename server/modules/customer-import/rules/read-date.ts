import type { LocalDate } from '#contracts/time.ts';
import { isLocalDate } from '#contracts/time.ts';

/** How dates are written where the year does not stand in front. */
export interface DateOrder {
  isMonthFirst: boolean;
}

const EARLIEST_YEAR = 1900;
const PARTS = /^(\d{1,2})[./\s-](\d{1,2})[./\s-](\d{2}|\d{4})$/;
/** What programs put after a date that they take for a moment. */
const CLOCK = /[T\s]\d{1,2}:\d{2}.*$/;

/** The first letters of the months, as English and Italian lists write them. */
const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'gen'],
  ['feb'],
  ['mar'],
  ['apr'],
  ['may', 'mag'],
  ['jun', 'giu'],
  ['jul', 'lug'],
  ['aug', 'ago'],
  ['sep', 'set'],
  ['oct', 'ott'],
  ['nov'],
  ['dec', 'dic'],
];

/**
 * A date of birth as lists write them: 1990-12-31, 31/12/1990, 12/31/1990, 31.12.90, 31 dicembre 1990, Dec 31, 1990.
 * @param today a year of two digits is the last one that is not to come
 * @returns null for anything else, and for a day that is not in the calendar or is to come
 */
export function readDate(typed: string, order: DateOrder, today: LocalDate): LocalDate | null {
  const date = readAnyDate(typed, order, (year) => lastYear(year, today));
  return date !== null && date <= today ? date : null;
}

/**
 * A date that may be to come, such as the last day of something, written as a date of birth may be.
 * @param today a year of two digits is the one nearest to it
 * @returns null for anything else, and for a day that is not in the calendar
 */
export const readOwnDate = (typed: string, order: DateOrder, today: LocalDate): LocalDate | null =>
  readAnyDate(typed, order, (year) => nearestYear(year, today));

function readAnyDate(
  typed: string,
  { isMonthFirst }: DateOrder,
  wholeYear: (year: string) => string,
): LocalDate | null {
  const text = typed.trim().replace(CLOCK, '').trim();
  const found = yearFirst(text) ?? inNumbers(text, isMonthFirst) ?? inWords(text);
  if (!found) return null;
  const [year, month, day] = found;
  const date = [year.length === 4 ? year : wholeYear(year), pad(month), pad(day)].join('-');
  return isLocalDate(date, EARLIEST_YEAR) ? date : null;
}

/** Year, month and day as they are written. */
type Written = [year: string, month: string, day: string];

function yearFirst(text: string): Written | null {
  const [, year, month, day] = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})$/.exec(text) ?? [];
  return year && month && day ? [year, month, day] : null;
}

function inNumbers(text: string, isMonthFirst: boolean): Written | null {
  const [, first, second, year] = PARTS.exec(text) ?? [];
  if (!first || !second || !year) return null;
  return isMonthFirst ? [year, first, second] : [year, second, first];
}

function inWords(text: string): Written | null {
  const words = text
    .toLowerCase()
    .split(/[\s,.-]+/)
    .filter((word) => word !== '');
  if (words.length !== 3) return null;
  const at = words.findIndex((word) => /^\p{L}{3,}$/u.test(word));
  const month = MONTHS.findIndex((names) => names.some((name) => words[at]?.startsWith(name)));
  if (month === -1 || at > 1) return null;
  const [day = '', year = ''] = words.filter((_word, place) => place !== at);
  return /^\d{1,2}$/.test(day) && /^\d{2}(?:\d{2})?$/.test(year) ? [year, String(month + 1), day] : null;
}

function lastYear(year: string, today: LocalDate): string {
  const century = Number(today.slice(0, 2)) - (Number(year) > Number(today.slice(2, 4)) ? 1 : 0);
  return `${century}${year}`;
}

function nearestYear(year: string, today: LocalDate): string {
  const now = Number(today.slice(0, 4));
  const ago = (now - Number(year)) % 100;
  return String(ago < 50 ? now - ago : now - ago + 100);
}

const pad = (part: string): string => part.padStart(2, '0');

/** Whether some dates can only be meant with the month in front: one has a second number above 12, and none a first. */
export function areMonthFirst(dates: readonly string[]): boolean {
  const parts = dates.flatMap((date) => {
    const [, first, second] = PARTS.exec(date.trim().replace(CLOCK, '').trim()) ?? [];
    return first && second ? [[Number(first), Number(second)] as const] : [];
  });
  return parts.some(([, second]) => second > 12) && parts.every(([first]) => first <= 12);
}
