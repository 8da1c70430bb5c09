import { builder } from '#server/graphql/builder.ts';
import type { ReservationToCancel } from '../use-cases/desk/reservations-to-cancel.ts';
import { CANCEL_OBSTACLES, reservationsToCancel } from '../use-cases/desk/reservations-to-cancel.ts';
import { CancelPreviewRef } from './desk-act-refs.ts';
import { ListedReservationRef } from './desk-refs.ts';

const CancelObstacleEnum = builder.enumType('CancelObstacle', {
  description: 'Why a booking cannot be cancelled: it is already cancelled, or it was more than 31 days ago.',
  values: CANCEL_OBSTACLES,
});

const ReservationToCancelRef = builder.objectRef<ReservationToCancel>('ReservationToCancel').implement({
  description: 'A booking selected for cancelling, with the consequences.',
  fields: (t) => ({
    reservation: t.field({
      type: ListedReservationRef,
      description: 'The booking.',
      resolve: ({ listed }) => listed,
    }),
    obstacle: t.expose('obstacle', {
      type: CancelObstacleEnum,
      nullable: true,
      description: 'Why it cannot be cancelled; null if it can.',
    }),
    canBeTold: t.exposeBoolean('canBeTold', {
      description: 'Whether somebody can be notified by e-mail.',
    }),
    preview: t.expose('preview', {
      type: CancelPreviewRef,
      nullable: true,
      description: 'Refund if cancelled now; null if already cancelled.',
    }),
  }),
});

builder.queryField('getReservationsToCancel', (t) =>
  t.field({
    type: [ReservationToCancelRef],
    description:
      'Bookings selected for cancelling, in the order of the ids, with obstacles, notifications and refunds. Collaborators: their own.',
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'Id of the provider.' }),
      ids: t.arg({ type: ['Id'], required: true, description: 'At most 100 bookings.' }),
    },
    resolve: (_root, of, context) => reservationsToCancel(context, of),
  }),
);
