import { CANCELLED_BY } from '#contracts/validation/desk.ts';
import { builder } from '#server/graphql/builder.ts';
import { withoutNulls } from '#server/graphql/without-nulls.ts';
import { actedReservation } from '../use-cases/desk/acted-reservation.ts';
import { activateReservation } from '../use-cases/desk/activate-reservation.ts';
import type { Cancelled } from '../use-cases/desk/cancel-reservations.ts';
import { cancelReservations, previewCancelling } from '../use-cases/desk/cancel-reservations.ts';
import { changeReservationService } from '../use-cases/desk/change-service.ts';
import { confirmAtDesk } from '../use-cases/desk/confirm-at-desk.ts';
import { setReservationPresence } from '../use-cases/desk/set-presence.ts';
import { tryReservationChange } from '../use-cases/desk/try-change.ts';
import { ActedRef } from './acted-ref.ts';
import { CancelPreviewRef, PresenceEnum, TriedChangeRef } from './desk-act-refs.ts';
import { updateReservation } from '../use-cases/desk/update-reservation.ts';

const providerId = { type: 'Id', required: true, description: 'Whose bookings.' } as const;
const id = { type: 'Id', required: true, description: 'Which one.' } as const;
const sequence = { required: true, description: 'The one that the form was filled from.' } as const;
const asItShallBe = { required: true, description: 'As it shall be.' } as const;

const CancelledByEnum = builder.enumType('ReservationCancelledBy', {
  description:
    'Who gives a booking up: the center, which gives all back, or the customer, by the terms of the booking.',
  values: CANCELLED_BY,
});

export const OverrulingInput = builder.inputType('OverrulingInput', {
  description: 'Takes a time although rules of the center speak against it; the history keeps both.',
  fields: (t) => ({ reason: t.string({ required: true, description: 'Why.' }) }),
});

const tellsCustomer = { description: 'Whether the customer is written to; yes when left out.' };
export const overruling = {
  type: OverrulingInput,
  description:
    'Only where rules of the center speak against the time (`rulesAgainst`, with all of them in `extensions.against`).',
};

export const ThingInput = builder.inputType('ReservationThingInput', {
  description: 'A room or thing that a booking shall have.',
  fields: (t) => ({
    resourceId: t.field({ type: 'Id', required: true, description: 'Which one.' }),
    unit: t.int({ description: 'Which of its units; any of them when left out.' }),
  }),
});
export const WHICH_THINGS =
  'In which rooms and with which things: all that it shall have, of those that meet what it needs (`thingsDoNotFit`).';

const ReservationChangeInput = builder.inputType('ReservationChangeInput', {
  description: 'What shall be otherwise of a booking; what is left out stays as it is.',
  fields: (t) => ({
    start: t.string({
      description: 'Local time of the provider, yyyy-mm-ddThh:mm; with an offset an instant.',
    }),
    durationMinutes: t.int({ description: 'How long it takes.' }),
    resourceId: t.field({ type: 'Id', description: 'With whom.' }),
    things: t.field({ type: [ThingInput], description: WHICH_THINGS }),
    note: t.string({ description: 'Beside it; the customer may read it. An empty text takes it away.' }),
    priceCents: t.int({
      description: 'What is due for it, what was given back left out, without a discount.',
    }),
    isCustomersWish: t.boolean({
      description:
        'Whether the customer asked for the other time; no when left out: then they may decline it free of charge until it begins.',
    }),
    tellsCustomer: t.boolean(tellsCustomer),
    overruling: t.field(overruling),
  }),
});

const ReservationTimeInput = builder.inputType('ReservationTimeInput', {
  description: 'When and where a booking shall be, how long and with whom; what is left out stays as it is.',
  fields: (t) => ({
    start: t.string({
      description: 'Local time of the provider, yyyy-mm-ddThh:mm; with an offset an instant.',
    }),
    durationMinutes: t.int({ description: 'How long it takes.' }),
    resourceId: t.field({ type: 'Id', description: 'With whom.' }),
    things: t.field({ type: [ThingInput], description: WHICH_THINGS }),
  }),
});

const ServiceChangeInput = builder.inputType('ReservationServiceInput', {
  description: 'Another sub-service for a booking.',
  fields: (t) => ({
    offerId: t.field({ type: 'Id', required: true, description: 'The sub-service.' }),
    resourceId: t.field({
      type: 'Id',
      description: 'With whom; left out: with whom it is, or anybody who does it.',
    }),
    durationMinutes: t.int({ description: 'How long it takes; left out: as long as the sub-service.' }),
    priceCents: t.int({
      description: 'What is due for it, what was given back left out; left out: what the sub-service costs.',
    }),
    tellsCustomer: t.boolean(tellsCustomer),
    overruling: t.field(overruling),
  }),
});

const WaiverInput = builder.inputType('CancelWaiverInput', {
  description: 'Gives all back to a customer who cancels too late.',
  fields: (t) => ({ reason: t.string({ required: true, description: 'Why.' }) }),
});

