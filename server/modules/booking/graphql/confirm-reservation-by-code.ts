import { builder } from '#server/graphql/builder.ts';
import { asGuest, commandOf } from '#server/kernel/idempotency.ts';
import { readVisitorCode, visitorSession } from '#server/modules/identity/index.ts';
import { confirmReservationByLink } from '../use-cases/confirm-reservation.ts';
import { mailDigitsAgain } from '../use-cases/mail-digits-again.ts';
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

const ReservationCodeSent = builder.objectRef<{ emailCodeSession: string }>('ReservationCodeSent').implement({
  description: 'Other digits were sent by e-mail.',
  fields: (t) => ({
    emailCodeSession: t.exposeString('emailCodeSession', {
      description: 'Comes back with the new digits (`confirmReservationByCode`). Keep it secret.',
    }),
  }),
});

builder.mutationField('resendReservationCode', (t) =>
  t.field({
    description:
      'Mails a guest other digits for a booking that waits for them; ten times an hour for each e-mail.',
    type: ReservationCodeSent,
    args: {
      session: t.arg.string({ required: true, description: 'The `emailCodeSession` of the digits before.' }),
    },
    resolve: async (_root, args, context) => {
      const { work, deps } = context;
      const command = commandOf(asGuest(context), 'resendReservationCode', args);
      const { codeId } = await mailDigitsAgain(work, deps, command, args.session);
      return { emailCodeSession: visitorSession(deps, codeId) };
    },
  }),
);
