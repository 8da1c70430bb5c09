import { builder } from '#server/graphql/builder.ts';
import { withoutNulls } from '#server/graphql/without-nulls.ts';
import { actsArg, withActs } from '#server/modules/authority/graphql/refs.ts';
import {
  createBlock,
  deleteBlock,
  editBlock,
  takeDateOutOfBlock,
} from '../use-cases/hours/block-commands.ts';
import {
  createBreak,
  createHoliday,
  deleteBreak,
  deleteHoliday,
  editBreak,
  editHoliday,
  saveHoursOfDateCommand,
  saveOpeningHoursCommand,
  saveWorkingHoursCommand,
} from '../use-cases/hours/commands.ts';
import { getOwnHours, getOwnOpeningHours } from '../use-cases/hours/own-hours.ts';
import {
  BlockInput,
  BreakInput,
  HolidayInput,
  HoursOfDateInput,
  OpeningHoursInput,
  WorkingHoursInput,
} from './hours-inputs.ts';
import { OwnHoursRef, OwnOpeningHoursRef } from './own-hours-refs.ts';

const providerId = { type: 'Id', required: true, description: 'Id of the provider.' } as const;
const resourceId = { type: 'Id', required: true, description: 'Id of the person or thing.' } as const;
const id = { type: 'Id', required: true, description: 'Id of the break, block or closing.' } as const;
const version = { required: true, description: 'The one the form was filled from.' } as const;
const asItShallBe = { required: true, description: 'The new value.' } as const;

builder.mutationField('saveWorkingHours', (t) =>
  t.field({
    type: OwnHoursRef,
    description: 'Replaces the schedules of a person or thing; hours of single dates stay.',
    args: {
      providerId: t.arg(providerId),
      resourceId: t.arg(resourceId),
      version: t.arg.int(version),
      input: t.arg({ type: WorkingHoursInput, ...asItShallBe }),
      acts: t.arg(actsArg),
    },
    resolve: async (_root, { input, acts, ...of }, context) => {
      await saveWorkingHoursCommand(withActs(context, acts), of, withoutNulls(input));
      return getOwnHours(context, of);
    },
  }),
);

builder.mutationField('saveHoursOfDate', (t) =>
  t.field({
    type: OwnHoursRef,
    description: 'Sets the hours of one date, or restores the week’s.',
    args: {
      providerId: t.arg(providerId),
      resourceId: t.arg(resourceId),
      version: t.arg.int(version),
      input: t.arg({ type: HoursOfDateInput, ...asItShallBe }),
      acts: t.arg(actsArg),
    },
    resolve: async (_root, { input, acts, ...of }, context) => {
      await saveHoursOfDateCommand(withActs(context, acts), of, withoutNulls(input));
      return getOwnHours(context, of);
    },
  }),
);

builder.mutationField('saveOpeningHours', (t) =>
  t.field({
    type: OwnOpeningHoursRef,
    description: 'Replaces a center’s opening hours.',
    args: {
      providerId: t.arg(providerId),
      version: t.arg.int(version),
      input: t.arg({ type: OpeningHoursInput, ...asItShallBe }),
    },
    resolve: async (_root, { input, ...of }, context) => {
      await saveOpeningHoursCommand(context, of, withoutNulls(input));
      return getOwnOpeningHours(context, of.providerId);
    },
  }),
);

for (const [operation, type, run, description] of [
  ['createBreak', BreakInput, createBreak, 'Adds a break. Returns its id.'],
  ['createBlock', BlockInput, createBlock, 'Adds a block. Returns its id.'],
  ['createHoliday', HolidayInput, createHoliday, 'Closes the provider, a person or a thing. Returns its id.'],
] as const) {
  builder.mutationField(operation, (t) =>
    t.field({
      type: 'Id',
      description,
      args: {
        providerId: t.arg(providerId),
        input: t.arg({ type, ...asItShallBe }),
        acts: t.arg(actsArg),
      },
      resolve: async (_root, { providerId: of, input, acts }, context) =>
        (await run(withActs(context, acts), of, withoutNulls(input))).id,
    }),
  );
}

for (const [operation, type, run, description] of [
  ['editBreak', BreakInput, editBreak, 'Changes a break.'],
  ['editHoliday', HolidayInput, editHoliday, 'Changes a closing.'],
] as const) {
  builder.mutationField(operation, (t) =>
    t.field({
      type: 'Id',
      description: `${description} Returns its id.`,
      args: {
        providerId: t.arg(providerId),
        id: t.arg(id),
        version: t.arg.int(version),
        input: t.arg({ type, ...asItShallBe }),
        acts: t.arg(actsArg),
      },
      resolve: async (_root, { input, acts, ...of }, context) =>
        (await run(withActs(context, acts), of, withoutNulls(input))).id,
    }),
  );
}

builder.mutationField('editBlock', (t) =>
  t.field({
    type: 'Id',
    description:
      'Changes a block, or some dates of a series as a block of their own. Returns the id of the changed block.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      version: t.arg.int(version),
      input: t.arg({ type: BlockInput, ...asItShallBe }),
      ofDate: t.arg.string({ description: 'The date to change; all if omitted.' }),
      isFollowing: t.arg.boolean({ description: 'Whether the dates after it change too.' }),
      without: t.arg({
        type: ['Id'],
        description:
          'Ids of unchanged blocks that an earlier change created; they are removed, which undoes that change.',
      }),
      acts: t.arg(actsArg),
    },
    resolve: async (_root, { input, acts, ofDate, isFollowing, without, ...of }, context) => {
      const typed = withoutNulls({ ...input, ofDate, isFollowing, without });
      return (await editBlock(withActs(context, acts), of, typed)).id;
    },
  }),
);

builder.mutationField('takeDateOutOfBlock', (t) =>
  t.boolean({
    description: 'Removes one date from a repeated block; removing the only date deletes the block.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      date: t.arg.string({ required: true, description: '`YYYY-MM-DD`.' }),
    },
    resolve: async (_root, { date, ...of }, context) => {
      await takeDateOutOfBlock(context, of, { date });
      return true;
    },
  }),
);

builder.mutationField('deleteBreak', (t) =>
  t.boolean({
    description: 'Deletes a break.',
    args: { providerId: t.arg(providerId), id: t.arg(id) },
    resolve: async (_root, of, context) => {
      await deleteBreak(context, of);
      return true;
    },
  }),
);

builder.mutationField('deleteBlock', (t) =>
  t.boolean({
    description: 'Deletes a block with all its dates, or from one date on.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      from: t.arg.string({ description: 'One of its dates, `YYYY-MM-DD`; all if omitted.' }),
    },
    resolve: async (_root, { from, ...of }, context) => {
      await deleteBlock(context, of, { from: from ?? null });
      return true;
    },
  }),
);

builder.mutationField('deleteHoliday', (t) =>
  t.boolean({
    description: 'Deletes a closing.',
    args: { providerId: t.arg(providerId), id: t.arg(id) },
    resolve: async (_root, of, context) => {
      await deleteHoliday(context, of);
      return true;
    },
  }),
);
