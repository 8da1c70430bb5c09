import {
  addDays,
  dateOf,
  dayNumberOf,
  epochMinutesOf,
  instantsOfWall,
  localDateOfDay,
  MINUTES_PER_DAY,
  startOfDay,
  wallOf,
  zoneOf,
} from '#contracts/time.ts';
import type { EpochMinutes, LocalDate, WallMinutes, Zone } from '#contracts/time.ts';
import type { CalendarBooking } from '#contracts/calendar-booking.ts';
import { formatOffset } from '#contracts/time-text.ts';
import { RESOURCE_KINDS } from '#contracts/statuses.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Viewer } from '#server/modules/authority/index.ts';
import { expectMay } from '#server/modules/authority/index.ts';
import type { CalendarTime } from '#server/modules/availability/index.ts';
import { calendarTimes, unitsOfSessions } from '#server/modules/availability/index.ts';
import type { CalendarBooking as Booked } from '#server/modules/booking/index.ts';
import type { PlacedReservation } from '#server/modules/booking/index.ts';
import { calendarBookings, readPlaced } from '#server/modules/booking/index.ts';
import { readCalendarSessions } from '#server/modules/classes/index.ts';
import { getProviderForBooking } from '#server/modules/providers/index.ts';
import type { Resource } from '#server/modules/staff/index.ts';
import { readUnitNames, resourcesOf } from '#server/modules/staff/index.ts';
import type { ClockChange } from '../rules/clock-changes-on.ts';
import { clockChangesOn } from '../rules/clock-changes-on.ts';
import type { DrawnSession } from './drawn-sessions.ts';
import { drawnSessions } from './drawn-sessions.ts';
import type { Room } from './rooms-of.ts';
import { roomsOf } from './rooms-of.ts';

/** Six weeks, as a month is drawn. */
export const MOST_DAYS = 42;

/** Which part of a provider's calendar. */
export interface CalendarQuestion {
  providerId: number;
  from: LocalDate;
  /** Not included. */
  to: LocalDate;
  /** Of these people; null: of all that the viewer may see. */
  resourceIds: readonly number[] | null;
  withCancelled: boolean;
  /** Hours, breaks, blocks and closings too; of these blocks and closings alone, as a month shows them; or none. */
  times: 'all' | 'absences' | 'none';
  /** Rooms and things too, with what is booked in them and their blocks and closings. */
  withRooms: boolean;
}

export interface Calendar {
  timeZone: string;
  /** The center's date and minute of the day now. */
  today: LocalDate;
  nowMinute: number;
  /** Everybody who could be shown, in the center's order. */
  people: Resource[];
  /** Those who are: who no longer works there where something is booked with them. */
  columns: Resource[];
  /** Whether there are rooms or things that the viewer may see. */
  hasRooms: boolean;
  /** In the center's order; none where they are not asked for. */
  rooms: Room[];
  /** Which of the bookings has which units. */
  placed: PlacedReservation[];
  times: CalendarTime[];
  /** Soonest first, as they travel. */
  bookings: CalendarBooking[];
  /** Of classes, soonest first. */
  sessions: DrawnSession[];
  clockChanges: (Omit<ClockChange, 'day'> & { date: LocalDate })[];
}

/**
 * What a calendar draws of some local dates: people, their times, and what is booked with them, in five questions however much it is; in eight
 * with rooms, and one more for customers whom the process does not know. A collaborator gets their own column alone, and no rooms.
 * @throws Refusal as `expectMay`; invalidStartDateBeforeEndDate; invalidDates for an empty range or one above six weeks; notFound for somebody whom the provider does not
 *   have, or who is not a collaborator's own
 */
export async function getCalendar(
  { work, actor }: Pick<RequestContext, 'work' | 'actor'>,
  question: CalendarQuestion,
): Promise<Calendar> {
  const { providerId, from, to } = question;
  const viewer = await expectMay(work, actor, providerId, 'seeReservations');
  const [firstDay, lastDay] = [dayNumberOf(from), dayNumberOf(to) - 1];
  if (to < from) throw new Refusal('invalidStartDateBeforeEndDate', { affected: ['from', 'to'] });
  if (lastDay < firstDay || lastDay - firstDay >= MOST_DAYS)
    throw new Refusal('invalidDates', { affected: ['from', 'to'] });
  const [provider, { people: everybody, things }] = await Promise.all([
    getProviderForBooking(work, providerId),
    resourcesSeen(work, viewer),
  ]);
  if (!provider) throw new Refusal('notFound');
  const people = expectAmong(everybody, question.resourceIds);
  const zone = zoneOf(provider.timeZone);
  const resourceIds = people.map(({ id }) => id);
  const thingIds = question.withRooms ? things.map(({ id }) => id) : [];
  const range = { from: dateOf(startOfDay(zone, firstDay)), to: dateOf(startOfDay(zone, lastDay + 1)) };
  // What takes longest goes first
  const [bookings, sessions, times] = await Promise.all([
    calendarBookings(work, { providerId, resourceIds, ...range, withCancelled: question.withCancelled }),
    readCalendarSessions(work, {
      providerId,
      ...range,
      // Whoever sees all sees also what nobody teaches
      teacherIds: question.resourceIds === null && viewer.extent === 'all' ? null : resourceIds,
      withCancelled: question.withCancelled,
    }),
    question.times !== 'none'
      ? calendarTimes(work, {
          providerId,
          resourceIds: [...resourceIds, ...thingIds],
          from,
          to: addDays(to, -1),
        })
      : [],
  ]);
  const [placed, names, units] =
    thingIds.length === 0
      ? [[], [], []]
      : await Promise.all([
          readPlaced(
            work,
            providerId,
            bookings.map(({ id }) => id),
          ),
          readUnitNames(work, providerId, thingIds),
          unitsOfSessions(work, {
            providerId,
            sessionIds: sessions.map(({ id }) => id),
            resourceIds: thingIds,
          }),
        ]);
  const booked = new Set<number | null>([
    ...bookings.map(({ resourceId }) => resourceId),
    ...sessions.map(({ teacherId }) => teacherId),
  ]);
  const shown = people.filter(({ id, isArchived }) => !isArchived || booked.has(id));
  const isShown = new Set<number | null>([null, ...shown.map(({ id }) => id), ...thingIds]);
  const now = wallOf(zone, epochMinutesOf(work.now()));
  return {
    timeZone: provider.timeZone,
    today: localDateOfDay(Math.floor(now / MINUTES_PER_DAY)),
    nowMinute: now % MINUTES_PER_DAY,
    people: everybody.filter(({ isArchived }) => !isArchived),
    columns: shown,
    hasRooms: things.some(({ isArchived }) => !isArchived),
    rooms: question.withRooms ? roomsOf(things, names, placed) : [],
    placed,
    times: times.filter(
      ({ resourceId, kind }) => isShown.has(resourceId) && (question.times === 'all' || isAbsence(kind)),
    ),
    bookings: drawn(provider.timeZone, bookings),
    sessions: drawnSessions(zone, sessions, units),
    clockChanges: clockChangesOn(zone, firstDay, lastDay).map(({ day, ...change }) => ({
      ...change,
      date: localDateOfDay(day),
    })),
  };
}

