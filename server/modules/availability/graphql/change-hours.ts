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

const providerId = { type: 'Id', required: true, description: 'Whose it is.' } as const;
const resourceId = { type: 'Id', required: true, description: 'Whose hours.' } as const;
const id = { type: 'Id', required: true, description: 'Which one.' } as const;
const version = { required: true, description: 'The one that the form was filled from.' } as const;
const asItShallBe = { required: true, description: 'As it shall be.' } as const;

builder.mutationField('saveWorkingHours', (t) =>
  t.field({
    type: OwnHoursRef,
    description: 'Writes the schedules of a person or thing over; hours of single dates stay.',
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
    description: 'Sets the hours of one date, or gives it back to the week.',
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
    description: 'Writes the opening hours of a center over.',
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
  ['createBreak', BreakInput, createBreak, 'Adds a break. Answers its id.'],
  ['createBlock', BlockInput, createBlock, 'Adds a block. Answers its id.'],
  ['createHoliday', HolidayInput, createHoliday, 'Closes the provider, a person or a thing. Answers its id.'],
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
      description: `${description} Answers its id.`,
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
      'Changes a block, or of one that repeats some dates, as a block of their own. Answers the id of the one that has the change.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      version: t.arg.int(version),
      input: t.arg({ type: BlockInput, ...asItShallBe }),
      ofDate: t.arg.string({ description: 'One of its dates: it alone changes; all when left out.' }),
      isFollowing: t.arg.boolean({ description: 'With that date all after it.' }),
      without: t.arg({
        type: ['Id'],
        description:
          'Blocks that an earlier change made of this one, as nobody has touched since: they go, which takes that change back.',
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
    description: 'Takes one date out of a block that repeats; the only date takes the block with it.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      date: t.arg.string({ required: true, description: 'yyyy-mm-dd.' }),
    },
    resolve: async (_root, { date, ...of }, context) => {
      await takeDateOutOfBlock(context, of, { date });
      return true;
    },
  }),
);

builder.mutationField('deleteBreak', (t) =>
  t.boolean({
    description: 'Removes a break.',
    args: { providerId: t.arg(providerId), id: t.arg(id) },
    resolve: async (_root, of, context) => {
      await deleteBreak(context, of);
      return true;
    },
  }),
);

builder.mutationField('deleteBlock', (t) =>
  t.boolean({
    description: 'Removes a block with all its dates, or with those from one on.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      from: t.arg.string({ description: 'yyyy-mm-dd, one of its dates; all when left out.' }),
    },
    resolve: async (_root, { from, ...of }, context) => {
      await deleteBlock(context, of, { from: from ?? null });
      return true;
    },
  }),
);

builder.mutationField('deleteHoliday', (t) =>
  t.boolean({
    description: 'Removes a closing.',
    args: { providerId: t.arg(providerId), id: t.arg(id) },
    resolve: async (_root, of, context) => {
      await deleteHoliday(context, of);
      return true;
    },
  }),
);