const CancelInput = builder.inputType('CancelReservationsInput', {
  description: 'Bookings to cancel, all or none.',
  fields: (t) => ({
    ids: t.field({ type: ['Id'], required: true, description: 'Which ones.' }),
    by: t.field({ type: CancelledByEnum, required: true, description: 'Who gives them up.' }),
    waiver: t.field({ type: WaiverInput, description: 'Of bookings that the customer gives up too late.' }),
    tellsCustomer: t.boolean(tellsCustomer),
  }),
});

const ConfirmInput = builder.inputType('ConfirmReservationInput', {
  description: 'How a booking that waits for the mailed link is confirmed for its customer.',
  fields: (t) => ({ tellsCustomer: t.boolean(tellsCustomer) }),
});

const ActivateInput = builder.inputType('ActivateReservationInput', {
  description: 'How a cancelled booking stands again.',
  fields: (t) => ({ tellsCustomer: t.boolean(tellsCustomer), overruling: t.field(overruling) }),
});

const CancelledRef = builder.objectRef<Cancelled>('CancelledReservation').implement({
  description: 'A booking that was cancelled.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Its id.', resolve: ({ id: own }) => own }),
    sequence: t.exposeInt('sequence', { description: 'What making it stand again must be based on.' }),
    refundCents: t.exposeInt('refundCents', { description: 'What goes back by card.' }),
  }),
});

builder.queryField('getCancelPreviews', (t) =>
  t.field({
    type: [CancelPreviewRef],
    description:
      'What cancelling bookings now would give back; those that are off are left out. A collaborator’s own.',
    args: {
      providerId: t.arg(providerId),
      ids: t.arg({ type: ['Id'], required: true, description: 'Which ones, at most 100.' }),
    },
    resolve: (_root, args, context) => previewCancelling(context, args),
  }),
);

builder.queryField('tryReservationChange', (t) =>
  t.field({
    type: TriedChangeRef,
    description:
      'What speaks against another time, length, person or room for a booking; nothing is changed or locked. A collaborator’s own.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      input: t.arg({ type: ReservationTimeInput, ...asItShallBe }),
    },
    resolve: (_root, { input, ...of }, context) => tryReservationChange(context, of, withoutNulls(input)),
  }),
);

builder.mutationField('updateReservation', (t) =>
  t.field({
    type: ActedRef,
    description:
      'Moves or stretches a booking, gives it to somebody else or another room, changes its note or price. A collaborator’s own.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      sequence: t.arg.int(sequence),
      input: t.arg({ type: ReservationChangeInput, ...asItShallBe }),
    },
    resolve: async (_root, { input, ...seen }, context) => {
      await updateReservation(context, seen, withoutNulls(input));
      return actedReservation(context.work, seen);
    },
  }),
);

builder.mutationField('changeReservationService', (t) =>
  t.field({
    type: ActedRef,
    description:
      'Gives a booking another sub-service at the same start, with its minutes and price or others. What was paid for it counts; below that it is refused.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      sequence: t.arg.int(sequence),
      input: t.arg({ type: ServiceChangeInput, ...asItShallBe }),
    },
    resolve: async (_root, { input, ...seen }, context) => {
      await changeReservationService(context, seen, withoutNulls(input));
      return actedReservation(context.work, seen);
    },
  }),
);

builder.mutationField('cancelReservations', (t) =>
  t.field({
    type: [CancelledRef],
    description:
      'Cancels bookings, all or none; a collaborator’s own. It can be undone for ten seconds: so long mails and refunds wait.',
    args: {
      providerId: t.arg(providerId),
      input: t.arg({ type: CancelInput, required: true, description: 'Which ones, and for whom.' }),
    },
    resolve: (_root, { providerId: of, input }, context) =>
      cancelReservations(context, of, withoutNulls(input)),
  }),
);

builder.mutationField('confirmReservation', (t) =>
  t.field({
    type: ActedRef,
    description:
      'Confirms for its customer a booking that waits for the mailed link, while its time for that lasts. A collaborator’s own.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      sequence: t.arg.int(sequence),
      input: t.arg({ type: ConfirmInput, description: 'How; with a mail when left out.' }),
    },
    resolve: async (_root, { input, ...seen }, context) => {
      await confirmAtDesk(context, seen, withoutNulls(input ?? {}));
      return actedReservation(context.work, seen);
    },
  }),
);

builder.mutationField('activateReservation', (t) =>
  t.field({
    type: ActedRef,
    description:
      'Makes a cancelled booking stand again, if its place is still to be had; what waited waits again while its time lasts. A collaborator’s own.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      sequence: t.arg.int(sequence),
      input: t.arg({
        type: ActivateInput,
        description: 'How; with a mail and under all rules when left out.',
      }),
    },
    resolve: async (_root, { input, ...seen }, context) => {
      await activateReservation(context, seen, withoutNulls(input ?? {}));
      return actedReservation(context.work, seen);
    },
  }),
);

builder.mutationField('setReservationPresence', (t) =>
  t.field({
    type: ActedRef,
    description: 'Says whether who booked came, from a day before the start on. A collaborator’s own.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      presence: t.arg({ type: PresenceEnum, description: 'None: nobody has said.' }),
    },
    resolve: async (_root, { presence, ...of }, context) => {
      await setReservationPresence(context, of, { presence: presence ?? null });
      return actedReservation(context.work, of);
    },
  }),
);
