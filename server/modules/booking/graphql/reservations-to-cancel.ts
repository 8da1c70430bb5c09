import { builder } from '#server/graphql/builder.ts';
import type { ReservationToCancel } from '../use-cases/desk/reservations-to-cancel.ts';
import { CANCEL_OBSTACLES, reservationsToCancel } from '../use-cases/desk/reservations-to-cancel.ts';
import { CancelPreviewRef } from './desk-act-refs.ts';
import { ListedReservationRef } from './desk-refs.ts';

const CancelObstacleEnum = builder.enumType('CancelObstacle', {
  description: 'Why a booking cannot be cancelled: it is off already, or lies more than 31 days back.',
  values: CANCEL_OBSTACLES,
});

const ReservationToCancelRef = builder.objectRef<ReservationToCancel>('ReservationToCancel').implement({
  description: 'A booking that was chosen to be cancelled, with what would follow.',
  fields: (t) => ({
    reservation: t.field({
      type: ListedReservationRef,
      description: 'Which one.',
      resolve: ({ listed }) => listed,
    }),
    obstacle: t.expose('obstacle', {
      type: CancelObstacleEnum,
      nullable: true,
      description: 'Why it cannot be cancelled; null: it can.',
    }),
    canBeTold: t.exposeBoolean('canBeTold', {
      description: 'Whether somebody can be written to about it.',
    }),
    preview: t.expose('preview', {
      type: CancelPreviewRef,
      nullable: true,
      description: 'What cancelling it now would give back; null where it is off.',
    }),
  }),
});

builder.queryField('getReservationsToCancel', (t) =>
  t.field({
    type: [ReservationToCancelRef],
    description:
      'Bookings chosen to be cancelled, in the order of the ids: which can be, who would be told and what would go back. A collaborator’s own.',
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'Whose bookings.' }),
      ids: t.arg({ type: ['Id'], required: true, description: 'Which ones, at most 100.' }),
    },
    resolve: (_root, of, context) => reservationsToCancel(context, of),
  }),
);
