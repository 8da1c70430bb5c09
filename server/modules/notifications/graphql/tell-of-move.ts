import { builder } from '#server/graphql/builder.ts';
import type { ToldOfMove } from '../use-cases/tell-of-move.ts';
import { tellOfMove, tellOfMoves } from '../use-cases/tell-of-move.ts';

const ToldRef = builder.objectRef<ToldOfMove>('ToldOfMove').implement({
  description: 'Whether whoever booked hears of a move.',
  fields: (t) => ({
    isTold: t.exposeBoolean('isTold', {
      description: 'The mail has gone out or will: a wish to keep it may come too late.',
    }),
  }),
});

builder.mutationField('tellOfMove', (t) =>
  t.field({
    type: ToldRef,
    description:
      'Keeps the mail about the last move of a booking from leaving in its ten seconds, or lets it go after all. A collaborator’s own.',
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'Whose booking.' }),
      id: t.arg({ type: 'Id', required: true, description: 'Which one.' }),
      sequence: t.arg.int({ required: true, description: 'The one that the move has answered.' }),
      tells: t.arg.boolean({ required: true, description: 'Whether the mail shall go out.' }),
    },
    resolve: (_root, { tells, ...seen }, context) => tellOfMove(context, seen, { tells }),
  }),
);

const MovedInput = builder.inputType('MovedReservationInput', {
  description: 'A booking that was moved.',
  fields: (t) => ({
    id: t.field({ type: 'Id', required: true, description: 'Which one.' }),
    sequence: t.int({ required: true, description: 'The one that the move has answered.' }),
  }),
});

builder.mutationField('tellOfMoves', (t) =>
  t.field({
    type: ToldRef,
    description:
      'Keeps the mails about a move of the bookings of a group from leaving in their ten seconds, or lets them go after all. A collaborator’s own.',
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'Whose bookings.' }),
      bookings: t.arg({ type: [MovedInput], required: true, description: 'Which ones, at most 100.' }),
      tells: t.arg.boolean({ required: true, description: 'Whether the mails shall go out.' }),
    },
    resolve: (_root, { providerId, ...wished }, context) => tellOfMoves(context, providerId, wished),
  }),
);
