import { isLocalDate } from '#contracts/time.ts';
import { builder } from '#server/graphql/builder.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { DaySheet, VisitOnSheet } from '../use-cases/get-day-sheet.ts';
import { getDaySheet } from '../use-cases/get-day-sheet.ts';
import { VisitRef } from './get-today.ts';

const LineRef = builder.objectRef<VisitOnSheet>('VisitOnSheet').implement({
  description: 'A visit with what only the sheet of a day says.',
  fields: (t) => ({
    visit: t.field({ type: VisitRef, description: 'The visit.', resolve: (line) => line }),
    phone: t.exposeString('phone', {
      nullable: true,
      description: 'Of the customer; null where there is none, and for who sees no contacts.',
    }),
    rooms: t.exposeStringList('rooms', { description: 'The rooms and things it has, by name.' }),
  }),
});

const SheetRef = builder.objectRef<DaySheet>('DaySheet').implement({
  description: 'A day at a center, to be printed.',
  fields: (t) => ({
    date: t.exposeString('date', { description: '`YYYY-MM-DD`.' }),
    lines: t.field({
      type: [LineRef],
      description: 'Soonest first; with those that began the day before and are not over.',
      resolve: ({ visits }) => visits,
    }),
  }),
});

builder.queryField('getDaySheet', (t) =>
  t.field({
    type: SheetRef,
    description: 'Who comes on a date, for a sheet of paper; a collaborator’s own.',
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'Which center.' }),
      date: t.arg.string({ description: '`YYYY-MM-DD` there; today if left out.' }),
    },
    resolve: (_root, { providerId, date = null }, context) => {
      if (date !== null && !isLocalDate(date)) throw new Refusal('invalidInput', { affected: ['date'] });
      return getDaySheet(context, { providerId, date });
    },
  }),
);
