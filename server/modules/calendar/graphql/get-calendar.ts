import * as v from 'valibot';
import { CalendarBooking } from '#contracts/calendar-booking.ts';
import { isLocalDate } from '#contracts/time.ts';
import { builder } from '#server/graphql/builder.ts';
import { checked } from '#server/kernel/checked.ts';
import type { CalendarTime } from '#server/modules/availability/index.ts';
import type { Resource } from '#server/modules/staff/index.ts';
import type { Calendar } from '../use-cases/get-calendar.ts';
import { getCalendar } from '../use-cases/get-calendar.ts';

const ColumnRef = builder.objectRef<Resource>('CalendarColumn').implement({
  description: 'A person whose bookings are shown.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Id of the staff person.', resolve: ({ id }) => id }),
    name: t.exposeString('name', { description: 'Display name.' }),
    color: t.exposeString('color', { nullable: true, description: 'Colour, `#rrggbb`.' }),
    isArchived: t.exposeBoolean('isArchived', {
      description: 'Whether they no longer work there but have bookings.',
    }),
  }),
});

const TimeRef = builder.objectRef<CalendarTime>('CalendarTime').implement({
  description: 'A period behind the bookings, on one date, by the center’s clock.',
  fields: (t) => ({
    resourceId: t.field({
      type: 'Id',
      nullable: true,
      description: 'The person or thing; null for the whole center.',
      resolve: ({ resourceId }) => resourceId,
    }),
    date: t.exposeString('date', { description: '`YYYY-MM-DD`.' }),
    kind: t.exposeString('kind', { description: '`working`, `break`, `block` or `closed` (a holiday).' }),
    startMinute: t.exposeInt('startMinute', { description: 'Start, as a minute of the date.' }),
    endMinute: t.exposeInt('endMinute', { description: 'End; 1440 is midnight.' }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'Reason of a block, or name of a closing.',
    }),
    blockId: t.field({
      type: 'Id',
      nullable: true,
      description: 'Id of the block.',
      resolve: ({ block }) => block?.id ?? null,
    }),
    blockDate: t.string({
      nullable: true,
      description: 'Date on which the block begins: the previous one if it continues past midnight.',
      resolve: ({ block }) => block?.date ?? null,
    }),
  }),
});

builder.scalarType('CalendarBookings', {
  description: `A list of bookings as a calendar draws them, soonest first; each an object: ${Object.keys(CalendarBooking.entries).join(', ')}. Built whole by the database, so that thousands cost no more than to send them; what each is: contracts/calendar-booking.ts.`,
  serialize: (bookings) => bookings,
});

const ClockChangeRef = builder.objectRef<Calendar['clockChanges'][number]>('ClockChange').implement({
  description: 'Minutes of a date that the clock skips or repeats.',
  fields: (t) => ({
    date: t.exposeString('date', { description: '`YYYY-MM-DD`.' }),
    kind: t.exposeString('kind', { description: '`skipped` or `repeated`.' }),
    startMinute: t.exposeInt('startMinute', { description: 'Start.' }),
    endMinute: t.exposeInt('endMinute', { description: 'End.' }),
  }),
});

const RoomRef = builder.objectRef<Calendar['rooms'][number]>('CalendarRoom').implement({
  description: 'A room or thing, or one of its named units.',
  fields: (t) => ({
    resourceId: t.field({ type: 'Id', description: 'The thing.', resolve: ({ resourceId }) => resourceId }),
    unit: t.int({
      nullable: true,
      description: 'Number of the unit; null for the whole thing.',
      resolve: ({ unit }) => unit,
    }),
    name: t.exposeString('name', { description: 'Name.' }),
  }),
});

const PlacedRef = builder.objectRef<Calendar['placed'][number]>('CalendarPlaced').implement({
  description: 'A unit of a room or thing used by a booking.',
  fields: (t) => ({
    reservationId: t.field({
      type: 'Id',
      description: 'The booking.',
      resolve: ({ reservationId }) => reservationId,
    }),
    resourceId: t.field({ type: 'Id', description: 'The thing.', resolve: ({ resourceId }) => resourceId }),
    unit: t.exposeInt('unit', { description: 'Number of the unit, from 1.' }),
  }),
});

