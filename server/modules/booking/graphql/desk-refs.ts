import { builder } from '#server/graphql/builder.ts';
import { formatOffsetDateTime } from '#contracts/time-text.ts';
import { epochMinutesOf, zoneOf } from '#contracts/time.ts';
import { MoneyStateRef, OrderMoneyRef } from '#server/modules/payments/graphql/refs.ts';
import type { DeskReservation, ListedReservation, ReservationPage, Visits } from '../index.ts';
import type { HistoryLine } from '../rules/history.ts';
import { HISTORY_ACTORS } from '../rules/history.ts';
import { actsOnReservation } from '../use-cases/desk/acts-on-reservation.ts';
import { placesOfReservation } from '../use-cases/desk/places-of-reservation.ts';
import { BookedPlaceRef, PresenceEnum, ReservationActsRef } from './desk-act-refs.ts';
import { CancelReasonRef, ReservationStatusRef } from './refs.ts';

const offsetTime = (at: Date, timeZone: string): string =>
  formatOffsetDateTime(zoneOf(timeZone), epochMinutesOf(at));

/** A row of the provider's list; others add what they know of a booking. */
export const ListedReservationRef = builder.objectRef<ListedReservation>('ListedReservation').implement({
  description: 'A booking as the provider’s list shows it. Names are those of the day it was booked.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'The reservation, and its number.', resolve: ({ id }) => id }),
    startsAt: t.string({
      description: 'The start with its offset.',
      resolve: ({ startsAt, timeZone }) => offsetTime(startsAt, timeZone),
    }),
    endsAt: t.string({
      description: 'The end with its offset.',
      resolve: ({ endsAt, timeZone }) => offsetTime(endsAt, timeZone),
    }),
    durationMinutes: t.int({
      description: 'How long it takes.',
      resolve: ({ startsAt, endsAt }) => epochMinutesOf(endsAt) - epochMinutesOf(startsAt),
    }),
    isOver: t.boolean({
      description: 'Whether its time is over.',
      resolve: ({ endsAt }, _args, { work }) => endsAt <= work.now(),
    }),
    status: t.expose('status', { type: ReservationStatusRef, description: 'Where it stands.' }),
    cancelReason: t.expose('cancelReason', {
      type: CancelReasonRef,
      nullable: true,
      description: 'Why it is off.',
    }),
    sequence: t.exposeInt('sequence', { description: 'What an act on it must be based on.' }),
    presence: t.expose('presence', {
      type: PresenceEnum,
      nullable: true,
      description: 'Whether who booked came; null: nobody has said.',
    }),
    expiresAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when it keeps its place while it waits.',
      resolve: ({ expiresAt }) => expiresAt,
    }),
    bookedAt: t.field({
      type: 'DateTime',
      description: 'When it was made.',
      resolve: ({ createdAt }) => createdAt,
    }),
    isByProvider: t.exposeBoolean('isByProvider', {
      description: 'Written down by the provider; else booked by the customer.',
    }),
    hasNote: t.exposeBoolean('hasNote', { description: 'Whether there is a note.' }),
    customerId: t.field({ type: 'Id', description: 'Who comes.', resolve: ({ customerId }) => customerId }),
    customerName: t.exposeString('customerName', {
      description: 'What they are called; may be empty.',
    }),
    email: t.exposeString('email', {
      nullable: true,
      description: 'Theirs; null without one, and for who may not see it.',
    }),
    phone: t.exposeString('phone', {
      nullable: true,
      description: 'Theirs; null without one, and for who may not see it.',
    }),
    offerId: t.field({ type: 'Id', description: 'What was booked.', resolve: ({ offerId }) => offerId }),
    offerName: t.exposeString('offerName', { description: 'What was booked, by its name of that day.' }),
    serviceName: t.exposeString('groupName', {
      nullable: true,
      description: 'The group it stood in.',
    }),
    color: t.exposeString('color', { nullable: true, description: 'The group’s colour.' }),
    resourceId: t.field({ type: 'Id', description: 'With whom.', resolve: ({ resourceId }) => resourceId }),
    resourceName: t.exposeString('resourceName', { description: 'With whom.' }),
    orderId: t.field({ type: 'Id', description: 'Its order.', resolve: ({ orderId }) => orderId }),
    moneyState: t.expose('moneyState', { type: MoneyStateRef, description: 'How its money stands.' }),
    dueCents: t.exposeInt('dueCents', {
      description: 'What it comes to now, without what was given back, in cents.',
    }),
    paidCents: t.exposeInt('paidCents', { description: 'What of it is paid, in cents.' }),
    owedCents: t.exposeInt('owedCents', {
      description: 'What is still asked for, in cents; 0 once it is off.',
    }),
  }),
});

