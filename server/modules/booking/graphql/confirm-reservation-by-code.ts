import { builder } from '#server/graphql/builder.ts';
import { readVisitorCode } from '#server/modules/identity/index.ts';
import { confirmReservationByLink } from '../use-cases/confirm-reservation.ts';
import { reservationDetails } from '../use-cases/reservation-details.ts';
import { ReservationView } from './refs.ts';

builder.mutationField('confirmReservationByCode', (t) =>
  t.field({
    description:
      'Confirms a guest’s booking by the six digits that came with its mail, instead of its link. Five tries. Idempotent.',
    type: ReservationView,
    args: {
      session: t.arg.string({ required: true, description: 'The `emailCodeSession` of the booking.' }),
      code: t.arg.string({ required: true, description: 'The six digits.' }),
    },
    resolve: async (_root, typed, { work, deps, justBooked }) => {
      const { providerId, reservationId: id } = await readVisitorCode(work, deps, typed);
      // The digits stood in the mail of the link: they prove and allow what it does.
      await confirmReservationByLink(work, deps, { providerId, reservationId: id, actor: 'guest:code' });
      justBooked.keep({ kind: 'reservation', providerId, id, mayManage: true });
      return reservationDetails(work, providerId, id);
    },
  }),
);
