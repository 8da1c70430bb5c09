import { DAYS_TO_BEGIN } from '#contracts/memberships.ts';
import type { PassBeginning } from '#contracts/memberships.ts';
import { addDays } from '#contracts/time.ts';
import type { LocalDate } from '#contracts/time.ts';

/** The days in which passes of an offer are valid, by the center's date (specification section 3, `startTime` and `endTime` of an offer); null: no bound. */
export interface Season {
  seasonFrom: LocalDate | null;
  seasonUntil: LocalDate | null;
}

/** When a pass begins and ends; of one that begins with its first use, by when that is. */
export interface Days {
  startsOn: LocalDate | null;
  endsOn: LocalDate | null;
  startBy: LocalDate | null;
}

/** Whether the last day of a season is over. */
export const isSeasonOver = ({ seasonUntil }: Pick<Season, 'seasonUntil'>, today: LocalDate): boolean =>
  seasonUntil !== null && seasonUntil < today;

const earlier = (day: LocalDate, bound: LocalDate | null): LocalDate =>
  bound !== null && bound < day ? bound : day;
const later = (day: LocalDate, bound: LocalDate | null): LocalDate =>
  bound !== null && bound > day ? bound : day;

/** The days of a pass that begins on a day: as many as were sold, or until its season ends. */
export const daysOfUse = (
  { durationDays, seasonUntil }: Pick<Season, 'seasonUntil'> & { durationDays: number },
  startsOn: LocalDate,
): { startsOn: LocalDate; endsOn: LocalDate } => ({
  startsOn,
  endsOn: earlier(addDays(startsOn, durationDays - 1), seasonUntil),
});

/** When a pass that is bought today begins and ends: not before its season. The season is not over. */
export function daysOfSale(
  terms: Season & { begins: PassBeginning; durationDays: number },
  today: LocalDate,
): Days {
  const from = later(today, terms.seasonFrom);
  if (terms.begins === 'purchase') return { ...daysOfUse(terms, from), startBy: null };
  return {
    startsOn: null,
    endsOn: null,
    startBy: earlier(addDays(from, DAYS_TO_BEGIN - 1), terms.seasonUntil),
  };
}
