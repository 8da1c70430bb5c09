import { builder } from '#server/graphql/builder.ts';
import { reservationByLink } from '../use-cases/reservation-by-link.ts';
import { ReservationView } from './refs.ts';

/** What a mailed link is for: its code opens nothing else. */
export const LinkPurpose = builder.enumType('LinkPurpose', {
  description: 'Purpose of a mailed booking link.',
  values: {
    confirm: { value: 'confirm-reservation', description: 'Confirm a guest’s booking.' },
    manage: { value: 'manage-reservation', description: 'View, move and cancel a booking.' },
  } as const,
});

builder.queryField('reservationByLink', (t) =>
  t.field({
    description: 'The booking of a mailed link. Reading changes nothing.',
    type: ReservationView,
    args: {
      code: t.arg.string({ required: true, description: 'Code of the link.' }),
      purpose: t.arg({ type: LinkPurpose, required: true, description: 'Purpose of the link.' }),
    },
    resolve: (_root, { code, purpose }, { work, deps }) => reservationByLink(work, deps, purpose, code),
  }),
);
