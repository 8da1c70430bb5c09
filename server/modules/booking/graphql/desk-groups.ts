import { builder } from '#server/graphql/builder.ts';
import { withoutNulls } from '#server/graphql/without-nulls.ts';
import { actedReservations } from '../use-cases/desk/acted-reservation.ts';
import { tryReservationsChange } from '../use-cases/desk/try-changes.ts';
import { updateReservations } from '../use-cases/desk/update-reservations.ts';
import { ActedRef } from './acted-ref.ts';
import { TriedChangesRef } from './desk-act-refs.ts';
import { overruling, ThingInput, WHICH_THINGS } from './desk-acts.ts';

const providerId = { type: 'Id', required: true, description: 'Id of the provider.' } as const;
const asItShallBe = { required: true, description: 'The new value.' } as const;
const WHEN_AND_WHERE =
  'New time, duration, rooms or person of bookings that share an occasion; omitted fields stay.';
const WHICH_ONES = {
  required: true,
  description: 'The bookings, at most 100: of one service with one person at one time.',
} as const;
const START = { description: 'Local time of the provider, yyyy-mm-ddThh:mm; with an offset an instant.' };
const MINUTES = { description: 'Duration in minutes.' };
const WITH_WHOM = { type: 'Id', description: 'Id of the person.' } as const;
const IS_WHOLE_GROUP = {
  description:
    'Whether they must be the whole group, so that nobody who joined is left behind; true by default. False undoes a move that joined others.',
};

const PlacedReservationInput = builder.inputType('PlacedReservationInput', {
  description: 'A group booking to move.',
  fields: (t) => ({
    id: t.field({ type: 'Id', required: true, description: 'Id of the booking.' }),
    things: t.field({ type: [ThingInput], description: WHICH_THINGS }),
  }),
});

const SeenReservationInput = builder.inputType('SeenReservationInput', {
  description: 'A group booking to move, as it was shown.',
  fields: (t) => ({
    id: t.field({ type: 'Id', required: true, description: 'Id of the booking.' }),
    sequence: t.int({ required: true, description: 'Sequence that was shown.' }),
    things: t.field({ type: [ThingInput], description: WHICH_THINGS }),
  }),
});

const ReservationsTimeInput = builder.inputType('ReservationsTimeInput', {
  description: WHEN_AND_WHERE,
  fields: (t) => ({
    bookings: t.field({ type: [PlacedReservationInput], ...WHICH_ONES }),
    start: t.string(START),
    durationMinutes: t.int(MINUTES),
    resourceId: t.field(WITH_WHOM),
    isWholeGroup: t.boolean(IS_WHOLE_GROUP),
  }),
});

const ReservationsChangeInput = builder.inputType('ReservationsChangeInput', {
  description: WHEN_AND_WHERE,
  fields: (t) => ({
    bookings: t.field({ type: [SeenReservationInput], ...WHICH_ONES }),
    start: t.string(START),
    durationMinutes: t.int(MINUTES),
    resourceId: t.field(WITH_WHOM),
    isWholeGroup: t.boolean(IS_WHOLE_GROUP),
    tellsCustomer: t.boolean({ description: 'Whether the customers are mailed; true by default.' }),
    overruling: t.field(overruling),
  }),
});

builder.queryField('tryReservationsChange', (t) =>
  t.field({
    type: TriedChangesRef,
    description:
      'Rules that another time, duration, person or rooms for a group’s bookings would break; nothing is changed or locked. Collaborators: their own.',
    args: {
      providerId: t.arg(providerId),
      input: t.arg({ type: ReservationsTimeInput, ...asItShallBe }),
    },
    resolve: (_root, { providerId: of, input }, context) =>
      tryReservationsChange(context, of, withoutNulls(input)),
  }),
);

builder.mutationField('updateReservations', (t) =>
  t.field({
    type: [ActedRef],
    description:
      'Changes time, duration, person or room of a group’s bookings, all or none. Collaborators: their own.',
    args: {
      providerId: t.arg(providerId),
      input: t.arg({ type: ReservationsChangeInput, ...asItShallBe }),
    },
    resolve: async (_root, { providerId: of, input }, context) => {
      const { ids } = await updateReservations(context, of, withoutNulls(input));
      return actedReservations(context.work, of, ids);
    },
  }),
);
