import { builder } from '#server/graphql/builder.ts';
import { nameOfActor, signedIn } from '#server/kernel/request-context.ts';
import { cancelReservation } from '../use-cases/cancel-reservation.ts';
import { reservationDetails } from '../use-cases/reservation-details.ts';
import { ReservationView } from './refs.ts';

builder.mutationField('cancelMyReservation', (t) =>
  t.field({
    description: 'Cancels the person’s own booking: in time with a full refund, later without.',
    type: ReservationView,
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'Id of the provider.' }),
      id: t.arg({ type: 'Id', required: true, description: 'The reservation.' }),
    },
    resolve: async (_root, { providerId, id }, { work, deps, actor, idempotencyKey }) => {
      await cancelReservation(work, deps, {
        providerId,
        reservationId: id,
        actor: nameOfActor(actor),
        ownerId: signedIn(actor).personId,
        idempotencyKey,
      });
      return reservationDetails(work, providerId, id);
    },
  }),
);
