import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { isLocalDate } from '#contracts/time.ts';
import { dayWithWeekday, localDateTimeIn } from '#web/booking/shown-times.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';

/** Named in a sentence; of more it says how many there are. */
const MOST_NAMED = 8;

/** 'mercoledì 02/12/2026, 18:30' of a date and a time on the clock. */
export const dateLabel = (date: string, time: string, locale: Locale): string =>
  [isLocalDate(date) ? dayWithWeekday(date, locale) : '', time].filter(Boolean).join(', ');

/** The sessions that an answer names as clashing (`sessions.3`), each once, by their places. */
export const clashingPlaces = ({ errors }: Pick<FormAnswer, 'errors'>): number[] => [
  ...new Set(
    errors
      .filter(({ code }) => code === 'reservationInvalidCapacity')
      .flatMap(({ affected = [] }) => affected)
      .flatMap((path) => {
        const [, place] = /^sessions\.(\d+)$/.exec(path) ?? [];
        return place === undefined ? [] : [Number(place)];
      }),
  ),
];

/** 'martedì 10/11/2099, 18:00; martedì 17/11/2099, 18:00 e altre 3' */
export function datesLabel(
  sessions: readonly { startsAt: string; timeZone: string }[],
  locale: Locale,
): string {
  return someDates(
    sessions.map(({ startsAt, timeZone }) => {
      const [date = '', time = ''] = localDateTimeIn(timeZone, startsAt).split('T');
      return { date, time };
    }),
    locale,
  );
}

/** As `datesLabel`, of dates and times on the clock. */
export function someDates(all: readonly { date: string; time: string }[], locale: Locale): string {
  const named = all.slice(0, MOST_NAMED);
  const dates = named.map(({ date, time }) => dateLabel(date, time, locale)).join('; ');
  const count = all.length - named.length;
  return count > 0 ? m.session_clash_and_more({ dates, count }, { locale }) : dates;
}
