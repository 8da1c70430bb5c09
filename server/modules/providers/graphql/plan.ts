import { euroOfCents } from '#contracts/money.ts';
import { builder } from '#server/graphql/builder.ts';
import { getPrivateDetails } from '../index.ts';
import { PlanRef } from './refs.ts';

const ONLY_FOR_ITSELF = 'Null unless the viewer runs this provider.';

PlanRef.implement({
  description: 'A provider’s package.',
  fields: (t) => ({
    id: t.int({
      description: 'The package: Free 0, Grow 1, Video 2, AllInOne 3.',
      resolve: ({ plan }) => plan.packageId,
    }),
    originalId: t.int({
      description: 'The package a trial stands for; otherwise the same.',
      resolve: ({ plan }) => plan.packageId,
    }),
    active: t.boolean({ description: 'False if it was switched off.', resolve: ({ plan }) => plan.active }),
    endsAt: t.field({
      description: 'End; null if there is none.',
      type: 'DateTime',
      nullable: true,
      resolve: ({ plan }) => plan.endsAt,
    }),
    amount: t.float({
      description: `Price per billing period in euro. ${ONLY_FOR_ITSELF}`,
      nullable: true,
      resolve: async ({ providerId }, _args, { work, actor }) => {
        const details = await getPrivateDetails(work, actor, providerId);
        return details && euroOfCents(details.plan.amountCents);
      },
    }),
    stripeId: t.string({
      description: `Id of the subscription at the card processor; null while packages are not paid by card. ${ONLY_FOR_ITSELF}`,
      nullable: true,
      resolve: () => null,
    }),
  }),
});

export const B2bSubscriptionRef = builder.objectRef<typeof PlanRef.$inferType>('B2bSubscription').implement({
  description: 'Current package subscription.',
  fields: (t) => ({
    endsAt: t.field({
      description: 'End; null if there is none.',
      type: 'DateTime',
      nullable: true,
      resolve: ({ plan }) => plan.endsAt,
    }),
    plan: t.field({
      description: 'The package.',
      type: PlanRef,
      resolve: (subscription) => subscription,
    }),
  }),
});
