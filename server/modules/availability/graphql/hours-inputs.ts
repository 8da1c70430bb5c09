import { builder } from '#server/graphql/builder.ts';

const times = {
  startMinute: 'Minute of the local day, 0 to 1439.',
  endMinute: 'Until; before the start it lies on the next day, 1440 is midnight.',
};

const TimesOfDayInput = builder.inputType('TimesOfDayInput', {
  description: 'From when until when.',
  fields: (t) => ({
    startMinute: t.int({ required: true, description: times.startMinute }),
    endMinute: t.int({ required: true, description: times.endMinute }),
  }),
});

const TimesOfWeekdayInput = builder.inputType('TimesOfWeekdayInput', {
  description: 'From when until when on a weekday.',
  fields: (t) => ({
    weekday: t.int({ required: true, description: 'ISO weekday: 1 Monday to 7 Sunday.' }),
    startMinute: t.int({ required: true, description: times.startMinute }),
    endMinute: t.int({ required: true, description: times.endMinute }),
  }),
});

const ScheduleInput = builder.inputType('ScheduleInput', {
  description: 'A week’s times, with the dates between which they hold and their turn.',
  fields: (t) => ({
    validFrom: t.string({ description: 'yyyy-mm-dd; none: always was.' }),
    validTo: t.string({ description: 'The last day on which its times begin; none: for good.' }),
    cycleWeeks: t.int({ description: '1, every week, when left out; 2 to 4: so many weeks take turns.' }),
    cycleWeek: t.int({ description: 'Which of them it is, from 1.' }),
    anchorDate: t.string({
      description: 'A date of a week that is the first of the cycle; needed for turns.',
    }),
    blocks: t.field({ type: [TimesOfWeekdayInput], required: true, description: 'Its times.' }),
  }),
});

const withoutBreaks = {
  type: ['Id'] as ['Id'],
  description: 'Breaks that go with the change, because the new hours leave them no place.',
};

export const WorkingHoursInput = builder.inputType('WorkingHoursInput', {
  description: 'All schedules of a person or thing; one that is left out is gone.',
  fields: (t) => ({
    schedules: t.field({ type: [ScheduleInput], required: true, description: 'No two hold on one date.' }),
    withoutBreaks: t.field(withoutBreaks),
  }),
});

export const HoursOfDateInput = builder.inputType('HoursOfDateInput', {
  description: 'The hours of one date.',
  fields: (t) => ({
    date: t.string({ required: true, description: 'yyyy-mm-dd.' }),
    times: t.field({
      type: [TimesOfDayInput],
      description:
        'What begins on it instead of the week’s times; an empty list: nothing; left out: the week’s again.',
    }),
    withoutBreaks: t.field(withoutBreaks),
  }),
});

const OpeningDateInput = builder.inputType('OpeningDateInput', {
  description: 'A date with opening hours of its own.',
  fields: (t) => ({
    date: t.string({ required: true, description: 'yyyy-mm-dd, each once.' }),
    times: t.field({ type: [TimesOfDayInput], required: true, description: 'None: closed.' }),
  }),
});

export const OpeningHoursInput = builder.inputType('OpeningHoursInput', {
  description: 'All opening hours; what is left out is gone.',
  fields: (t) => ({
    weekly: t.field({ type: [TimesOfWeekdayInput], required: true, description: 'By weekday.' }),
    dates: t.field({ type: [OpeningDateInput], description: 'Dates that differ.' }),
  }),
});

export const BreakInput = builder.inputType('BreakInput', {
  description: 'A break, every week on a weekday or once on a date.',
  fields: (t) => ({
    resourceId: t.field({ type: 'Id', required: true, description: 'Whose.' }),
    weekday: t.int({ description: 'ISO weekday, or none.' }),
    date: t.string({ description: 'yyyy-mm-dd, or none.' }),
    startMinute: t.int({ required: true, description: times.startMinute }),
    endMinute: t.int({ required: true, description: times.endMinute }),
  }),
});

const offsets = {
  start:
    'By which offset it begins, as +01:00, where a night shows its start twice; the first when left out.',
  end: 'The same of its end; the first after the start when left out.',
};

export const BlockInput = builder.inputType('BlockInput', {
  description: 'Time that is not booked by the public, with a reason, once or again and again.',
  fields: (t) => ({
    resourceId: t.field({ type: 'Id', required: true, description: 'Whose.' }),
    date: t.string({ required: true, description: 'yyyy-mm-dd; of a series, the first.' }),
    startMinute: t.int({ required: true, description: times.startMinute }),
    endMinute: t.int({ required: true, description: times.endMinute }),
    startOffset: t.string({ description: offsets.start }),
    endOffset: t.string({ description: offsets.end }),
    reason: t.string({ required: true, description: 'At most 120 characters.' }),
    everyWeeks: t.int({ description: 'Again after so many weeks; once when left out.' }),
    untilDate: t.string({ description: 'The last date on which it may begin again.' }),
    exceptDates: t.stringList({ description: 'Dates that are taken out.' }),
  }),
});

export const HolidayInput = builder.inputType('HolidayInput', {
  description: 'A closing: whole days, the last included, or from one local time to another.',
  fields: (t) => ({
    resourceId: t.field({ type: 'Id', description: 'Whose; the whole provider’s when left out.' }),
    name: t.string({ description: 'At most 120 characters, for those who work there.' }),
    isWholeDay: t.boolean({ description: 'True when left out.' }),
    fromDate: t.string({ required: true, description: 'yyyy-mm-dd.' }),
    fromMinute: t.int({ description: 'Of a closing by times.' }),
    toDate: t.string({ required: true, description: 'yyyy-mm-dd.' }),
    toMinute: t.int({ description: 'Of a closing by times; 1440 is midnight.' }),
  }),
});
