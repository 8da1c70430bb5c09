import { builder } from '#server/graphql/builder.ts';
import type { WrittenSchedule } from '../rules/working-hours.ts';
import type { MinuteSpan } from '../rules/working-week.ts';
import type { HolidayPage, OwnHoliday } from '../use-cases/hours/own-holidays.ts';
import type { OwnHours, OwnOpeningHours, StoredBreak } from '../use-cases/hours/own-hours.ts';

const MINUTES = 'Minutes of the local day; an end before the start lies on the next day, 1440 is midnight.';
const version = { description: 'What a change must be based on.' };
const today = { description: 'The date in the center now, yyyy-mm-dd.' };

const TimesOfDayRef = builder.objectRef<MinuteSpan>('TimesOfDay').implement({
  description: MINUTES,
  fields: (t) => ({
    startMinute: t.exposeInt('startMinute', { description: 'From.' }),
    endMinute: t.exposeInt('endMinute', { description: 'Until.' }),
  }),
});

const TimesOfWeekdayRef = builder.objectRef<WrittenSchedule['blocks'][number]>('TimesOfWeekday').implement({
  description: MINUTES,
  fields: (t) => ({
    weekday: t.int({ description: 'ISO weekday: 1 Monday to 7 Sunday.', resolve: ({ weekday }) => weekday }),
    startMinute: t.exposeInt('startMinute', { description: 'From.' }),
    endMinute: t.exposeInt('endMinute', { description: 'Until.' }),
  }),
});

const OwnScheduleRef = builder.objectRef<WrittenSchedule>('OwnSchedule').implement({
  description: 'A week’s times, with the dates between which they hold and their turn.',
  fields: (t) => ({
    validFrom: t.exposeString('validFrom', { nullable: true, description: 'yyyy-mm-dd; none: always was.' }),
    validTo: t.exposeString('validTo', {
      nullable: true,
      description: 'The last day on which its times begin; none: for good.',
    }),
    cycleWeeks: t.exposeInt('cycleWeeks', {
      description: '1: every week; 2 to 4: so many weeks take turns.',
    }),
    cycleWeek: t.exposeInt('cycleWeek', { description: 'Which of them it is, from 1.' }),
    anchorDate: t.exposeString('anchorDate', {
      description: 'A date of a week that is the first of the cycle.',
    }),
    blocks: t.field({
      type: [TimesOfWeekdayRef],
      description: 'Its times.',
      resolve: ({ blocks }) => [...blocks],
    }),
  }),
});

const HoursOfDateRef = builder.objectRef<OwnHours['dates'][number]>('HoursOfDate').implement({
  description: 'A date with hours of its own.',
  fields: (t) => ({
    date: t.exposeString('date', { description: 'yyyy-mm-dd.' }),
    times: t.field({ type: [TimesOfDayRef], description: 'None: closed.', resolve: ({ times }) => times }),
  }),
});

export const OwnHoursRef = builder.objectRef<OwnHours>('OwnHours').implement({
  description: 'When a person or thing works.',
  fields: (t) => ({
    resourceId: t.field({ type: 'Id', description: 'Whose.', resolve: ({ resourceId }) => resourceId }),
    name: t.exposeString('name', { description: 'What the person or thing is called.' }),
    today: t.exposeString('today', today),
    version: t.exposeInt('version', version),
    isDefault: t.exposeBoolean('isDefault', {
      description: 'Nothing is saved yet: the schedule is the center’s opening hours, for a beginning.',
    }),
    schedules: t.field({
      type: [OwnScheduleRef],
      description: 'Of which no two hold on one date.',
      resolve: ({ schedules }) => schedules,
    }),
    dates: t.field({
      type: [HoursOfDateRef],
      description: 'Dates on which other times begin, or none.',
      resolve: ({ dates }) => dates,
    }),
  }),
});

