import * as v from 'valibot';
import { isLocalDate } from '#contracts/time.ts';
import { builder } from '#server/graphql/builder.ts';
import { checked } from '#server/kernel/checked.ts';
import type { Between } from '../use-cases/hours/own-hours.ts';
import { getOwnHoliday, holidayPage, listOwnHolidays } from '../use-cases/hours/own-holidays.ts';
import { getOwnBlock, getOwnHours, getOwnOpeningHours, listOwnBreaks } from '../use-cases/hours/own-hours.ts';
import {
  HolidayPageRef,
  OwnBreakRef,
  OwnHolidayRef,
  OwnHoursRef,
  OwnOpeningHoursRef,
} from './own-hours-refs.ts';

const providerId = { type: 'Id', required: true, description: 'Whose it is.' } as const;
const resourceId = {
  type: 'Id',
  description: 'Of this person or thing; of all that one may see when left out.',
} as const;
const from = { type: 'String', required: true, description: 'First date, yyyy-mm-dd.' } as const;
const to = { type: 'String', required: true, description: 'Last date, which is included.' } as const;

const localDate = v.pipe(
  v.string(),
  v.check((date) => isLocalDate(date)),
);
const Dates = v.object({ from: localDate, to: localDate });

interface BetweenArgs {
  providerId: number;
  resourceId?: number | null | undefined;
  from: string;
  to: string;
}
const between = (args: BetweenArgs): Between => ({
  providerId: args.providerId,
  resourceId: args.resourceId ?? null,
  ...checked(Dates, { from: args.from, to: args.to }),
});

builder.queryField('getWorkingHours', (t) =>
  t.field({
    type: OwnHoursRef,
    description: 'When a person or thing works, as the form shows it; a collaborator’s own.',
    args: {
      providerId: t.arg(providerId),
      resourceId: t.arg({ type: 'Id', required: true, description: 'Whose hours.' }),
    },
    resolve: (_root, of, context) => getOwnHours(context, of),
  }),
);

builder.queryField('getOpeningHours', (t) =>
  t.field({
    type: OwnOpeningHoursRef,
    description: 'The opening hours that a center has set.',
    args: { providerId: t.arg(providerId) },
    resolve: (_root, args, context) => getOwnOpeningHours(context, args.providerId),
  }),
);

builder.queryField('getBreaks', (t) =>
  t.field({
    type: [OwnBreakRef],
    description: 'Breaks of every week, and those of dates between two; a collaborator’s own.',
    args: {
      providerId: t.arg(providerId),
      resourceId: t.arg(resourceId),
      from: t.arg(from),
      to: t.arg(to),
    },
    resolve: (_root, args, context) => listOwnBreaks(context, { ...between(args), isBlock: false }),
  }),
);

builder.queryField('getBlocks', (t) =>
  t.field({
    type: [OwnBreakRef],
    description: 'Blocks that may take place between two dates, a series once; a collaborator’s own.',
    args: {
      providerId: t.arg(providerId),
      resourceId: t.arg(resourceId),
      from: t.arg(from),
      to: t.arg(to),
    },
    resolve: (_root, args, context) => listOwnBreaks(context, { ...between(args), isBlock: true }),
  }),
);

builder.queryField('getBlock', (t) =>
  t.field({
    type: OwnBreakRef,
    description: 'One block, as its form shows it; a collaborator’s own.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg({ type: 'Id', required: true, description: 'Which one.' }),
    },
    resolve: (_root, of, context) => getOwnBlock(context, of),
  }),
);

builder.queryField('getHolidays', (t) =>
  t.field({
    type: [OwnHolidayRef],
    description: 'Closings that touch the dates, with those of the whole provider; a collaborator’s own.',
    args: {
      providerId: t.arg(providerId),
      resourceId: t.arg(resourceId),
      from: t.arg(from),
      to: t.arg(to),
    },
    resolve: (_root, args, context) => listOwnHolidays(context, between(args)),
  }),
);

const PageNumber = v.object({
  page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1),
});

builder.queryField('getHolidayPage', (t) =>
  t.field({
    type: HolidayPageRef,
    description: 'A page of the closings, with those of the whole provider; a collaborator’s own.',
    args: {
      providerId: t.arg(providerId),
      resourceId: t.arg(resourceId),
      isOver: t.arg.boolean({
        description: 'Those that are over, the latest first; when left out those to come, the soonest first.',
      }),
      page: t.arg.int({ description: '1 for the first.' }),
    },
    resolve: (_root, { providerId: at, resourceId: whose, isOver, page }, context) =>
      holidayPage(context, {
        providerId: at,
        resourceId: whose ?? null,
        isOver: isOver ?? false,
        ...checked(PageNumber, { page }),
      }),
  }),
);

builder.queryField('getHoliday', (t) =>
  t.field({
    type: OwnHolidayRef,
    description: 'One closing, as its form shows it; for a collaborator their own and the provider’s.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg({ type: 'Id', required: true, description: 'Which one.' }),
    },
    resolve: (_root, of, context) => getOwnHoliday(context, of),
  }),
);
