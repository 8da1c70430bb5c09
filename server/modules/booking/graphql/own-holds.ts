import { builder } from '#server/graphql/builder.ts';
import { ownHolds } from '../use-cases/own-holds.ts';
import { releaseHold } from '../use-cases/release-hold.ts';
import { reservationDetails } from '../use-cases/reservation-details.ts';
import { ReservationView } from './refs.ts';

builder.queryField('ownHolds', (t) =>
  t.field({
    description: 'Unpaid holds with a provider, of this browser or the signed-in person. Empty for others.',
    type: [ReservationView],
    args: { providerId: t.arg({ type: 'Id', required: true, description: 'Id of the provider.' }) },
    resolve: async (_root, { providerId }, { work, actor, justBooked: { known } }) => {
      const holds = await ownHolds(work, { actor, justBooked: known }, providerId);
      return holds.map((details) => ({ ...details, isOnlyForLooking: true }));
    },
  }),
);

builder.mutationField('releaseHold', (t) =>
  t.field({
    description:
      'Releases the person’s unpaid hold at once. A payment made meanwhile wins; the answer says what happened.',
    type: ReservationView,
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'Id of the provider.' }),
      id: t.arg({ type: 'Id', required: true, description: 'The reservation.' }),
    },
    resolve: async (_root, { providerId, id }, { work, deps, actor, justBooked: { known } }) => {
      await releaseHold(work, deps, { right: { actor, justBooked: known }, providerId, reservationId: id });
      return { ...(await reservationDetails(work, providerId, id)), isOnlyForLooking: true };
    },
  }),
);
