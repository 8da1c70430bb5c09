import { addDays } from '#contracts/time.ts';
import type { CenterChange } from '#web/lib/live/center-calls.ts';
import type { Fresh } from '#web/business-frame/live/use-fresh.ts';
import { useFresh } from '#web/business-frame/live/use-fresh.ts';
import { rangeOf } from '#web/business-frame/calendar/calendar-address.ts';
import type { LoadedCalendar } from './load-calendar.ts';
import { loadCalendar } from './load-calendar.ts';
import { markChanged } from '#web/business-frame/calendar/mark-changed.ts';

/** The calendar, kept fresh: bookings that others have changed are marked for a moment. */
export const useLiveCalendar = (loaded: LoadedCalendar): Fresh<LoadedCalendar> =>
  useFresh(loaded, {
    read: (api, providerId) => loadCalendar(api, providerId, loaded.address),
    isShown: touches,
    onRead: markChanged,
  });

/** Whether a change may show on some dates of the center, whose clock is at most a day from ours. */
function touches({ kind, from, to }: CenterChange, { address, date }: LoadedCalendar): boolean {
  if (kind === 'notices' || kind === 'customers' || kind === 'money') return false;
  if (from === null || to === null) return true;
  const range = rangeOf(address.view, date);
  return from.slice(0, 10) <= range.to && to.slice(0, 10) >= addDays(range.from, -1);
}
