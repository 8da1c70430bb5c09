import type { LocalDate } from '#contracts/time.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import type { CalendarAddress } from '#web/business-frame/calendar/calendar-address.ts';
import { isByRoom, rangeOf } from '#web/business-frame/calendar/calendar-address.ts';
import type { CalendarShown } from '#web/business-frame/calendar/calendar-calls.ts';
import { CALENDAR } from '#web/business-frame/calendar/calendar-calls.ts';

/** What the address asks for, around a date of the center's own calendar. */
export interface LoadedCalendar {
  shown: CalendarShown;
  address: CalendarAddress;
  date: LocalDate;
  /** Everybody who could be shown. */
  people: CalendarShown['people'];
}

/** The same as it comes with its page: the bookings as one text. */
export interface SentCalendar extends Omit<LoadedCalendar, 'shown'> {
  shown: Omit<CalendarShown, 'bookings'>;
  bookings: string;
}

/** For the page, whose own format would write and read each of tens of thousands of values as something that others may refer to. */
export const sent = ({ shown: { bookings, ...shown }, ...loaded }: LoadedCalendar): SentCalendar => ({
  ...loaded,
  shown,
  bookings: JSON.stringify(bookings),
});

export const received = ({ shown, bookings, ...loaded }: SentCalendar): LoadedCalendar => ({
  ...loaded,
  shown: { ...shown, bookings: JSON.parse(bookings) as CalendarShown['bookings'] }, // as `sent` wrote it
});

/** Where most centers are: their today is asked for at the first attempt. */
const USUAL_ZONE = 'Europe/Rome';

/**
 * Asks once; where no date is said and the center's today is another than most centers', once more. People who are none of the
 * center's any longer count as not said.
 */
export async function loadCalendar(
  api: RequestContext['api'],
  providerId: number,
  address: CalendarAddress,
): Promise<LoadedCalendar> {
  const around = async (date: LocalDate): Promise<CalendarShown> => {
    const { view, people, withCancelled } = address;
    const withRooms = isByRoom(address);
    const { getCalendar: shown } = await api(CALENDAR, {
      providerId,
      ...rangeOf(view, date),
      // Whoever was left out would leave the room they are in empty
      resourceIds: people.length === 0 || withRooms ? null : [...people],
      withCancelled,
      times: view === 'month' || view === 'agenda' ? 'absences' : 'all',
      withRooms,
    });
    return shown;
  };
  const guess = address.date ?? new Date().toLocaleDateString('sv-SE', { timeZone: USUAL_ZONE });
  const first = await around(guess);
  const date = address.date ?? first.today;
  const shown = date === guess ? first : await around(date);
  const { people } = shown;
  const shownOf = address.people.filter((asked) => people.some(({ id }) => id === asked));
  if (shownOf.length === 0 && address.people.length > 0 && people.length > 0)
    return loadCalendar(api, providerId, { ...address, people: [] });
  return { shown, address: { ...address, people: shownOf }, date, people };
}
