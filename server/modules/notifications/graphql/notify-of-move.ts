import { builder } from '#server/graphql/builder.ts';
import type { ToldOfMove } from '../use-cases/notify-of-move.ts';
import { notifyOfMove, notifyOfMoves } from '../use-cases/notify-of-move.ts';

const ToldRef = builder.objectRef<ToldOfMove>('ToldOfMove').implement({
  description: 'Whether the customer is notified of a move.',
  fields: (t) => ({
    isTold: t.exposeBoolean('isTold', {
      description: 'Whether the mail was or will be sent; keeping it back may come too late.',
    }),
  }),
});

builder.mutationField('tellOfMove', (t) =>
  t.field({
    type: ToldRef,
    description:
      'Keeps back the mail about the last move of a booking during its ten seconds, or releases it. Collaborators: their own.',
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'Id of the provider.' }),
      id: t.arg({ type: 'Id', required: true, description: 'Id of the booking.' }),
      sequence: t.arg.int({ required: true, description: 'Sequence returned by the move.' }),
      tells: t.arg.boolean({ required: true, description: 'Whether to send the mail.' }),
    },
    resolve: (_root, { tells, ...seen }, context) => notifyOfMove(context, seen, { tells }),
  }),
);

const MovedInput = builder.inputType('MovedReservationInput', {
  description: 'A moved booking.',
  fields: (t) => ({
    id: t.field({ type: 'Id', required: true, description: 'Id of the booking.' }),
    sequence: t.int({ required: true, description: 'Sequence returned by the move.' }),
  }),
});

builder.mutationField('tellOfMoves', (t) =>
  t.field({
    type: ToldRef,
    description:
      'Keeps back the mails about a moved group during their ten seconds, or releases them. Collaborators: their own.',
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'Id of the provider.' }),
      bookings: t.arg({ type: [MovedInput], required: true, description: 'At most 100 bookings.' }),
      tells: t.arg.boolean({ required: true, description: 'Whether to send the mails.' }),
    },
    resolve: (_root, { providerId, ...wished }, context) => notifyOfMoves(context, providerId, wished),
  }),
);