export const ReservationPageRef = builder.objectRef<ReservationPage>('ProviderReservationPage').implement({
  description: 'Ten bookings of a provider.',
  fields: (t) => ({
    items: t.expose('items', { type: [ListedReservationRef], description: 'In the order of the list.' }),
    total: t.exposeInt('total', { description: 'On all pages together, counted up to 10,000.' }),
    isMore: t.exposeBoolean('isMore', { description: 'Whether there are more than were counted.' }),
    page: t.exposeInt('page', { description: '1 for the first.' }),
    pages: t.exposeInt('pages', { description: 'How many pages can be asked for.' }),
    timeZone: t.exposeString('timeZone', { description: 'The provider’s.' }),
  }),
});

const CarerRef = builder.objectRef<NonNullable<DeskReservation['carer']>>('ReservationCarer').implement({
  description: 'In whose care somebody is: another customer, who gets their mails.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'The customer.', resolve: ({ id }) => id }),
    name: t.exposeString('name', { description: 'What they are called.' }),
    email: t.exposeString('email', { nullable: true, description: 'Theirs.' }),
    phone: t.exposeString('phone', { nullable: true, description: 'Theirs.' }),
  }),
});

const VisitsRef = builder.objectRef<Visits>('CustomerVisits').implement({
  description: 'How often a customer came besides this booking; of a collaborator, to them.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'Those that are over.' }),
    lastAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'The last of them.',
      resolve: ({ lastAt }) => lastAt,
    }),
    nextAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'The next to come.',
      resolve: ({ nextAt }) => nextAt,
    }),
    noShows: t.exposeInt('noShows', { description: 'Of those that are over, to how many nobody came.' }),
  }),
});

const HistoryActorRef = builder.enumType('ReservationHistoryActor', {
  description:
    'Who did it: somebody with a log-in, a guest by a mailed link, the card processor, the program.',
  values: HISTORY_ACTORS,
});

