import { dateOf } from '#contracts/time.ts';
import { builder } from '#server/graphql/builder.ts';
import type { CenterChange } from '../use-cases/change-for-viewer.ts';
import { watchCenter } from '../use-cases/live-centers.ts';

const CenterChangeRef = builder.objectRef<CenterChange>('CenterChange').implement({
  description: 'What to read again at a center, without the content.',
  fields: (t) => ({
    kind: t.exposeString('kind', {
      description:
        '`reservations`, `hours`, `sessions`, `notices` (one’s own), `customers`, `money`, or `missed`: anything may have changed.',
    }),
    ids: t.field({
      type: ['Id'],
      description: 'Reservations that changed; empty if not listed.',
      resolve: ({ ids }) => ids,
    }),
    customerIds: t.field({
      type: ['Id'],
      description: 'Customers whose reservations, cards or money changed; empty if not listed.',
      resolve: ({ customerIds }) => customerIds,
    }),
    from: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Start of the affected period, covering before and after the change; null for any time.',
      resolve: ({ from }) => (from === null ? null : dateOf(from)),
    }),
    to: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'End.',
      resolve: ({ to }) => (to === null ? null : dateOf(to)),
    }),
  }),
});

builder.subscriptionField('centerChanged', (t) =>
  t.field({
    type: CenterChangeRef,
    description:
      'Live changes at a center, for viewers of its reservations. Collaborators: own bookings and customers; money for roles that take payments. Ends with the session or the role.',
    args: { providerId: t.arg({ type: 'Id', required: true, description: 'Id of the provider.' }) },
    subscribe: (_root, { providerId }, context) => watchCenter(context, providerId),
    resolve: (change) => change,
  }),
);
