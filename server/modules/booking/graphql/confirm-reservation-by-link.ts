import { builder } from '#server/graphql/builder.ts';
import { confirmReservationByLink } from '../use-cases/confirm-reservation.ts';
import { readLink } from '../use-cases/reservation-by-link.ts';
import { reservationDetails } from '../use-cases/reservation-details.ts';
import { ReservationView } from './refs.ts';

builder.mutationField('confirmReservationByLink', (t) =>
  t.field({
    description: 'Confirms a guest’s booking. Idempotent.',
    type: ReservationView,
    args: { code: t.arg.string({ required: true, description: 'The code of the mailed link.' }) },
    resolve: async (_root, { code }, { work, deps, justBooked }) => {
      const { providerId, id } = readLink(deps, 'confirm-reservation', code);
      await confirmReservationByLink(work, deps, { providerId, reservationId: id, actor: 'guest:link' });
      justBooked.keep({ kind: 'reservation', providerId, id, mayManage: true });
      return reservationDetails(work, providerId, id);
    },
  }),
);
