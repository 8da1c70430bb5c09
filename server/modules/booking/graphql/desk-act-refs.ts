import { PRESENCES } from '#contracts/validation/desk.ts';
import { builder } from '#server/graphql/builder.ts';
import type { HeldThing } from '#server/modules/availability/index.ts';
import type { BookedPlace, PlaceChoice } from '../use-cases/desk/places-of-reservation.ts';
import type { ReservationActs } from '../use-cases/desk/acts-on-reservation.ts';
import type { TriedChange } from '../use-cases/desk/try-change.ts';
import type { TriedChanges } from '../use-cases/desk/try-changes.ts';
import type { CancelPreview } from '../use-cases/desk/cancel-reservations.ts';

export const PresenceEnum = builder.enumType('ReservationPresence', {
  description: 'Whether the customer came.',
  values: PRESENCES,
});

export const CancelPreviewRef = builder.objectRef<CancelPreview>('CancelPreview').implement({
  description: 'Refund if the booking were cancelled now, in cents.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'The booking.', resolve: ({ id: own }) => own }),
    byUsRefundCents: t.exposeInt('byUsRefundCents', { description: 'Card refund if the center cancels.' }),
    byCustomerRefundCents: t.exposeInt('byCustomerRefundCents', {
      description: 'Card refund if the customer cancels, under the booking’s terms.',
    }),
    atCenterCents: t.exposeInt('atCenterCents', {
      description: 'Amount paid at the center, to be refunded by hand.',
    }),
    walletCents: t.exposeInt('walletCents', {
      description: 'Paid with credit, which goes back to the wallet by itself.',
    }),
    isFreeForCustomer: t.exposeBoolean('isFreeForCustomer', {
      description: 'Whether the customer can cancel now without loss under those terms.',
    }),
  }),
});

export const ReservationActsRef = builder.objectRef<ReservationActs>('ReservationActs').implement({
  description: 'Acts the desk can perform on a booking now.',
  fields: (t) => ({
    sequence: t.exposeInt('sequence', { description: 'Sequence to send with the next act.' }),
    presence: t.expose('presence', {
      type: PresenceEnum,
      nullable: true,
      description: 'Whether the customer came; null if unknown.',
    }),
    canSayPresence: t.exposeBoolean('canSayPresence', {
      description: 'Whether it can be said that its customer came: on its day and after.',
    }),
    canSayNoShow: t.exposeBoolean('canSayNoShow', {
      description: 'Whether it can be said that they did not: after its start.',
    }),
    canChange: t.exposeBoolean('canChange', { description: 'Whether it can be moved and changed.' }),
    canCancel: t.exposeBoolean('canCancel', { description: 'Whether it can be cancelled.' }),
    canConfirm: t.exposeBoolean('canConfirm', {
      description: 'Whether it awaits the mailed link and can be confirmed for its customer.',
    }),
    canActivate: t.exposeBoolean('canActivate', { description: 'Whether it can be reactivated.' }),
    canBeTold: t.exposeBoolean('canBeTold', {
      description: 'Whether the customer or their carer has an e-mail address.',
    }),
    preview: t.expose('preview', {
      type: CancelPreviewRef,
      nullable: true,
      description: 'Refund if cancelled now; null if already cancelled.',
    }),
  }),
});

export const HeldThingRef = builder.objectRef<HeldThing>('HeldThing').implement({
  description: 'A unit of a room or thing used by a booking.',
  fields: (t) => ({
    resourceId: t.field({
      type: 'Id',
      description: 'Id of the thing.',
      resolve: ({ resourceId }) => resourceId,
    }),
    unit: t.exposeInt('unit', { description: 'Number of the unit, from 1.' }),
  }),
});

const PlaceChoiceRef = builder.objectRef<PlaceChoice>('ReservationPlaceChoice').implement({
  description: 'A room or thing a booking may use.',
  fields: (t) => ({
    resourceId: t.field({
      type: 'Id',
      description: 'Id of the thing.',
      resolve: ({ resourceId }) => resourceId,
    }),
    unit: t.exposeInt('unit', { nullable: true, description: 'Number of the unit; null for any.' }),
    name: t.exposeString('name', { description: 'Name.' }),
    isFree: t.exposeBoolean('isFree', { description: 'Whether it is available at the booking’s time.' }),
  }),
});

export const BookedPlaceRef = builder.objectRef<BookedPlace>('ReservationPlace').implement({
  description: 'A room or thing of a booking.',
  fields: (t) => ({
    choices: t.expose('choices', {
      type: [PlaceChoiceRef],
      description: 'Its current unit, then others that meet the same need.',
    }),
  }),
});

const RefusedChangeRef = builder.objectRef<NonNullable<TriedChange['refusal']>>('RefusedChange').implement({
  description: 'A refusal nobody may overrule.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Error code the change itself would return.' }),
    message: t.exposeString('message', {
      description: 'Message in the requested language.',
    }),
  }),
});

export const TriedChangeRef = builder.objectRef<TriedChange>('TriedChange').implement({
  description: 'Result a change of a booking would have now, and the booking’s current state.',
  fields: (t) => ({
    sequence: t.exposeInt('sequence', { description: 'Sequence to send with the change.' }),
    startsAt: t.field({
      type: 'DateTime',
      description: 'Start of the booking.',
      resolve: ({ startsAt }) => startsAt,
    }),
    minutes: t.exposeInt('minutes', { description: 'Duration in minutes.' }),
    resourceId: t.field({
      type: 'Id',
      description: 'Id of the person.',
      resolve: ({ resourceId }) => resourceId,
    }),
    things: t.expose('things', {
      type: [HeldThingRef],
      description: 'Its rooms and things.',
    }),
    against: t.stringList({
      description: 'All rules of the center the change would break; overruling them needs a reason.',
      resolve: ({ against }) => [...against],
    }),
    refusal: t.field({
      type: RefusedChangeRef,
      nullable: true,
      description: 'A refusal nobody may overrule.',
      resolve: ({ refusal }) => refusal,
    }),
  }),
});

const TriedBookingRef = builder.objectRef<TriedChanges['bookings'][number]>('TriedBooking').implement({
  description: 'A group booking in its current state.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Id of the booking.', resolve: ({ id }) => id }),
    sequence: t.exposeInt('sequence', { description: 'Sequence to send with the change.' }),
    startsAt: t.field({
      type: 'DateTime',
      description: 'Start of the booking.',
      resolve: ({ startsAt }) => startsAt,
    }),
    minutes: t.exposeInt('minutes', { description: 'Duration in minutes.' }),
    resourceId: t.field({
      type: 'Id',
      description: 'Id of the person.',
      resolve: ({ resourceId }) => resourceId,
    }),
    things: t.expose('things', {
      type: [HeldThingRef],
      description: 'Its rooms and things.',
    }),
  }),
});

export const TriedChangesRef = builder.objectRef<TriedChanges>('TriedChanges').implement({
  description: 'Result a change of a group’s bookings would have now, and their current state.',
  fields: (t) => ({
    bookings: t.expose('bookings', { type: [TriedBookingRef], description: 'The requested bookings.' }),
    against: t.stringList({
      description: 'All rules of the center the change would break; overruling them needs a reason.',
      resolve: ({ against }) => [...against],
    }),
    refusal: t.field({
      type: RefusedChangeRef,
      nullable: true,
      description: 'A refusal nobody may overrule.',
      resolve: ({ refusal }) => refusal,
    }),
  }),
});
