import { formatMinuteOfDay } from '#contracts/time-text.ts';
import { ProviderRef } from '#server/modules/providers/graphql/refs.ts';
import { builder } from '#server/graphql/builder.ts';
import type { OpeningHours } from '../rules/opening-hours.ts';
import type { ClosedDates } from '../use-cases/coming-closures.ts';
import { comingClosures } from '../use-cases/coming-closures.ts';
import { openingHoursOf } from '../use-cases/opening-hours-of.ts';

const WorkingHours = builder.objectRef<OpeningHours>('WorkingHours').implement({
  description: 'When somebody is there, on one weekday, in local time of the provider.',
  fields: (t) => ({
    weekday: t.exposeInt('weekday', { description: 'ISO weekday: 1 Monday to 7 Sunday.' }),
    startTime: t.string({
      description: '`HH:mm:ss`.',
      resolve: ({ startMinute }) => `${formatMinuteOfDay(startMinute)}:00`,
    }),
    endTime: t.string({
      description: '`HH:mm:ss`; `24:00:00` is midnight; before the start it lies on the next day.',
      resolve: ({ endMinute }) => `${formatMinuteOfDay(endMinute > 1440 ? endMinute - 1440 : endMinute)}:00`,
    }),
  }),
});

builder.objectField(ProviderRef, 'workingHours', (t) =>
  t.field({
    description: 'When somebody is there, by weekday.',
    type: [WorkingHours],
    resolve: ({ id }, _args, { work }) => openingHoursOf(work, id),
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
    description:
      'When the provider is closed for whole days, now or before the last date that can be booked; at most three.',
    type: [ClosedDatesRef],
    resolve: (provider, _args, { work }) => comingClosures(work, provider),
  }),
);
