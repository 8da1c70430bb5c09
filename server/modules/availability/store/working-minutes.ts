import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { LocalDate } from '#contracts/time.ts';

/**
 * How many minutes a provider's people work on a local date, all of them together, without their breaks and holidays: a number,
 * as part of a query of whoever measures something against it under locks of their own. By the wall clock, so that a shift
 * through a change of the clock counts an hour too much or too little. A function of the database, so that a query which
 * mostly does without it does not carry it along.
 */
export function workingMinutesOn(providerId: number, date: LocalDate): RawBuilder<number> {
  return sql<number>`working_minutes_on(${providerId}, ${date})`;
}