const isAbsence = (kind: CalendarTime['kind']): boolean => kind === 'closed' || kind === 'block';

/** A collaborator is whom they are bound to. */
async function resourcesSeen(
  work: Work,
  { providerId, extent, personId }: Viewer,
): Promise<{ people: Resource[]; things: Resource[] }> {
  const all = await resourcesOf(work, providerId);
  const people = all.filter(
    (one) => one.kind === RESOURCE_KINDS.human && (extent === 'all' || one.personId === personId),
  );
  return {
    people,
    things: extent === 'all' ? all.filter(({ kind }) => kind === RESOURCE_KINDS.physical) : [],
  };
}

/** @throws Refusal notFound for anybody asked for who is not among them */
function expectAmong(people: Resource[], asked: readonly number[] | null): Resource[] {
  if (asked === null) return people;
  const wanted = new Set(asked);
  const found = people.filter(({ id }) => wanted.has(id));
  if (found.length < wanted.size) throw new Refusal('notFound');
  return found;
}

const holdsSeat = ({ status }: Booked): boolean => status !== 'C' && status !== 'R';
const isSameOccasion = (one: Booked, other: Booked): boolean =>
  one.offerId === other.offerId && one.resourceId === other.resourceId;

/** The same list of bookings, as long as nothing has changed, is drawn once. */
const drawnBefore = new WeakMap<readonly Booked[], { timeZone: string; bookings: CalendarBooking[] }>();

function drawn(timeZone: string, bookings: readonly Booked[]): CalendarBooking[] {
  const before = drawnBefore.get(bookings);
  if (before?.timeZone === timeZone) return before.bookings;
  const now = { timeZone, bookings: drawnOn(zoneOf(timeZone), bookings) };
  drawnBefore.set(bookings, now);
  return now.bookings;
}

/** Bookings as they travel. They come in the order of their starts: what a start looks like on the wall is found once for all that begin then. */
function drawnOn(zone: Zone, bookings: readonly Booked[]): CalendarBooking[] {
  return [...Map.groupBy(bookings, ({ startsAt }) => startsAt)].flatMap(([startsAt, together]) => {
    const [start, holding] = [startOn(zone, startsAt), together.filter(holdsSeat)];
    return together.map((booking) =>
      drawnAt(zone, booking, start, holding.filter((one) => isSameOccasion(one, booking)).length),
    );
  });
}

/** What a start looks like on the wall. */
interface Start {
  midnight: WallMinutes;
  startsAt: string;
  date: LocalDate;
  startMinute: number;
  offset: string | null;
}

function startOn(zone: Zone, startsAt: EpochMinutes): Start {
  const start = wallOf(zone, startsAt);
  const midnight = Math.floor(start / MINUTES_PER_DAY) * MINUTES_PER_DAY;
  return {
    midnight,
    startsAt: dateOf(startsAt).toISOString(),
    date: localDateOfDay(midnight / MINUTES_PER_DAY),
    startMinute: start - midnight,
    offset: instantsOfWall(zone, start).length > 1 ? formatOffset(zone, startsAt) : null,
  };
}

// Field by field: copying the others of an object costs three times as much, two thousand times
function drawnAt(zone: Zone, booking: Booked, start: Start, seatsTaken: number): CalendarBooking {
  return {
    id: booking.id,
    status: booking.status,
    resourceId: booking.resourceId,
    offerId: booking.offerId,
    customerId: booking.customerId,
    prepareMinutes: booking.prepareMinutes,
    cleanupMinutes: booking.cleanupMinutes,
    offer: booking.offer,
    group: booking.group,
    color: booking.color,
    customer: booking.customer,
    moneyState: booking.moneyState,
    byProvider: booking.byProvider,
    hasNote: booking.hasNote,
    isFirstVisit: booking.isFirstVisit,
    presence: booking.presence,
    seats: booking.seats,
    startsAt: start.startsAt,
    date: start.date,
    startMinute: start.startMinute,
    endMinute: wallOf(zone, booking.endsAt) - start.midnight,
    minutes: booking.endsAt - booking.startsAt,
    offset: start.offset,
    seatsTaken,
  };
}
