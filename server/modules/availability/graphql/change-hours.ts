import { builder } from '#server/graphql/builder.ts';
import { withoutNulls } from '#server/graphql/without-nulls.ts';
import { actsArg, withActs } from '#server/modules/authority/graphql/refs.ts';
import {
  createBlock,
  createBreak,
  createHoliday,
  deleteBreak,
  deleteHoliday,
  editBlock,
  editBreak,
  editHoliday,
  saveHoursOfDateCommand,
  saveOpeningHoursCommand,
  saveWorkingHoursCommand,
  takeDateOutOfBlock,
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
  ['editBlock', BlockInput, editBlock, 'Changes a block with all that is to come of it.'],
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

for (const [operation, isBlock] of [
  ['deleteBreak', false],
  ['deleteBlock', true],
] as const) {
  builder.mutationField(operation, (t) =>
    t.boolean({
      description: isBlock ? 'Removes a block with all its dates.' : 'Removes a break.',
      args: { providerId: t.arg(providerId), id: t.arg(id) },
      resolve: async (_root, of, context) => {
        await deleteBreak(context, { ...of, isBlock });
        return true;
      },
    }),
  );
}

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
