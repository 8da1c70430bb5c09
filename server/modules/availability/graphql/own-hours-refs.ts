import { builder } from '#server/graphql/builder.ts';
import type { WrittenSchedule } from '../rules/working-hours.ts';
import type { MinuteSpan } from '../rules/working-week.ts';
import type { HolidayPage, OwnHoliday } from '../use-cases/hours/own-holidays.ts';
import type { OwnHours, OwnOpeningHours, StoredBreak } from '../use-cases/hours/own-hours.ts';

const MINUTES = 'Minute of the local day; an end before the start is on the next day, 1440 is midnight.';
const version = { description: 'Version to send with a change.' };
const today = { description: 'Today’s date at the center, `YYYY-MM-DD`.' };

const TimesOfDayRef = builder.objectRef<MinuteSpan>('TimesOfDay').implement({
  description: MINUTES,
  fields: (t) => ({
    startMinute: t.exposeInt('startMinute', { description: 'Start.' }),
    endMinute: t.exposeInt('endMinute', { description: 'End.' }),
  }),
});

const TimesOfWeekdayRef = builder.objectRef<WrittenSchedule['blocks'][number]>('TimesOfWeekday').implement({
  description: MINUTES,
  fields: (t) => ({
    weekday: t.int({ description: 'ISO weekday: 1 Monday to 7 Sunday.', resolve: ({ weekday }) => weekday }),
    startMinute: t.exposeInt('startMinute', { description: 'Start.' }),
    endMinute: t.exposeInt('endMinute', { description: 'End.' }),
  }),
});

const OwnScheduleRef = builder.objectRef<WrittenSchedule>('OwnSchedule').implement({
  description: 'A week’s times, with the dates between which they apply and their turn.',
  fields: (t) => ({
    validFrom: t.exposeString('validFrom', {
      nullable: true,
      description: '`YYYY-MM-DD`; null for no start.',
    }),
    validTo: t.exposeString('validTo', {
      nullable: true,
      description: 'Last day on which its times begin; null for no end.',
    }),
    cycleWeeks: t.exposeInt('cycleWeeks', {
      description: '1: every week; 2 to 4: number of alternating weeks.',
    }),
    cycleWeek: t.exposeInt('cycleWeek', { description: 'Number of the week in the cycle, from 1.' }),
    anchorDate: t.exposeString('anchorDate', {
      description: 'A date in the first week of the cycle.',
    }),
    blocks: t.field({
      type: [TimesOfWeekdayRef],
      description: 'Working blocks.',
      resolve: ({ blocks }) => [...blocks],
    }),
  }),
});

const HoursOfDateRef = builder.objectRef<OwnHours['dates'][number]>('HoursOfDate').implement({
  description: 'A date with hours of its own.',
  fields: (t) => ({
    date: t.exposeString('date', { description: '`YYYY-MM-DD`.' }),
    times: t.field({ type: [TimesOfDayRef], description: 'Empty if closed.', resolve: ({ times }) => times }),
  }),
});

export const OwnHoursRef = builder.objectRef<OwnHours>('OwnHours').implement({
  description: 'Working hours of a person or thing.',
  fields: (t) => ({
    resourceId: t.field({
      type: 'Id',
      description: 'Id of the person or thing.',
      resolve: ({ resourceId }) => resourceId,
    }),
    name: t.exposeString('name', { description: 'Name of the person or thing.' }),
    today: t.exposeString('today', today),
    version: t.exposeInt('version', version),
    isDefault: t.exposeBoolean('isDefault', {
      description: 'True if nothing is saved yet; the schedule then shows the center’s opening hours.',
    }),
    schedules: t.field({
      type: [OwnScheduleRef],
      description: 'At most one applies on any date.',
      resolve: ({ schedules }) => schedules,
    }),
    dates: t.field({
      type: [HoursOfDateRef],
      description: 'Dates with other hours or none.',
      resolve: ({ dates }) => dates,
    }),
  }),
});

export const OwnOpeningHoursRef = builder.objectRef<OwnOpeningHours>('OwnOpeningHours').implement({
  description: 'Opening hours of a center, as it set them. They do not limit bookings.',
  fields: (t) => ({
    today: t.exposeString('today', today),
    timeZone: t.exposeString('timeZone', { description: 'IANA time zone of all its times.' }),
    version: t.exposeInt('version', version),
    weekly: t.field({
      type: [TimesOfWeekdayRef],
      description: 'By weekday; if empty, the page shows when its people work.',
      resolve: ({ weekly }) => weekly,
    }),
    dates: t.field({
      type: [HoursOfDateRef],
      description: 'Dates with other hours.',
      resolve: ({ dates }) => dates,
    }),
  }),
});

