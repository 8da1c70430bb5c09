import type { LocalDate } from '#contracts/time.ts';
import type { Booking, CalendarShown, Column, Room, SessionShown, TimeShown } from './calendar-calls.ts';
import type { Event, SessionEvent } from './drawn-events.ts';
import { eventsByDate, sessionsByDate } from './drawn-events.ts';
import type { Fold } from './fold.ts';
import { folded } from './fold.ts';
import type { Lane } from './lanes.ts';
import { lanesOf } from './lanes.ts';
import { isInRoom } from './rooms.ts';

/** One column of a grid: a person's day, or a day of everybody who is shown. */
export interface GridColumn {
  key: string;
  date: LocalDate;
  /** Null: of everybody. */
  person: Column | null;
  /** Of a day by rooms; null there: what is booked without one. */
  room?: Room | null;
  /** What lies behind, in the order it is painted. */
  times: readonly TimeShown[];
  events: readonly (Event & Lane)[];
  /** Sessions of classes, in lanes beside the others. */
  sessions: readonly (SessionEvent & Lane)[];
  /** What has no lane of its own; none where all have one. */
  folds?: readonly Fold[];
}

/** The columns with at most so many lanes. */
export const foldedColumns = (columns: readonly GridColumn[], most: number): GridColumn[] =>
  columns.map((column) => {
    const all = [...column.events, ...column.sessions].toSorted((one, other) => one.from - other.from);
    const { events, folds } = folded(all, most);
    return { ...column, ...apart(events), folds };
  });

/** What the options leave of the times. */
export interface TimesWanted {
  withoutBreaks: boolean;
  withoutHolidays: boolean;
}

/** A column a person, of one date. */
export function columnsOfPeople(shown: CalendarShown, date: LocalDate, wanted: TimesWanted): GridColumn[] {
  const bookings = Map.groupBy(shown.bookings, ({ resourceId }) => resourceId);
  return shown.columns.map((person) => ({
    key: String(person.id),
    date,
    person,
    times: timesOf(shown, date, person.id, wanted),
    ...placedInLanes(
      eventsOn(bookings.get(person.id) ?? [], date),
      sessionsOn(
        shown.sessions.filter(({ teacherId }) => teacherId === person.id),
        date,
      ),
    ),
  }));
}

/** A column a room of one date, and a last one for what is booked without any. */
export function columnsOfRooms(shown: CalendarShown, date: LocalDate, wanted: TimesWanted): GridColumn[] {
  const placed = new Set(shown.placed.map(({ reservationId }) => reservationId));
  const inRoom = (room: Room): Booking[] => {
    const ids = new Set(
      shown.placed.filter((thing) => isInRoom(room, thing)).map(({ reservationId }) => reservationId),
    );
    return shown.bookings.filter(({ id }) => ids.has(id));
  };
  const rooms = shown.rooms.map((room) => ({
    key: `room-${room.resourceId}-${room.unit ?? 0}`,
    date,
    person: null,
    room,
    times: timesOfRoom(shown, date, room.resourceId, wanted),
    ...placedInLanes(
      eventsOn(inRoom(room), date),
      sessionsOn(
        shown.sessions.filter((session) => isSessionIn(room, session)),
        date,
      ),
    ),
  }));
  const without = eventsOn(
    shown.bookings.filter(({ id }) => !placed.has(id)),
    date,
  );
  const elsewhere = sessionsOn(
    shown.sessions.filter((session) => !shown.rooms.some((room) => isSessionIn(room, session))),
    date,
  );
  if (without.length === 0 && elsewhere.length === 0) return rooms;
  const times = timesOf(shown, date, null, wanted);
  return [
    ...rooms,
    { key: 'room-none', date, person: null, room: null, times, ...placedInLanes(without, elsewhere) },
  ];
}

/** A column a date: of one person, or of everybody in lanes. */
export function columnsOfDates(
  shown: CalendarShown,
  dates: readonly LocalDate[],
  wanted: TimesWanted,
): GridColumn[] {
  const events = eventsByDate(shown.bookings);
  const sessions = sessionsByDate(shown.sessions);
  const person = shown.columns.length === 1 ? (shown.columns[0] ?? null) : null;
  return dates.map((date) => ({
    key: date,
    date,
    person,
    times: timesOf(shown, date, person?.id ?? null, wanted),
    ...placedInLanes(events.get(date) ?? [], sessions.get(date) ?? []),
  }));
}

const eventsOn = (bookings: readonly Booking[], date: LocalDate): Event[] =>
  eventsByDate(bookings).get(date) ?? [];

const sessionsOn = (sessions: readonly SessionShown[], date: LocalDate): SessionEvent[] =>
  sessionsByDate(sessions).get(date) ?? [];

/** A thing without named units is one column, whichever unit it is. */
const isSessionIn = (room: Room, { roomId, roomUnit }: SessionShown): boolean =>
  roomId === room.resourceId && (room.unit === null || room.unit === roomUnit);

type InLanes = Pick<GridColumn, 'events' | 'sessions'>;

function placedInLanes(events: readonly Event[], sessions: readonly SessionEvent[]): InLanes {
  const all = [...events, ...sessions];
  const lanes = lanesOf(all);
  return apart(all.map((event, index) => ({ ...event, ...(lanes[index] ?? { lane: 0, lanes: 1 }) })));
}

function apart(all: readonly ((Event | SessionEvent) & Lane)[]): InLanes {
  return {
    events: all.filter((one): one is Event & Lane => 'bookings' in one),
    sessions: all.filter((one): one is SessionEvent & Lane => 'session' in one),
  };
}

const PAINTED = ['working', 'break', 'block', 'closed'];

/** A room has no hours: when anybody works, and what is kept free or closed of its own. */
function timesOfRoom(
  shown: CalendarShown,
  date: LocalDate,
  resourceId: number,
  wanted: TimesWanted,
): TimeShown[] {
  const own = timesOf(shown, date, resourceId, wanted).filter(({ kind }) => kind !== 'working');
  return [...timesOf(shown, date, null, wanted).filter(({ kind }) => kind === 'working'), ...own];
}

/** Of everybody together: when anybody works, and when all is closed; breaks are each one's own. */
function timesOf(
  { times }: CalendarShown,
  date: LocalDate,
  resourceId: number | null,
  { withoutBreaks, withoutHolidays }: TimesWanted,
): TimeShown[] {
  const isWanted = ({ kind, resourceId: whose }: TimeShown): boolean => {
    if (kind === 'working') return resourceId === null || whose === resourceId;
    if (kind === 'closed') return !withoutHolidays && (whose === null || whose === resourceId);
    return !withoutBreaks && resourceId !== null && whose === resourceId;
  };
  return times
    .filter((time) => time.date === date && isWanted(time))
    .sort((one, other) => PAINTED.indexOf(one.kind) - PAINTED.indexOf(other.kind));
}
