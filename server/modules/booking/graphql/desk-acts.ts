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

const providerId = { type: 'Id', required: true, description: 'Id of the provider.' } as const;
const id = { type: 'Id', required: true, description: 'Id of the booking.' } as const;
const sequence = { required: true, description: 'The one the form was filled from.' } as const;
const asItShallBe = { required: true, description: 'The new value.' } as const;

const CancelledByEnum = builder.enumType('ReservationCancelledBy', {
  description: 'Who cancels a booking: the center, with a full refund, or the customer, under its terms.',
  values: CANCELLED_BY,
});

export const OverrulingInput = builder.inputType('OverrulingInput', {
  description: 'Overrules the center’s rules for a time; the history keeps rules and reason.',
  fields: (t) => ({ reason: t.string({ required: true, description: 'The reason.' }) }),
});

const tellsCustomer = { description: 'Whether the customer is mailed; true by default.' };
export const overruling = {
  type: OverrulingInput,
  description:
    'Reason for overruling the center’s rules; needed only after `rulesAgainst`, which lists them in `extensions.against`.',
};

export const ThingInput = builder.inputType('ReservationThingInput', {
  description: 'A room or thing for a booking.',
  fields: (t) => ({
    resourceId: t.field({ type: 'Id', required: true, description: 'Id of the thing.' }),
    unit: t.int({ description: 'Number of the unit; any if omitted.' }),
  }),
});
export const WHICH_THINGS =
  'Complete list of rooms and things, matching the offer’s needs (`thingsDoNotFit`).';

const ReservationChangeInput = builder.inputType('ReservationChangeInput', {
  description: 'Changes of a booking; omitted fields stay.',
  fields: (t) => ({
    start: t.string({
      description: 'Local time of the provider, yyyy-mm-ddThh:mm; with an offset an instant.',
    }),
    durationMinutes: t.int({ description: 'Duration in minutes.' }),
    resourceId: t.field({ type: 'Id', description: 'Id of the person.' }),
    things: t.field({ type: [ThingInput], description: WHICH_THINGS }),
    note: t.string({ description: 'Note; the customer may ask to read it. An empty text removes it.' }),
    priceCents: t.int({
      description: 'Amount due, excluding refunds, without a discount.',
    }),
    isCustomersWish: t.boolean({
      description:
        'Whether the customer requested the new time; false by default, and then they may decline it free of charge until the start.',
    }),
    tellsCustomer: t.boolean(tellsCustomer),
    overruling: t.field(overruling),
  }),
});

const ReservationTimeInput = builder.inputType('ReservationTimeInput', {
  description: 'New time, duration, room or person of a booking; omitted fields stay.',
  fields: (t) => ({
    start: t.string({
      description: 'Local time of the provider, yyyy-mm-ddThh:mm; with an offset an instant.',
    }),
    durationMinutes: t.int({ description: 'Duration in minutes.' }),
    resourceId: t.field({ type: 'Id', description: 'Id of the person.' }),
    things: t.field({ type: [ThingInput], description: WHICH_THINGS }),
  }),
});

const ServiceChangeInput = builder.inputType('ReservationServiceInput', {
  description: 'Another service for a booking.',
  fields: (t) => ({
    offerId: t.field({ type: 'Id', required: true, description: 'Id of the offer.' }),
    resourceId: t.field({
      type: 'Id',
      description: 'Id of the person; the current one, or anybody who does it, if omitted.',
    }),
    durationMinutes: t.int({ description: 'Duration; the service’s if omitted.' }),
    priceCents: t.int({
      description: 'Amount due, excluding refunds; the service’s price if omitted.',
    }),
    tellsCustomer: t.boolean(tellsCustomer),
    overruling: t.field(overruling),
  }),
});

const WaiverInput = builder.inputType('CancelWaiverInput', {
  description: 'Full refund for a late cancellation by the customer.',
  fields: (t) => ({ reason: t.string({ required: true, description: 'The reason.' }) }),
});

const CancelInput = builder.inputType('CancelReservationsInput', {
  description: 'Bookings to cancel, all or none.',
  fields: (t) => ({
    ids: t.field({ type: ['Id'], required: true, description: 'Ids of the bookings.' }),
    by: t.field({ type: CancelledByEnum, required: true, description: 'Who cancels.' }),
    waiver: t.field({ type: WaiverInput, description: 'Refund for late cancellations by the customer.' }),
    tellsCustomer: t.boolean(tellsCustomer),
  }),
});

const ConfirmInput = builder.inputType('ConfirmReservationInput', {
  description: 'Options for confirming a booking on the customer’s behalf.',
  fields: (t) => ({ tellsCustomer: t.boolean(tellsCustomer) }),
});

const ActivateInput = builder.inputType('ActivateReservationInput', {
  description: 'Options for reactivating a cancelled booking.',
  fields: (t) => ({ tellsCustomer: t.boolean(tellsCustomer), overruling: t.field(overruling) }),
});

const CancelledRef = builder.objectRef<Cancelled>('CancelledReservation').implement({
  description: 'A booking that was cancelled.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Its id.', resolve: ({ id: own }) => own }),
    sequence: t.exposeInt('sequence', { description: 'Sequence to send when reactivating it.' }),
    refundCents: t.exposeInt('refundCents', { description: 'Refund by card, in cents.' }),
  }),
});

builder.queryField('getCancelPreviews', (t) =>
  t.field({
    type: [CancelPreviewRef],
    description:
      'Refunds if bookings were cancelled now; cancelled ones are omitted. Collaborators: their own.',
    args: {
      providerId: t.arg(providerId),
      ids: t.arg({ type: ['Id'], required: true, description: 'At most 100 bookings.' }),
    },
    resolve: (_root, args, context) => previewCancelling(context, args),
  }),
);

builder.queryField('tryReservationChange', (t) =>
  t.field({
    type: TriedChangeRef,
    description:
      'Rules that another time, duration, person or room for a booking would break; nothing is changed or locked. Collaborators: their own.',
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
      'Changes time, duration, person, room, note or price of a booking. Collaborators: their own.',
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
      'Changes the service of a booking at the same start, with the service’s minutes and price or others. Payments count; a price below them is refused.',
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
      'Cancels bookings, all or none. Collaborators: their own. Can be undone for ten seconds, while mails and refunds wait.',
    args: {
      providerId: t.arg(providerId),
      input: t.arg({ type: CancelInput, required: true, description: 'Bookings and who cancels.' }),
    },
    resolve: (_root, { providerId: of, input }, context) =>
      cancelReservations(context, of, withoutNulls(input)),
  }),
);

builder.mutationField('confirmReservation', (t) =>
  t.field({
    type: ActedRef,
    description:
      'Confirms a booking on the customer’s behalf while its link is valid. Collaborators: their own.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      sequence: t.arg.int(sequence),
      input: t.arg({ type: ConfirmInput, description: 'Options; with a mail by default.' }),
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
      'Reactivates a cancelled booking if its time is still available; a pending one becomes pending again while its time lasts. Collaborators: their own.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      sequence: t.arg.int(sequence),
      input: t.arg({
        type: ActivateInput,
        description: 'Options; by default with a mail and under all rules.',
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
    description: 'Sets whether the customer came, from a day before the start. Collaborators: their own.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      presence: t.arg({ type: PresenceEnum, description: 'Null if unknown.' }),
    },
    resolve: async (_root, { presence, ...of }, context) => {
      await setReservationPresence(context, of, { presence: presence ?? null });
      return actedReservation(context.work, of);
    },
  }),
);
