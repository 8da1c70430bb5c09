import { builder } from '#server/graphql/builder.ts';
import { moveReservation } from '../use-cases/move-reservation.ts';
import { readLink } from '../use-cases/reservation-by-link.ts';
import { reservationDetails } from '../use-cases/reservation-details.ts';
import { ReservationView } from './refs.ts';

builder.mutationField('moveReservationByLink', (t) =>
  t.field({
    description: 'Moves a booking by its mailed link while cancelling is free.',
    type: ReservationView,
    args: {
      code: t.arg.string({ required: true, description: 'The code of the mailed link.' }),
      dateTimeFrom: t.arg.string({
        required: true,
        description: 'New start: with an offset an instant, without one the provider’s local time.',
      }),
      resourceId: t.arg({ type: 'Id', description: 'New person; null for anyone available.' }),
    },
    resolve: async (_root, { code, dateTimeFrom, resourceId }, { work, deps, idempotencyKey }) => {
      const { providerId, id } = readLink(deps, 'manage-reservation', code);
      const request = { providerId, reservationId: id, dateTimeFrom, resourceId: resourceId ?? null };
      await moveReservation(work, deps, request, { by: 'customer', actor: 'guest:link', idempotencyKey });
      return reservationDetails(work, providerId, id);
    },
  }),
);
