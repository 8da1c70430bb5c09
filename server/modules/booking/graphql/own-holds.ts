import { builder } from '#server/graphql/builder.ts';
import { ownHolds } from '../use-cases/own-holds.ts';
import { releaseHold } from '../use-cases/release-hold.ts';
import { reservationDetails } from '../use-cases/reservation-details.ts';
import { ReservationView } from './refs.ts';

builder.queryField('ownHolds', (t) =>
  t.field({
    description:
      'One’s own places with a provider that wait for their payment now: what this browser has just booked, and what the person who is signed in has. Empty for everybody else.',
    type: [ReservationView],
    args: { providerId: t.arg({ type: 'Id', required: true, description: 'With whom.' }) },
    resolve: async (_root, { providerId }, { work, actor, justBooked: { known } }) => {
      const holds = await ownHolds(work, { actor, justBooked: known }, providerId);
      return holds.map((details) => ({ ...details, isOnlyForLooking: true }));
    },
  }),
);

builder.mutationField('releaseHold', (t) =>
  t.field({
    description:
      'Gives back an own place that waits for its payment: it is free for others at once. What was paid in the meantime stands; the answer says what became of it.',
    type: ReservationView,
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'With whom.' }),
      id: t.arg({ type: 'Id', required: true, description: 'The reservation.' }),
    },
    resolve: async (_root, { providerId, id }, { work, deps, actor, justBooked: { known } }) => {
      await releaseHold(work, deps, { right: { actor, justBooked: known }, providerId, reservationId: id });
      return { ...(await reservationDetails(work, providerId, id)), isOnlyForLooking: true };
    },
  }),
);
