import { builder } from '#server/graphql/builder.ts';
import { withoutNulls } from '#server/graphql/without-nulls.ts';
import { actedReservations } from '../use-cases/desk/acted-reservation.ts';
import { tryReservationsChange } from '../use-cases/desk/try-changes.ts';
import { updateReservations } from '../use-cases/desk/update-reservations.ts';
import { ActedRef } from './acted-ref.ts';
import { TriedChangesRef } from './desk-act-refs.ts';
import { overruling, ThingInput, WHICH_THINGS } from './desk-acts.ts';

const providerId = { type: 'Id', required: true, description: 'Whose bookings.' } as const;
const asItShallBe = { required: true, description: 'As it shall be.' } as const;
const WHEN_AND_WHERE =
  'When and where bookings that share an occasion shall be, how long and with whom; what is left out stays as it is.';
const WHICH_ONES = {
  required: true,
  description: 'Which ones, at most 100: of one sub-service with one person at one time.',
} as const;
const START = { description: 'Local time of the provider, yyyy-mm-ddThh:mm; with an offset an instant.' };
const MINUTES = { description: 'How long they take.' };
const WITH_WHOM = { type: 'Id', description: 'With whom.' } as const;
const IS_WHOLE_GROUP = {
  description:
    'Whether they must be all who share the time, so that nobody who has joined is left behind; yes when left out. No takes back a move that joined others.',
};

const PlacedReservationInput = builder.inputType('PlacedReservationInput', {
  description: 'A booking of a group that is moved.',
  fields: (t) => ({
    id: t.field({ type: 'Id', required: true, description: 'Which one.' }),
    things: t.field({ type: [ThingInput], description: WHICH_THINGS }),
  }),
});

const SeenReservationInput = builder.inputType('SeenReservationInput', {
  description: 'A booking of a group that is moved, as it was seen.',
  fields: (t) => ({
    id: t.field({ type: 'Id', required: true, description: 'Which one.' }),
    sequence: t.int({ required: true, description: 'The one that it was seen with.' }),
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
    tellsCustomer: t.boolean({ description: 'Whether the customers are written to; yes when left out.' }),
    overruling: t.field(overruling),
  }),
});

builder.queryField('tryReservationsChange', (t) =>
  t.field({
    type: TriedChangesRef,
    description:
      'What speaks against another time, length, person or rooms for the bookings of a group together; nothing is changed or locked. A collaborator’s own.',
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
      'Moves or stretches the bookings of a group, gives them to somebody else or another room, all or none. A collaborator’s own.',
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
