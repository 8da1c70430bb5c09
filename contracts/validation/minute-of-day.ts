import * as v from 'valibot';

/** Times of forms go by so many minutes (specification sections 5 and 9). */
export const TIME_STEP_MINUTES = 5;

/** What a schema says of a time between two steps. */
export type TimeProblem = 'byFive';

export const isOnTimeStep = (minute: number): boolean => minute % TIME_STEP_MINUTES === 0;

/** A time of a form, in minutes of the local day; 1440 is midnight at its end. */
export const minuteOfDay = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(least),
    v.maxValue(most),
    // What lies outside of the day is told as that alone
    v.check(
      (minute) => minute < least || minute > most || isOnTimeStep(minute),
      'byFive' satisfies TimeProblem,
    ),
  );
