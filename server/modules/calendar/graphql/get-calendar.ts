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
  description: 'Somebody whose bookings are shown.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'The person of the staff.', resolve: ({ id }) => id }),
    name: t.exposeString('name', { description: 'What they are called.' }),
    color: t.exposeString('color', { nullable: true, description: 'Theirs, `#rrggbb`.' }),
    isArchived: t.exposeBoolean('isArchived', {
      description: 'They no longer work there; something is booked.',
    }),
  }),
});

const TimeRef = builder.objectRef<CalendarTime>('CalendarTime').implement({
  description: 'A time behind the bookings, on one date, by the wall clock of the center.',
  fields: (t) => ({
    resourceId: t.field({
      type: 'Id',
      nullable: true,
      description: 'Whose; none: the whole center’s.',
      resolve: ({ resourceId }) => resourceId,
    }),
    date: t.exposeString('date', { description: '`YYYY-MM-DD`.' }),
    kind: t.exposeString('kind', {
      description: '`working`, `break`, `block` (kept free) or `closed` (a holiday).',
    }),
    startMinute: t.exposeInt('startMinute', { description: 'Minute of the date.' }),
    endMinute: t.exposeInt('endMinute', { description: 'Until; 1440 is midnight.' }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'Why, of a block; the name of a closing.',
    }),
    blockId: t.field({
      type: 'Id',
      nullable: true,
      description: 'Which block it is.',
      resolve: ({ block }) => block?.id ?? null,
    }),
    blockDate: t.string({
      nullable: true,
      description:
        'On which of its dates the block begins: the evening before, of what reaches past midnight.',
      resolve: ({ block }) => block?.date ?? null,
    }),
  }),
});

builder.scalarType('CalendarBookings', {
  description: `A list of bookings as a calendar draws them, soonest first; each an object: ${Object.keys(CalendarBooking.entries).join(', ')}. Built whole by the database, so that thousands cost no more than to send them; what each is: contracts/calendar-booking.ts.`,
  serialize: (bookings) => bookings,
});

const ClockChangeRef = builder.objectRef<Calendar['clockChanges'][number]>('ClockChange').implement({
  description: 'Minutes of a date that the clock skips, or shows twice.',
  fields: (t) => ({
    date: t.exposeString('date', { description: '`YYYY-MM-DD`.' }),
    kind: t.exposeString('kind', { description: '`skipped` or `repeated`.' }),
    startMinute: t.exposeInt('startMinute', { description: 'From.' }),
    endMinute: t.exposeInt('endMinute', { description: 'Until.' }),
  }),
});

const RoomRef = builder.objectRef<Calendar['rooms'][number]>('CalendarRoom').implement({
  description: 'A room or thing, or one of its units where they have names.',
  fields: (t) => ({
    resourceId: t.field({ type: 'Id', description: 'The thing.', resolve: ({ resourceId }) => resourceId }),
    unit: t.int({
      nullable: true,
      description: 'Which unit; none: the thing, however many it has.',
      resolve: ({ unit }) => unit,
    }),
    name: t.exposeString('name', { description: 'What it is called.' }),
  }),
});

const PlacedRef = builder.objectRef<Calendar['placed'][number]>('CalendarPlaced').implement({
  description: 'A unit of a room or thing that a booking has.',
  fields: (t) => ({
    reservationId: t.field({
      type: 'Id',
      description: 'The booking.',
      resolve: ({ reservationId }) => reservationId,
    }),
    resourceId: t.field({ type: 'Id', description: 'The thing.', resolve: ({ resourceId }) => resourceId }),
    unit: t.exposeInt('unit', { description: 'Which of its units, from 1.' }),
  }),
});

const CalendarRef = builder.objectRef<Calendar>('Calendar').implement({
  description: 'Some dates of a center’s calendar.',
  fields: (t) => ({
    timeZone: t.exposeString('timeZone', { description: 'Of the center: all times are by its clock.' }),
    today: t.exposeString('today', { description: 'The date there now, `YYYY-MM-DD`.' }),
    nowMinute: t.exposeInt('nowMinute', { description: 'Minute of that date.' }),
    people: t.field({
      type: [ColumnRef],
      description: 'Everybody who could be shown, in the center’s order.',
      resolve: ({ people }) => people,
    }),
    columns: t.field({
      type: [ColumnRef],
      description: 'Those who are; with who has left where something is booked with them.',
      resolve: ({ columns }) => columns,
    }),
    hasRooms: t.exposeBoolean('hasRooms', {
      description: 'Whether there are rooms or things; a collaborator is told of none.',
    }),
    rooms: t.field({
      type: [RoomRef],
      description: 'In the center’s order; none where they are not asked for.',
      resolve: ({ rooms }) => rooms,
    }),
    placed: t.field({
      type: [PlacedRef],
      description: 'Which of the bookings has which of them.',
      resolve: ({ placed }) => placed,
    }),
    times: t.field({
      type: [TimeRef],
      description: 'None where they are not asked for.',
      resolve: ({ times }) => times,
    }),
    bookings: t.field({
      type: 'CalendarBookings',
      description: 'What is booked.',
      resolve: ({ bookings }) => bookings,
    }),
    clockChanges: t.field({
      type: [ClockChangeRef],
      description: 'Of these dates.',
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
  description: 'All: hours, breaks, blocks and closings. Absences: blocks and closings.',
  values: TIMES,
});

builder.queryField('getCalendar', (t) =>
  t.field({
    type: CalendarRef,
    description: 'What is booked between two dates, and when people work; a collaborator’s own.',
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'Whose it is.' }),
      from: t.arg.string({ required: true, description: 'First date, `YYYY-MM-DD`.' }),
      to: t.arg.string({
        required: true,
        description: 'The date after the last; at most 42 days from the first.',
      }),
      resourceIds: t.arg({
        type: ['Id'],
        description: 'Of these people; of all that one may see when left out.',
      }),
      withCancelled: t.arg.boolean({ description: 'Cancelled bookings too.' }),
      withRooms: t.arg.boolean({ description: 'Rooms and things too, with their blocks and closings.' }),
      times: t.arg({ type: CalendarTimesRef, description: 'Which times too; all of them when left out.' }),
    },
    resolve: (_root, { providerId, ...asked }, context) =>
      getCalendar(context, { providerId, ...checked(Question, asked) }),
  }),
);
