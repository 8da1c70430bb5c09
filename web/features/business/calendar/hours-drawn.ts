import { MINUTES_PER_DAY } from '#contracts/time.ts';
import type { TimeShown } from '#web/business-frame/calendar/calendar-calls.ts';
import type { Event } from '#web/business-frame/calendar/drawn-events.ts';

const HOUR = 60;
/** Where nothing is worked and nothing booked. */
const USUAL = { from: 8 * HOUR, to: 20 * HOUR };

/** The hours that are drawn, whole ones: all, or from the first to the last that somebody works or has booked. */
export function hoursDrawn(
  times: readonly Pick<TimeShown, 'kind' | 'startMinute' | 'endMinute'>[],
  events: readonly Pick<Event, 'from' | 'to'>[],
  allHours: boolean,
): { from: number; to: number } {
  if (allHours) return { from: 0, to: MINUTES_PER_DAY };
  const spans = [
    ...times
      .filter(({ kind }) => kind === 'working')
      .map(({ startMinute, endMinute }) => ({ from: startMinute, to: endMinute })),
    ...events,
  ];
  if (spans.length === 0) return USUAL;
  let [from, to] = [MINUTES_PER_DAY, 0];
  for (const span of spans) [from, to] = [Math.min(from, span.from), Math.max(to, span.to)];
  return { from: Math.floor(from / HOUR) * HOUR, to: Math.ceil(to / HOUR) * HOUR };
}
