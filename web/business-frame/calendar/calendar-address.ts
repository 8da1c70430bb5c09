import { addDays, isLocalDate, isoWeekday } from '#contracts/time.ts';
import type { LocalDate } from '#contracts/time.ts';
import { idOrNone } from '#web/lib/list-address.ts';

export const VIEWS = ['day', 'week', 'workWeek', 'month', 'agenda'] as const;
export type View = (typeof VIEWS)[number];

/** What the calendar's address says; whatever it cannot say counts as not said. */
export interface CalendarAddress {
  view: View;
  /** Null: today, whenever that is. */
  date: LocalDate | null;
  /** These people alone; none: everybody. */
  people: readonly number[];
  /** Whose column a phone shows. */
  person: number | null;
  withCancelled: boolean;
  withoutBreaks: boolean;
  withoutHolidays: boolean;
  /** All hours of the day, not those that are worked or booked alone. */
  allHours: boolean;
  byService: boolean;
  /** The columns of a day are rooms and things, not people. */
  byRoom: boolean;
}

const MOST_PEOPLE = 100;

/** Whether rooms are the columns: of a day alone. Everybody is shown then, whoever is chosen elsewhere. */
export const isByRoom = ({ view, byRoom }: Pick<CalendarAddress, 'view' | 'byRoom'>): boolean =>
  view === 'day' && byRoom;

export function readAddress(search: URLSearchParams): CalendarAddress {
  const date = search.get('date');
  const people = search.getAll('people').flatMap((said) => said.split(','));
  // A form sends what is ticked alone.
  const isForm = search.has('options');
  const ids = people.map((said) => idOrNone.read(said)).filter((id) => id !== null);
  return {
    view: VIEWS.find((view) => view === search.get('view')) ?? 'day',
    date: isLocalDate(date) ? date : null,
    people: [...new Set(ids)].slice(0, MOST_PEOPLE),
    person: idOrNone.read(search.get('person')),
    withCancelled: search.has('cancelled'),
    withoutBreaks: search.get('breaks') === 'off' || (isForm && !search.has('breaks')),
    withoutHolidays: search.get('holidays') === 'off' || (isForm && !search.has('holidays')),
    allHours: search.get('hours') === 'all',
    byService: search.get('colour') === 'service',
    byRoom: search.get('columns') === 'rooms',
  };
}

/** '?view=week&date=2026-11-23'; what goes without saying is left out. */
export function searchOf(address: CalendarAddress): string {
  const { view, date, people, person } = address;
  const said: [string, string | null][] = [
    ['view', view === 'day' ? null : view],
    ['date', date],
    ['people', people.length > 0 ? people.join(',') : null],
    ['person', person === null ? null : String(person)],
    ['cancelled', address.withCancelled ? '1' : null],
    ['breaks', address.withoutBreaks ? 'off' : null],
    ['holidays', address.withoutHolidays ? 'off' : null],
    ['hours', address.allHours ? 'all' : null],
    ['colour', address.byService ? 'service' : null],
    ['columns', address.byRoom ? 'rooms' : null],
  ];
  const search = new URLSearchParams(
    said.flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
  return search.size === 0 ? '' : `?${search.toString().replaceAll('%2C', ',')}`;
}

const mondayOf = (date: LocalDate): LocalDate => addDays(date, 1 - isoWeekday(date));
const firstOfMonth = (date: LocalDate): LocalDate => `${date.slice(0, 7)}-01`;

/** The dates that a view draws around a date; `to` is not included. */
export function rangeOf(view: View, date: LocalDate): { from: LocalDate; to: LocalDate } {
  if (view === 'day') return { from: date, to: addDays(date, 1) };
  if (view === 'agenda') return { from: date, to: addDays(date, 7) };
  if (view === 'month') {
    const from = mondayOf(firstOfMonth(date));
    const weeks = Math.ceil((daysBetween(from, firstOfMonth(date)) + daysOfMonth(date)) / 7);
    return { from, to: addDays(from, weeks * 7) };
  }
  const from = mondayOf(date);
  return { from, to: addDays(from, view === 'week' ? 7 : 5) };
}

/** Where *previous* (-1) and *next* (1) lead. */
export function turned(view: View, date: LocalDate, by: -1 | 1): LocalDate {
  if (view === 'day') return addDays(date, by);
  if (view !== 'month') return addDays(date, 7 * by);
  const first = firstOfMonth(date);
  return by === 1 ? addDays(first, daysOfMonth(date)) : firstOfMonth(addDays(first, -1));
}

const DAY_MS = 86_400_000;
const daysBetween = (from: LocalDate, to: LocalDate): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;
const daysOfMonth = (date: LocalDate): number =>
  daysBetween(firstOfMonth(date), firstOfMonth(addDays(firstOfMonth(date), 31)));

/** The dates from the first to the one before `to`. */
export const datesOf = ({ from, to }: { from: LocalDate; to: LocalDate }): LocalDate[] =>
  Array.from({ length: daysBetween(from, to) }, (_one, index) => addDays(from, index));
