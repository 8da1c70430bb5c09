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

const providerId = { type: 'Id', required: true, description: 'Id of the provider.' } as const;
const resourceId = {
  type: 'Id',
  description: 'Id of the person or thing; all visible ones if omitted.',
} as const;
const from = { type: 'String', required: true, description: 'First date, `YYYY-MM-DD`.' } as const;
const to = { type: 'String', required: true, description: 'Last date, inclusive.' } as const;

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
    description: 'Working hours of a person or thing, for their form. Collaborators: their own.',
    args: {
      providerId: t.arg(providerId),
      resourceId: t.arg({ type: 'Id', required: true, description: 'Id of the person or thing.' }),
    },
    resolve: (_root, of, context) => getOwnHours(context, of),
  }),
);

builder.queryField('getOpeningHours', (t) =>
  t.field({
    type: OwnOpeningHoursRef,
    description: 'Opening hours set by a center.',
    args: { providerId: t.arg(providerId) },
    resolve: (_root, args, context) => getOwnOpeningHours(context, args.providerId),
  }),
);

builder.queryField('getBreaks', (t) =>
  t.field({
    type: [OwnBreakRef],
    description: 'Weekly breaks, and breaks between two dates. Collaborators: their own.',
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
    description: 'Blocks between two dates, a series once. Collaborators: their own.',
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
    description: 'One block, for its form. Collaborators: their own.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg({ type: 'Id', required: true, description: 'Id of the block or closing.' }),
    },
    resolve: (_root, of, context) => getOwnBlock(context, of),
  }),
);

builder.queryField('getHolidays', (t) =>
  t.field({
    type: [OwnHolidayRef],
    description: 'Closings between two dates, including the whole provider’s. Collaborators: their own.',
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
    description: 'One page of closings, including the whole provider’s. Collaborators: their own.',
    args: {
      providerId: t.arg(providerId),
      resourceId: t.arg(resourceId),
      isOver: t.arg.boolean({
        description: 'True for past closings, latest first; by default upcoming ones, soonest first.',
      }),
      page: t.arg.int({ description: 'Page number, from 1.' }),
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
    description: 'One closing, for its form. Collaborators: their own and the provider’s.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg({ type: 'Id', required: true, description: 'Id of the block or closing.' }),
    },
    resolve: (_root, of, context) => getOwnHoliday(context, of),
  }),
);