export const OwnOpeningHoursRef = builder.objectRef<OwnOpeningHours>('OwnOpeningHours').implement({
  description: 'When a center is open, as it says itself. They bind no booking.',
  fields: (t) => ({
    today: t.exposeString('today', today),
    timeZone: t.exposeString('timeZone', { description: 'IANA name; all its times are local to it.' }),
    version: t.exposeInt('version', version),
    weekly: t.field({
      type: [TimesOfWeekdayRef],
      description: 'By weekday; none: its page shows when its people work.',
      resolve: ({ weekly }) => weekly,
    }),
    dates: t.field({
      type: [HoursOfDateRef],
      description: 'Dates that differ.',
      resolve: ({ dates }) => dates,
    }),
  }),
});

export const OwnBreakRef = builder.objectRef<StoredBreak>('OwnBreak').implement({
  description: 'A break or a block of a person or thing.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Its id.', resolve: ({ id }) => id }),
    version: t.exposeInt('version', version),
    resourceId: t.field({ type: 'Id', description: 'Whose.', resolve: ({ resourceId }) => resourceId }),
    weekday: t.int({ nullable: true, description: 'Every week on it.', resolve: ({ weekday }) => weekday }),
    date: t.exposeString('date', { nullable: true, description: 'On this date, or from it on.' }),
    startMinute: t.exposeInt('startMinute', { description: MINUTES }),
    endMinute: t.exposeInt('endMinute', { description: 'Until.' }),
    startOffset: t.exposeString('startOffset', {
      nullable: true,
      description:
        'Of a block: by which offset it begins, as +01:00, where a night shows its start twice; none: the first.',
    }),
    endOffset: t.exposeString('endOffset', {
      nullable: true,
      description: 'The same of its end; none: the first after the start.',
    }),
    reason: t.exposeString('reason', { nullable: true, description: 'Of a block.' }),
    everyWeeks: t.exposeInt('everyWeeks', {
      nullable: true,
      description: 'Of a block that repeats: after so many weeks.',
    }),
    untilDate: t.exposeString('untilDate', {
      nullable: true,
      description: 'The last date on which it may begin.',
    }),
    exceptDates: t.exposeStringList('exceptDates', { description: 'Dates that were taken out.' }),
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
      description: 'Whose; none: the whole provider’s.',
      resolve: ({ resourceId }) => resourceId,
    }),
    resourceName: t.exposeString('resourceName', {
      nullable: true,
      description: 'What whose it is is called; none: the whole provider’s.',
    }),
    name: t.exposeString('name', { nullable: true, description: 'For those who work there.' }),
    isWholeDay: t.exposeBoolean('isWholeDay', { description: 'Whole days, the last included.' }),
    fromDate: t.exposeString('fromDate', { description: 'yyyy-mm-dd.' }),
    fromMinute: t.exposeInt('fromMinute', { nullable: true, description: 'Of a closing by times.' }),
    toDate: t.exposeString('toDate', { description: 'yyyy-mm-dd.' }),
    toMinute: t.exposeInt('toMinute', { nullable: true, description: 'Of a closing by times.' }),
  }),
});

const ClosedDaysRef = builder.objectRef<HolidayPage['closedDays'][number]>('ClosedDays').implement({
  description: 'Whole days, the last included.',
  fields: (t) => ({
    from: t.exposeString('from', { description: 'yyyy-mm-dd.' }),
    to: t.exposeString('to', { description: 'yyyy-mm-dd.' }),
  }),
});

export const HolidayPageRef = builder.objectRef<HolidayPage>('HolidayPage').implement({
  description: 'One page of the closings of a provider.',
  fields: (t) => ({
    items: t.field({
      type: [OwnHolidayRef],
      description: 'At most ten.',
      resolve: ({ items }) => [...items],
    }),
    total: t.exposeInt('total', { description: 'On all pages.' }),
    page: t.exposeInt('page', { description: '1 for the first.' }),
    pages: t.exposeInt('pages', { description: 'How many pages there are.' }),
    today: t.exposeString('today', today),
    closedDays: t.field({
      type: [ClosedDaysRef],
      description: 'When within a year the whole provider is closed.',
      resolve: ({ closedDays }) => closedDays,
    }),
  }),
});
