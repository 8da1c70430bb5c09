import { PRESENCES } from '#contracts/validation/desk.ts';
import { builder } from '#server/graphql/builder.ts';
import type { HeldThing } from '#server/modules/availability/index.ts';
import type { BookedPlace, PlaceChoice } from '../use-cases/desk/places-of-reservation.ts';
import type { ReservationActs } from '../use-cases/desk/acts-on-reservation.ts';
import type { TriedChange } from '../use-cases/desk/try-change.ts';
import type { TriedChanges } from '../use-cases/desk/try-changes.ts';
import type { CancelPreview } from '../use-cases/desk/cancel-reservations.ts';

export const PresenceEnum = builder.enumType('ReservationPresence', {
  description: 'Whether who booked came.',
  values: PRESENCES,
});

export const CancelPreviewRef = builder.objectRef<CancelPreview>('CancelPreview').implement({
  description: 'What cancelling a booking now would give back, in cents.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'The booking.', resolve: ({ id: own }) => own }),
    byUsRefundCents: t.exposeInt('byUsRefundCents', { description: 'By card, where the center cancels.' }),
    byCustomerRefundCents: t.exposeInt('byCustomerRefundCents', {
      description: 'By card, where the customer does, by the terms of the booking.',
    }),
    atCenterCents: t.exposeInt('atCenterCents', {
      description: 'What was paid at the center: whoever is there gives it back by hand.',
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
    canConfirm: t.exposeBoolean('canConfirm', {
      description: 'Whether it waits for the mailed link and can be confirmed for its customer.',
    }),
    canActivate: t.exposeBoolean('canActivate', { description: 'Whether it can stand again.' }),
    canBeTold: t.exposeBoolean('canBeTold', {
      description:
        'Whether whoever booked can be written to: they, or who cares for them, have left an address.',
    }),
    preview: t.expose('preview', {
      type: CancelPreviewRef,
      nullable: true,
      description: 'What cancelling it now would give back; null where it is off.',
    }),
  }),
});

export const HeldThingRef = builder.objectRef<HeldThing>('HeldThing').implement({
  description: 'A unit of a room or thing that a booking has.',
  fields: (t) => ({
    resourceId: t.field({ type: 'Id', description: 'Of which.', resolve: ({ resourceId }) => resourceId }),
    unit: t.exposeInt('unit', { description: 'Which one, from 1.' }),
  }),
});

const PlaceChoiceRef = builder.objectRef<PlaceChoice>('ReservationPlaceChoice').implement({
  description: 'A room or thing that a booking may have.',
  fields: (t) => ({
    resourceId: t.field({ type: 'Id', description: 'Which one.', resolve: ({ resourceId }) => resourceId }),
    unit: t.exposeInt('unit', { nullable: true, description: 'Which of its units; null: any of them.' }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    isFree: t.exposeBoolean('isFree', { description: 'At the time that the booking has.' }),
  }),
});

export const BookedPlaceRef = builder.objectRef<BookedPlace>('ReservationPlace').implement({
  description: 'One of the rooms and things of a booking.',
  fields: (t) => ({
    choices: t.expose('choices', {
      type: [PlaceChoiceRef],
      description: 'What it has, and then what meets the same need.',
    }),
  }),
});

const RefusedChangeRef = builder.objectRef<NonNullable<TriedChange['refusal']>>('RefusedChange').implement({
  description: 'Why nobody may do it.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'As the change itself would be refused.' }),
    message: t.exposeString('message', {
      description: 'The same in words, in the language that was asked for.',
    }),
  }),
});

export const TriedChangeRef = builder.objectRef<TriedChange>('TriedChange').implement({
  description: 'What a change of a booking would come to now, and how the booking is now.',
  fields: (t) => ({
    sequence: t.exposeInt('sequence', { description: 'What the change must be based on.' }),
    startsAt: t.field({ type: 'DateTime', description: 'When it is.', resolve: ({ startsAt }) => startsAt }),
    minutes: t.exposeInt('minutes', { description: 'How long it takes.' }),
    resourceId: t.field({ type: 'Id', description: 'With whom.', resolve: ({ resourceId }) => resourceId }),
    things: t.expose('things', {
      type: [HeldThingRef],
      description: 'In which rooms, and with which things.',
    }),
    against: t.stringList({
      description:
        'Rules of the center that speak against it, all of them; who may overrule them needs a reason.',
      resolve: ({ against }) => [...against],
    }),
    refusal: t.field({
      type: RefusedChangeRef,
      nullable: true,
      description: 'What nobody may overrule.',
      resolve: ({ refusal }) => refusal,
    }),
  }),
});

const TriedBookingRef = builder.objectRef<TriedChanges['bookings'][number]>('TriedBooking').implement({
  description: 'A booking of a group, as it is now.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Which one.', resolve: ({ id }) => id }),
    sequence: t.exposeInt('sequence', { description: 'What the change must be based on.' }),
    startsAt: t.field({ type: 'DateTime', description: 'When it is.', resolve: ({ startsAt }) => startsAt }),
    minutes: t.exposeInt('minutes', { description: 'How long it takes.' }),
    resourceId: t.field({ type: 'Id', description: 'With whom.', resolve: ({ resourceId }) => resourceId }),
    things: t.expose('things', {
      type: [HeldThingRef],
      description: 'In which rooms, and with which things.',
    }),
  }),
});

export const TriedChangesRef = builder.objectRef<TriedChanges>('TriedChanges').implement({
  description: 'What a change of the bookings of a group would come to now, and how each of them is now.',
  fields: (t) => ({
    bookings: t.expose('bookings', { type: [TriedBookingRef], description: 'Those that were asked about.' }),
    against: t.stringList({
      description:
        'Rules of the center that speak against it, all of them; who may overrule them needs a reason.',
      resolve: ({ against }) => [...against],
    }),
    refusal: t.field({
      type: RefusedChangeRef,
      nullable: true,
      description: 'What nobody may overrule.',
      resolve: ({ refusal }) => refusal,
    }),
  }),
});