const HistoryLineRef = builder.objectRef<HistoryLine>('ReservationHistoryLine').implement({
  description: 'Something that happened with a booking or its money; what the log does not tell is null.',
  fields: (t) => ({
    at: t.field({ type: 'DateTime', description: 'When.', resolve: ({ at }) => at }),
    action: t.exposeString('action', { description: 'What was done.' }),
    actor: t.expose('actor', { type: HistoryActorRef, description: 'Who did it.' }),
    by: t.exposeString('by', {
      nullable: true,
      description: 'What they are called here; null for nobody who works here.',
    }),
    startsAtBefore: t.exposeString('startsAtBefore', { nullable: true, description: 'The start before.' }),
    startsAtAfter: t.exposeString('startsAtAfter', { nullable: true, description: 'The start after.' }),
    resourceBefore: t.exposeString('resourceBefore', { nullable: true, description: 'With whom before.' }),
    resourceAfter: t.exposeString('resourceAfter', { nullable: true, description: 'With whom after.' }),
    thingsBefore: t.exposeString('thingsBefore', {
      nullable: true,
      description: 'The rooms and things before.',
    }),
    thingsAfter: t.exposeString('thingsAfter', {
      nullable: true,
      description: 'The rooms and things after.',
    }),
    minutesBefore: t.exposeInt('minutesBefore', { nullable: true, description: 'How long before.' }),
    minutesAfter: t.exposeInt('minutesAfter', { nullable: true, description: 'How long after.' }),
    priceCentsBefore: t.exposeInt('priceCentsBefore', { nullable: true, description: 'The price before.' }),
    priceCentsAfter: t.exposeInt('priceCentsAfter', { nullable: true, description: 'The price after.' }),
    statusBefore: t.exposeString('statusBefore', { nullable: true, description: 'Where it stood before.' }),
    statusAfter: t.exposeString('statusAfter', { nullable: true, description: 'Where it stood after.' }),
    amountCents: t.exposeInt('amountCents', { nullable: true, description: 'Money that moved, in cents.' }),
    method: t.exposeString('method', { nullable: true, description: 'By which way it moved.' }),
    reason: t.exposeString('reason', { nullable: true, description: 'Why, in one of our words.' }),
    why: t.exposeString('why', { nullable: true, description: 'Why, as somebody typed it.' }),
    presence: t.exposeString('presence', {
      nullable: true,
      description: 'arrived or noShow, where that was noted.',
    }),
    isCustomersWish: t.exposeBoolean('isCustomersWish', {
      description: 'The provider did it because the customer asked for it.',
    }),
    isAboutNote: t.exposeBoolean('isAboutNote', { description: 'Whether the note was changed.' }),
    overruled: t.exposeStringList('overruled', { description: 'Rules that were overridden, by code.' }),
  }),
});

/** A booking as its detail shows it; what can be done with it is added by who does it. */
export const DeskReservationRef = builder.objectRef<DeskReservation>('DeskReservation').implement({
  description: 'A booking of a provider with all that whoever works with it wants to know.',
  fields: (t) => ({
    reservation: t.expose('listed', { type: ListedReservationRef, description: 'As the list shows it.' }),
    timeZone: t.string({
      description: 'The zone of the times.',
      resolve: ({ listed: { timeZone } }) => timeZone,
    }),
    offerId: t.field({
      type: 'Id',
      description: 'What was booked.',
      resolve: ({ extras }) => extras.offerId,
    }),
    note: t.string({ nullable: true, description: 'The note.', resolve: ({ extras }) => extras.note }),
    visitor: t.string({
      nullable: true,
      description: 'Who comes, where it is somebody else.',
      resolve: ({ extras }) => extras.visitor,
    }),
    cancelledAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was called off.',
      resolve: ({ extras }) => extras.cancelledAt,
    }),
    freeCancellationUntil: t.string({
      description: 'Until when cancelling is free for the customer, with offset.',
      resolve: ({ freeCancellationUntil, listed: { timeZone } }) =>
        offsetTime(freeCancellationUntil, timeZone),
    }),
    carer: t.expose('carer', {
      type: CarerRef,
      nullable: true,
      description: 'In whose care the customer is.',
    }),
    isBlacklisted: t.exposeBoolean('isBlacklisted', {
      description: 'Whether the provider no longer receives the customer.',
    }),
    things: t.exposeStringList('things', { description: 'Rooms and things, with the names of units.' }),
    visits: t.expose('visits', { type: VisitsRef, description: 'How often the customer came besides.' }),
    money: t.expose('money', {
      type: OrderMoneyRef,
      nullable: true,
      description: 'Its money, for who takes money.',
    }),
    acts: t.field({
      type: ReservationActsRef,
      description: 'What can be done with it now.',
      resolve: ({ providerId, listed: { id } }, _args, context) =>
        actsOnReservation(context, { providerId, id }),
    }),
    places: t.field({
      type: [BookedPlaceRef],
      description: 'Its rooms and things, for who may give it others. Not for a collaborator.',
      resolve: ({ providerId, listed: { id } }, _args, context) =>
        placesOfReservation(context, { providerId, id }),
    }),
    history: t.expose('history', { type: [HistoryLineRef], description: 'The latest first.' }),
  }),
});
