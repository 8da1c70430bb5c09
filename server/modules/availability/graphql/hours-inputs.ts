import { builder } from '#server/graphql/builder.ts';

const times = {
  startMinute: 'Minute of the local day, 0 to 1439.',
  endMinute: 'End; before the start it is on the next day, 1440 is midnight.',
};

const TimesOfDayInput = builder.inputType('TimesOfDayInput', {
  description: 'Start and end.',
  fields: (t) => ({
    startMinute: t.int({ required: true, description: times.startMinute }),
    endMinute: t.int({ required: true, description: times.endMinute }),
  }),
});

const TimesOfWeekdayInput = builder.inputType('TimesOfWeekdayInput', {
  description: 'Start and end on a weekday.',
  fields: (t) => ({
    weekday: t.int({ required: true, description: 'ISO weekday: 1 Monday to 7 Sunday.' }),
    startMinute: t.int({ required: true, description: times.startMinute }),
    endMinute: t.int({ required: true, description: times.endMinute }),
  }),
});

const ScheduleInput = builder.inputType('ScheduleInput', {
  description: 'A week’s times, with the dates between which they apply and their turn.',
  fields: (t) => ({
    validFrom: t.string({ description: '`YYYY-MM-DD`; null for no start.' }),
    validTo: t.string({ description: 'Last day on which its times begin; null for no end.' }),
    cycleWeeks: t.int({ description: '1 (default) for every week; 2 to 4 alternating weeks.' }),
    cycleWeek: t.int({ description: 'Number of the week in the cycle, from 1.' }),
    anchorDate: t.string({
      description: 'A date in the first week of the cycle; required for alternating weeks.',
    }),
    blocks: t.field({ type: [TimesOfWeekdayInput], required: true, description: 'Working blocks.' }),
  }),
});

const withoutBreaks = {
  type: ['Id'] as ['Id'],
  description: 'Ids of breaks to remove because they are outside the new hours.',
};

export const WorkingHoursInput = builder.inputType('WorkingHoursInput', {
  description: 'All schedules of a person or thing; omitted ones are removed.',
  fields: (t) => ({
    schedules: t.field({
      type: [ScheduleInput],
      required: true,
      description: 'At most one applies on any date.',
    }),
    withoutBreaks: t.field(withoutBreaks),
  }),
});

export const HoursOfDateInput = builder.inputType('HoursOfDateInput', {
  description: 'The hours of one date.',
  fields: (t) => ({
    date: t.string({ required: true, description: '`YYYY-MM-DD`.' }),
    times: t.field({
      type: [TimesOfDayInput],
      description: 'Times that replace the week’s; an empty list for none, omitted to restore the week’s.',
    }),
    withoutBreaks: t.field(withoutBreaks),
  }),
});

const OpeningDateInput = builder.inputType('OpeningDateInput', {
  description: 'A date with opening hours of its own.',
  fields: (t) => ({
    date: t.string({ required: true, description: '`YYYY-MM-DD`, each date once.' }),
    times: t.field({ type: [TimesOfDayInput], required: true, description: 'Empty if closed.' }),
  }),
});

export const OpeningHoursInput = builder.inputType('OpeningHoursInput', {
  description: 'All opening hours; omitted ones are removed.',
  fields: (t) => ({
    weekly: t.field({ type: [TimesOfWeekdayInput], required: true, description: 'Hours by weekday.' }),
    dates: t.field({ type: [OpeningDateInput], description: 'Dates with other hours.' }),
  }),
});

export const BreakInput = builder.inputType('BreakInput', {
  description: 'A break, weekly on a weekday or once on a date.',
  fields: (t) => ({
    resourceId: t.field({ type: 'Id', required: true, description: 'Id of the person or thing.' }),
    weekday: t.int({ description: 'ISO weekday, or null.' }),
    date: t.string({ description: '`YYYY-MM-DD`, or null.' }),
    startMinute: t.int({ required: true, description: times.startMinute }),
    endMinute: t.int({ required: true, description: times.endMinute }),
  }),
});

const offsets = {
  start: 'Offset of the start, such as +01:00, on a night when it occurs twice; the first by default.',
  end: 'Offset of the end; by default the first after the start.',
};

export const BlockInput = builder.inputType('BlockInput', {
  description: 'Time the public cannot book, with a reason, once or repeated.',
  fields: (t) => ({
    resourceId: t.field({ type: 'Id', required: true, description: 'Id of the person or thing.' }),
    date: t.string({ required: true, description: '`YYYY-MM-DD`; the first date of a series.' }),
    startMinute: t.int({ required: true, description: times.startMinute }),
    endMinute: t.int({ required: true, description: times.endMinute }),
    startOffset: t.string({ description: offsets.start }),
    endOffset: t.string({ description: offsets.end }),
    reason: t.string({ required: true, description: 'At most 120 characters.' }),
    everyWeeks: t.int({ description: 'Repeats every so many weeks; once if omitted.' }),
    untilDate: t.string({ description: 'Last date on which it may begin.' }),
    exceptDates: t.stringList({ description: 'Dates that are left out.' }),
  }),
});

export const HolidayInput = builder.inputType('HolidayInput', {
  description: 'A closing: whole days including the last, or from one local time to another.',
  fields: (t) => ({
    resourceId: t.field({ type: 'Id', description: 'The person or thing; the whole provider if omitted.' }),
    name: t.string({ description: 'At most 120 characters, visible to staff.' }),
    isWholeDay: t.boolean({ description: 'True by default.' }),
    fromDate: t.string({ required: true, description: '`YYYY-MM-DD`.' }),
    fromMinute: t.int({ description: 'Minute of the day, for a closing by times.' }),
    toDate: t.string({ required: true, description: '`YYYY-MM-DD`.' }),
    toMinute: t.int({ description: 'End minute of a closing by times; 1440 is midnight.' }),
  }),
});
