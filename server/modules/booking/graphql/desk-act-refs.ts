import { PRESENCES } from '#contracts/validation/desk.ts';
import { builder } from '#server/graphql/builder.ts';
import type { ReservationActs } from '../use-cases/desk/acts-on-reservation.ts';
import type { CancelPreview } from '../use-cases/desk/cancel-reservations.ts';

export const PresenceEnum = builder.enumType('ReservationPresence', {
  description: 'Whether who booked came.',
  values: PRESENCES,
});

export const CancelPreviewRef = builder.objectRef<CancelPreview>('CancelPreview').implement({
  description: 'What cancelling a booking now would give back by card, in cents.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'The booking.', resolve: ({ id: own }) => own }),
    byUsRefundCents: t.exposeInt('byUsRefundCents', { description: 'Where the center cancels.' }),
    byCustomerRefundCents: t.exposeInt('byCustomerRefundCents', {
      description: 'Where the customer does, by the terms of the booking.',
    }),
    isFreeForCustomer: t.exposeBoolean('isFreeForCustomer', {
      description: 'Whether those terms let the customer cancel without loss now.',
    }),
  }),
});

export const ReservationActsRef = builder.objectRef<ReservationActs>('ReservationActs').implement({
  description: 'What the desk can do with a booking now, and what it must know for that.',
  fields: (t) => ({
    sequence: t.exposeInt('sequence', { description: 'What the next act must be based on.' }),
    presence: t.expose('presence', {
      type: PresenceEnum,
      nullable: true,
      description: 'Whether who booked came; null: nobody has said.',
    }),
    canSayPresence: t.exposeBoolean('canSayPresence', { description: 'From a day before its start on.' }),
    canChange: t.exposeBoolean('canChange', { description: 'Whether it can be moved and changed.' }),
    canCancel: t.exposeBoolean('canCancel', { description: 'Whether it can be cancelled.' }),
    canActivate: t.exposeBoolean('canActivate', { description: 'Whether it can stand again.' }),
    preview: t.expose('preview', {
      type: CancelPreviewRef,
      nullable: true,
      description: 'What cancelling it now would give back; null where it is off.',
    }),
  }),
});
