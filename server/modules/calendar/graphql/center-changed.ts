import { dateOf } from '#contracts/time.ts';
import { builder } from '#server/graphql/builder.ts';
import type { CenterChange } from '../use-cases/change-for-viewer.ts';
import { watchCenter } from '../use-cases/live-centers.ts';

const CenterChangeRef = builder.objectRef<CenterChange>('CenterChange').implement({
  description: 'What to read anew at a center; never what it says.',
  fields: (t) => ({
    kind: t.exposeString('kind', {
      description:
        '`reservations`, `hours`, `notices` (one’s own), `customers`, `money`, or `missed`: anything may have changed.',
    }),
    ids: t.field({
      type: ['Id'],
      description: 'Which reservations; none where they are not named.',
      resolve: ({ ids }) => ids,
    }),
    customerIds: t.field({
      type: ['Id'],
      description: 'Whose reservations, cards or money; none where they are not named.',
      resolve: ({ customerIds }) => customerIds,
    }),
    from: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'What they touch, before and after: from; none: anything.',
      resolve: ({ from }) => (from === null ? null : dateOf(from)),
    }),
    to: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until.',
      resolve: ({ to }) => (to === null ? null : dateOf(to)),
    }),
  }),
});

builder.subscriptionField('centerChanged', (t) =>
  t.field({
    type: CenterChangeRef,
    description:
      'Tells what changes at a center as it happens, to whoever sees its reservations; a collaborator of their own and of who comes to them; money to who takes it. Ends with the session or the role.',
    args: { providerId: t.arg({ type: 'Id', required: true, description: 'Whose.' }) },
    subscribe: (_root, { providerId }, context) => watchCenter(context, providerId),
    resolve: (change) => change,
  }),
);