export const OwnBreakRef = builder.objectRef<StoredBreak>('OwnBreak').implement({
  description: 'A break or a block of a person or thing.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Its id.', resolve: ({ id }) => id }),
    version: t.exposeInt('version', version),
    resourceId: t.field({
      type: 'Id',
      description: 'Id of the person or thing.',
      resolve: ({ resourceId }) => resourceId,
    }),
    weekday: t.int({
      nullable: true,
      description: 'Weekday of a weekly break.',
      resolve: ({ weekday }) => weekday,
    }),
    date: t.exposeString('date', { nullable: true, description: 'The date, or the first date of a series.' }),
    startMinute: t.exposeInt('startMinute', { description: MINUTES }),
    endMinute: t.exposeInt('endMinute', { description: 'End.' }),
    startOffset: t.exposeString('startOffset', {
      nullable: true,
      description:
        'For a block: offset of the start, such as +01:00, on a night when it occurs twice; null for the first.',
    }),
    endOffset: t.exposeString('endOffset', {
      nullable: true,
      description: 'Offset of the end; null for the first end after the start.',
    }),
    reason: t.exposeString('reason', { nullable: true, description: 'Reason of a block.' }),
    everyWeeks: t.exposeInt('everyWeeks', {
      nullable: true,
      description: 'For a repeated block: repeats every so many weeks.',
    }),
    untilDate: t.exposeString('untilDate', {
      nullable: true,
      description: 'The last date on which it may begin.',
    }),
    exceptDates: t.exposeStringList('exceptDates', { description: 'Dates that are left out.' }),
  }),
});

export const OwnHolidayRef = builder.objectRef<OwnHoliday>('OwnHoliday').implement({
  description: 'A closing of the whole provider or of a person or thing.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Its id.', resolve: ({ id }) => id }),
    version: t.exposeInt('version', version),
    resourceId: t.field({
      type: 'Id',
      nullable: true,
      description: 'The person or thing; null for the whole provider.',
      resolve: ({ resourceId }) => resourceId,
    }),
    resourceName: t.exposeString('resourceName', {
      nullable: true,
      description: 'Name of the person or thing; null for the whole provider.',
    }),
    name: t.exposeString('name', { nullable: true, description: 'Name, visible to staff.' }),
    isWholeDay: t.exposeBoolean('isWholeDay', { description: 'Whole days, including the last.' }),
    fromDate: t.exposeString('fromDate', { description: '`YYYY-MM-DD`.' }),
    fromMinute: t.exposeInt('fromMinute', {
      nullable: true,
      description: 'Minute of the day, for a closing by times.',
    }),
    toDate: t.exposeString('toDate', { description: '`YYYY-MM-DD`.' }),
    toMinute: t.exposeInt('toMinute', {
      nullable: true,
      description: 'Minute of the day, for a closing by times.',
    }),
  }),
});

const ClosedDaysRef = builder.objectRef<HolidayPage['closedDays'][number]>('ClosedDays').implement({
  description: 'Whole days, including the last.',
  fields: (t) => ({
    from: t.exposeString('from', { description: '`YYYY-MM-DD`.' }),
    to: t.exposeString('to', { description: '`YYYY-MM-DD`.' }),
  }),
});

export const HolidayPageRef = builder.objectRef<HolidayPage>('HolidayPage').implement({
  description: 'One page of a provider’s closings.',
  fields: (t) => ({
    items: t.field({
      type: [OwnHolidayRef],
      description: 'At most ten.',
      resolve: ({ items }) => [...items],
    }),
    total: t.exposeInt('total', { description: 'Number on all pages.' }),
    page: t.exposeInt('page', { description: 'Page number, from 1.' }),
    pages: t.exposeInt('pages', { description: 'Number of pages.' }),
    today: t.exposeString('today', today),
    closedDays: t.field({
      type: [ClosedDaysRef],
      description: 'Dates of the next year on which the whole provider is closed.',
      resolve: ({ closedDays }) => closedDays,
    }),
  }),
});
