import { formatMinuteOfDay } from '#contracts/time-text.ts';
import { ProviderRef } from '#server/modules/providers/graphql/refs.ts';
import { builder } from '#server/graphql/builder.ts';
import type { OpeningHours } from '../rules/opening-hours.ts';
import type { ClosedDates } from '../use-cases/coming-closures.ts';
import { comingClosures } from '../use-cases/coming-closures.ts';
import type { MinuteSpan } from '../rules/working-week.ts';
import type { ShownHours } from '../use-cases/opening-hours-of.ts';
import { openingHoursOf } from '../use-cases/opening-hours-of.ts';

/** As a slot's times are written; a minute of the next day as its own. */
const timeOf = (minute: number): string => `${formatMinuteOfDay(minute > 1440 ? minute - 1440 : minute)}:00`;

const WorkingHours = builder.objectRef<OpeningHours>('WorkingHours').implement({
  description: 'Working hours of one weekday, in the provider’s local time.',
  fields: (t) => ({
    weekday: t.exposeInt('weekday', { description: 'ISO weekday: 1 Monday to 7 Sunday.' }),
    startTime: t.string({
      description: '`HH:mm:ss`.',
      resolve: ({ startMinute }) => timeOf(startMinute),
    }),
    endTime: t.string({
      description: '`HH:mm:ss`; `24:00:00` is midnight; before the start it is on the next day.',
      resolve: ({ endMinute }) => timeOf(endMinute),
    }),
  }),
});

builder.objectField(ProviderRef, 'workingHours', (t) =>
  t.field({
    description: 'Opening hours by weekday: its own, otherwise when somebody works.',
    type: [WorkingHours],
    resolve: async (provider, _args, { work }) => (await openingHoursOf(work, provider)).weekly,
  }),
);

const OpeningTimes = builder.objectRef<MinuteSpan>('OpeningTimes').implement({
  description: 'A period of the day, in the provider’s local time.',
  fields: (t) => ({
    startTime: t.string({
      description: '`HH:mm:ss`.',
      resolve: ({ startMinute }) => timeOf(startMinute),
    }),
    endTime: t.string({
      description: '`HH:mm:ss`; `24:00:00` is midnight; before the start it is on the next day.',
      resolve: ({ endMinute }) => timeOf(endMinute),
    }),
  }),
});

const SpecialHours = builder.objectRef<ShownHours['dates'][number]>('SpecialHours').implement({
  description: 'A date with opening hours of its own.',
  fields: (t) => ({
    date: t.exposeString('date', { description: '`YYYY-MM-DD`.' }),
    times: t.field({
      type: [OpeningTimes],
      description: 'Empty if closed.',
      resolve: ({ times }) => times,
    }),
  }),
});

builder.objectField(ProviderRef, 'specialHours', (t) =>
  t.field({
    description: 'Next dates with other opening hours, at most five.',
    type: [SpecialHours],
    resolve: async (provider, _args, { work }) => (await openingHoursOf(work, provider)).dates,
  }),
);

const ClosedDatesRef = builder.objectRef<ClosedDates>('ClosedDates').implement({
  description: 'Whole days on which a provider is closed.',
  fields: (t) => ({
    from: t.exposeString('from', { description: 'The first date, `YYYY-MM-DD`.' }),
    to: t.exposeString('to', { description: 'The last date, `YYYY-MM-DD`.' }),
  }),
});

builder.objectField(ProviderRef, 'closures', (t) =>
  t.field({
    description: 'Closings of whole days, current or before the last bookable date; at most three.',
    type: [ClosedDatesRef],
    resolve: (provider, _args, { work }) => comingClosures(work, provider),
  }),
);
