import { isLocalDate } from '#contracts/time.ts';
import { builder } from '#server/graphql/builder.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { DaySheet, VisitOnSheet } from '../use-cases/get-day-sheet.ts';
import { getDaySheet } from '../use-cases/get-day-sheet.ts';
import { VisitRef } from './get-today.ts';

const LineRef = builder.objectRef<VisitOnSheet>('VisitOnSheet').implement({
  description: 'A visit with the details of the day sheet.',
  fields: (t) => ({
    visit: t.field({ type: VisitRef, description: 'The visit.', resolve: (line) => line }),
    phone: t.exposeString('phone', {
      nullable: true,
      description: 'Phone of the customer; null if missing or hidden from the viewer.',
    }),
    rooms: t.exposeStringList('rooms', { description: 'Names of its rooms and things.' }),
  }),
});

const SheetRef = builder.objectRef<DaySheet>('DaySheet').implement({
  description: 'A center’s day, for printing.',
  fields: (t) => ({
    date: t.exposeString('date', { description: '`YYYY-MM-DD`.' }),
    lines: t.field({
      type: [LineRef],
      description: 'Soonest first, including visits that began the day before and are not over.',
      resolve: ({ visits }) => visits,
    }),
  }),
});

builder.queryField('getDaySheet', (t) =>
  t.field({
    type: SheetRef,
    description: 'Visits of a date, for printing. Collaborators: their own.',
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'Id of the center.' }),
      date: t.arg.string({ description: 'Local date, `YYYY-MM-DD`; today if omitted.' }),
    },
    resolve: (_root, { providerId, date = null }, context) => {
      if (date !== null && !isLocalDate(date)) throw new Refusal('invalidInput', { affected: ['date'] });
      return getDaySheet(context, { providerId, date });
    },
  }),
);
