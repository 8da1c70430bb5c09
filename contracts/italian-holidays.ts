import type { LocalDate } from './time.ts';
import { addDays } from './time.ts';

/** The national holidays of Italy (law 260/1949 as it stands; 4 October since 2026 by law 151/2025). */
export const ITALIAN_HOLIDAYS = [
  'newYear',
  'epiphany',
  'easter',
  'easterMonday',
  'liberation',
  'labour',
  'republic',
  'assumption',
  'saintFrancis',
  'allSaints',
  'immaculate',
  'christmas',
  'saintStephen',
] as const;
export type ItalianHoliday = (typeof ITALIAN_HOLIDAYS)[number];

const FIRST_YEAR_OF_SAINT_FRANCIS = 2026;

/** Easter Sunday of a year of the Gregorian calendar, by the rule of Meeus, Jones and Butcher. */
export function easterOf(year: number): LocalDate {
  const golden = year % 19;
  const [century, ofCentury] = [Math.floor(year / 100), year % 100];
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const day = epact + toSunday - 7 * late + 114;
  return dateOf(year, Math.floor(day / 31), (day % 31) + 1);
}

/** The holidays of a year in their order; Easter may fall on one that has its own date, and both are named. */
export function italianHolidays(year: number): { date: LocalDate; holiday: ItalianHoliday }[] {
  const easter = easterOf(year);
  const dates: Record<ItalianHoliday, LocalDate> = {
    newYear: dateOf(year, 1, 1),
    epiphany: dateOf(year, 1, 6),
    easter,
    easterMonday: addDays(easter, 1),
    liberation: dateOf(year, 4, 25),
    labour: dateOf(year, 5, 1),
    republic: dateOf(year, 6, 2),
    assumption: dateOf(year, 8, 15),
    saintFrancis: dateOf(year, 10, 4),
    allSaints: dateOf(year, 11, 1),
    immaculate: dateOf(year, 12, 8),
    christmas: dateOf(year, 12, 25),
    saintStephen: dateOf(year, 12, 26),
  };
  return ITALIAN_HOLIDAYS.filter(
    (holiday) => holiday !== 'saintFrancis' || year >= FIRST_YEAR_OF_SAINT_FRANCIS,
  )
    .map((holiday) => ({ date: dates[holiday], holiday }))
    .toSorted((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
}

/** The next of them from a date on, that date included, within twelve months. */
export function comingItalianHolidays(today: LocalDate): { date: LocalDate; holiday: ItalianHoliday }[] {
  const year = Number(today.slice(0, 4));
  const inAYear = `${year + 1}${today.slice(4)}`;
  return [...italianHolidays(year), ...italianHolidays(year + 1)].filter(
    ({ date }) => date >= today && date < inAYear,
  );
}

function dateOf(year: number, month: number, day: number): LocalDate {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
