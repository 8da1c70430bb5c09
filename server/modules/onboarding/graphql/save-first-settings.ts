import { builder } from '#server/graphql/builder.ts';
import { PaymentSettingRef } from '#server/modules/providers/graphql/refs.ts';
import { actsArg, withActs } from '#server/modules/authority/graphql/refs.ts';
import { finishSetup, getCenterSetup, saveFirstHours, saveFirstPayment, saveFirstTeam } from '../index.ts';
import { CenterSetupRef } from './refs.ts';

const providerId = { type: 'Id', required: true, description: 'Id of the center.' } as const;

builder.mutationField('saveFirstHours', (t) =>
  t.field({
    description: 'Sets a center’s first opening hours, for all its staff.',
    type: CenterSetupRef,
    args: {
      providerId: t.arg(providerId),
      template: t.arg.string({
        required: true,
        description: 'weekdays, lunchBreak (13 to 14), withSaturday or everyDay.',
      }),
      opensAt: t.arg.int({ required: true, description: 'Minute of the day.' }),
      closesAt: t.arg.int({ required: true, description: 'Minute of the day, after opening.' }),
      acts: t.arg(actsArg),
    },
    resolve: async (_root, { providerId, acts, ...hours }, context) => {
      await saveFirstHours(withActs(context, acts), providerId, hours);
      return getCenterSetup(context, providerId);
    },
  }),
);

builder.mutationField('saveFirstTeam', (t) =>
  t.field({
    description: 'Names the first staff person, and adds a colleague with the same hours.',
    type: CenterSetupRef,
    args: {
      providerId: t.arg(providerId),
      name: t.arg.string({ description: 'Name of the first person; unchanged if omitted.' }),
      colleague: t.arg.string({ description: 'Name of a colleague; optional.' }),
    },
    resolve: async (_root, { providerId, ...team }, context) => {
      await saveFirstTeam(context, providerId, team);
      return getCenterSetup(context, providerId);
    },
  }),
);

builder.mutationField('saveFirstPayment', (t) =>
  t.field({
    description: 'Sets how a center’s customers pay; online only needs a payment account.',
    type: CenterSetupRef,
    args: {
      providerId: t.arg(providerId),
      acceptPayments: t.arg({
        type: PaymentSettingRef,
        required: true,
        description: 'NoPayments, Optional or OnlineOnly.',
      }),
    },
    resolve: async (_root, { providerId, acceptPayments }, context) => {
      await saveFirstPayment(context, providerId, { acceptPayments });
      return getCenterSetup(context, providerId);
    },
  }),
);

builder.mutationField('finishSetup', (t) =>
  t.field({
    description:
      'Completes a center’s first settings: published or put off. Publishing is refused with everything that is missing.',
    type: CenterSetupRef,
    args: {
      providerId: t.arg(providerId),
      isPublished: t.arg.boolean({ required: true, description: 'Whether to publish the page.' }),
    },
    resolve: async (_root, args, context) => {
      await finishSetup(context, args);
      return getCenterSetup(context, args.providerId);
    },
  }),
);
