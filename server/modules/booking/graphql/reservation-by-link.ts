import { builder } from '#server/graphql/builder.ts';
import { reservationByLink } from '../use-cases/reservation-by-link.ts';
import { ReservationView } from './refs.ts';

/** What a mailed link is for: its code opens nothing else. */
export const LinkPurpose = builder.enumType('LinkPurpose', {
  description: 'What a mailed link is for.',
  values: {
    confirm: { value: 'confirm-reservation', description: 'Confirming a booking made as a guest.' },
    manage: { value: 'manage-reservation', description: 'Seeing, moving and cancelling an own booking.' },
  } as const,
});

builder.queryField('reservationByLink', (t) =>
  t.field({
    description: 'The booking behind a mailed link. Looking changes nothing.',
    type: ReservationView,
    args: {
      code: t.arg.string({ required: true, description: 'The code of the link.' }),
      purpose: t.arg({ type: LinkPurpose, required: true, description: 'What the link is for.' }),
    },
    resolve: (_root, { code, purpose }, { work, deps }) => reservationByLink(work, deps, purpose, code),
  }),
);
