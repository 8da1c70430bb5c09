import { builder } from '#server/graphql/builder.ts';
import { cancelReservation } from '../use-cases/cancel-reservation.ts';
import { readLink } from '../use-cases/reservation-by-link.ts';
import { reservationDetails } from '../use-cases/reservation-details.ts';
import { ReservationView } from './refs.ts';

builder.mutationField('cancelReservationByLink', (t) =>
  t.field({
    description: 'Cancels a booking by its mailed link: in time with a full refund, later without.',
    type: ReservationView,
    args: { code: t.arg.string({ required: true, description: 'The code of the mailed link.' }) },
    resolve: async (_root, { code }, { work, deps, idempotencyKey }) => {
      const { providerId, id } = readLink(deps, 'manage-reservation', code);
      await cancelReservation(work, deps, {
        providerId,
        reservationId: id,
        actor: 'guest:link',
        idempotencyKey,
      });
      return reservationDetails(work, providerId, id);
    },
  }),
);