const SessionRef = builder.objectRef<Calendar['sessions'][number]>('CalendarSession').implement({
  description: 'A session of a class, by the center’s clock.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'The session.', resolve: ({ id }) => id }),
    classId: t.field({ type: 'Id', description: 'Its class.', resolve: ({ classId }) => classId }),
    name: t.exposeString('name', { description: 'Of its class.' }),
    color: t.exposeString('color', {
      nullable: true,
      description: 'Of the group of its class, `#rrggbb`.',
    }),
    isCancelled: t.boolean({ description: 'Whether it is off.', resolve: ({ status }) => status === 'C' }),
    teacherId: t.field({
      type: 'Id',
      nullable: true,
      description: 'Who teaches it.',
      resolve: ({ teacherId }) => teacherId,
    }),
    roomId: t.field({ type: 'Id', nullable: true, description: 'Where.', resolve: ({ roomId }) => roomId }),
    roomUnit: t.exposeInt('roomUnit', {
      nullable: true,
      description: 'Number of the unit of its room; null if rooms are not requested.',
    }),
    date: t.exposeString('date', { description: '`YYYY-MM-DD`.' }),
    startMinute: t.exposeInt('startMinute', { description: 'Start, as a minute of the date.' }),
    endMinute: t.exposeInt('endMinute', { description: 'End; above 1440 on a later date.' }),
    capacity: t.exposeInt('capacity', { description: 'Places.' }),
    taken: t.exposeInt('taken', { description: 'Places that are taken.' }),
  }),
});

const CalendarRef = builder.objectRef<Calendar>('Calendar').implement({
  description: 'A range of dates of a center’s calendar.',
  fields: (t) => ({
    timeZone: t.exposeString('timeZone', {
      description: 'Time zone of the center, in which all times are given.',
    }),
    today: t.exposeString('today', { description: 'Today’s date at the center, `YYYY-MM-DD`.' }),
    nowMinute: t.exposeInt('nowMinute', { description: 'Current minute of that date.' }),
    people: t.field({
      type: [ColumnRef],
      description: 'All people who could be shown, in the center’s order.',
      resolve: ({ people }) => people,
    }),
    columns: t.field({
      type: [ColumnRef],
      description: 'Columns shown, including former staff who still have bookings.',
      resolve: ({ columns }) => columns,
    }),
    hasRooms: t.exposeBoolean('hasRooms', {
      description: 'Whether the center has rooms or things; always false for a collaborator.',
    }),
    rooms: t.field({
      type: [RoomRef],
      description: 'In the center’s order; empty if not requested.',
      resolve: ({ rooms }) => rooms,
    }),
    placed: t.field({
      type: [PlacedRef],
      description: 'Units used by the bookings.',
      resolve: ({ placed }) => placed,
    }),
    times: t.field({
      type: [TimeRef],
      description: 'Empty if not requested.',
      resolve: ({ times }) => times,
    }),
    bookings: t.field({
      type: 'CalendarBookings',
      description: 'Bookings in the range.',
      resolve: ({ bookings }) => bookings,
    }),
    sessions: t.field({
      type: [SessionRef],
      description: 'Sessions of classes in the range, soonest first.',
      resolve: ({ sessions }) => sessions,
    }),
    clockChanges: t.field({
      type: [ClockChangeRef],
      description: 'Clock changes in the range.',
      resolve: ({ clockChanges }) => clockChanges,
    }),
  }),
});

const localDate = v.pipe(
  v.string(),
  v.check((date) => isLocalDate(date)),
);
const TIMES = ['all', 'absences', 'none'] as const;

const Question = v.object({
  from: localDate,
  to: localDate,
  resourceIds: v.nullish(v.pipe(v.array(v.number()), v.maxLength(200)), null),
  withCancelled: v.nullish(v.boolean(), false),
  times: v.nullish(v.picklist(TIMES), 'all'),
  withRooms: v.nullish(v.boolean(), false),
});

const CalendarTimesRef = builder.enumType('CalendarTimes', {
  description: '`all`: hours, breaks, blocks and closings. `absences`: blocks and closings. `none`.',
  values: TIMES,
});

builder.queryField('getCalendar', (t) =>
  t.field({
    type: CalendarRef,
    description: 'Bookings and working hours between two dates. Collaborators: their own.',
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'Id of the provider.' }),
      from: t.arg.string({ required: true, description: 'First date, `YYYY-MM-DD`.' }),
      to: t.arg.string({
        required: true,
        description: 'The date after the last; at most 42 days after the first.',
      }),
      resourceIds: t.arg({
        type: ['Id'],
        description: 'Ids of the people; all visible ones if omitted.',
      }),
      withCancelled: t.arg.boolean({ description: 'Whether to include cancelled bookings.' }),
      withRooms: t.arg.boolean({
        description: 'Whether to include rooms and things, with their blocks and closings.',
      }),
      times: t.arg({ type: CalendarTimesRef, description: 'Which times to include; all if omitted.' }),
    },
    resolve: (_root, { providerId, ...asked }, context) =>
      getCalendar(context, { providerId, ...checked(Question, asked) }),
  }),
);
