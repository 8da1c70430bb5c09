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
  description: 'A booking in the provider’s list. Names are those of the day it was booked.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Id and number of the reservation.', resolve: ({ id }) => id }),
    startsAt: t.string({
      description: 'Start, with offset.',
      resolve: ({ startsAt, timeZone }) => offsetTime(startsAt, timeZone),
    }),
    endsAt: t.string({
      description: 'End, with offset.',
      resolve: ({ endsAt, timeZone }) => offsetTime(endsAt, timeZone),
    }),
    durationMinutes: t.int({
      description: 'Duration in minutes.',
      resolve: ({ startsAt, endsAt }) => epochMinutesOf(endsAt) - epochMinutesOf(startsAt),
    }),
    isOver: t.boolean({
      description: 'Whether its time is over.',
      resolve: ({ endsAt }, _args, { work }) => endsAt <= work.now(),
    }),
    status: t.expose('status', { type: ReservationStatusRef, description: 'Its status.' }),
    cancelReason: t.expose('cancelReason', {
      type: CancelReasonRef,
      nullable: true,
      description: 'Why it was cancelled or expired.',
    }),
    sequence: t.exposeInt('sequence', { description: 'Sequence to send with an act.' }),
    presence: t.expose('presence', {
      type: PresenceEnum,
      nullable: true,
      description: 'Whether the customer came; null if unknown.',
    }),
    expiresAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the hold expires, while it is pending.',
      resolve: ({ expiresAt }) => expiresAt,
    }),
    bookedAt: t.field({
      type: 'DateTime',
      description: 'When it was booked.',
      resolve: ({ createdAt }) => createdAt,
    }),
    isByProvider: t.exposeBoolean('isByProvider', {
      description: 'Whether the provider created it; otherwise the customer booked.',
    }),
    hasNote: t.exposeBoolean('hasNote', { description: 'Whether it has a note.' }),
    customerId: t.field({
      type: 'Id',
      description: 'The attendee.',
      resolve: ({ customerId }) => customerId,
    }),
    customerName: t.exposeString('customerName', {
      description: 'Name of the customer; may be empty.',
    }),
    email: t.exposeString('email', {
      nullable: true,
      description: 'Null if missing or hidden from the viewer.',
    }),
    phone: t.exposeString('phone', {
      nullable: true,
      description: 'Null if missing or hidden from the viewer.',
    }),
    offerId: t.field({ type: 'Id', description: 'What was booked.', resolve: ({ offerId }) => offerId }),
    offerName: t.exposeString('offerName', { description: 'Name of the offer when it was booked.' }),
    serviceName: t.exposeString('groupName', {
      nullable: true,
      description: 'Name of its group when it was booked.',
    }),
    color: t.exposeString('color', { nullable: true, description: 'Colour of the group.' }),
    resourceId: t.field({ type: 'Id', description: 'The person.', resolve: ({ resourceId }) => resourceId }),
    resourceName: t.exposeString('resourceName', { description: 'Name of the person.' }),
    orderId: t.field({ type: 'Id', description: 'Id of its order.', resolve: ({ orderId }) => orderId }),
    moneyState: t.expose('moneyState', { type: MoneyStateRef, description: 'Payment status.' }),
    dueCents: t.exposeInt('dueCents', {
      description: 'Total less refunds, in cents.',
    }),
    paidCents: t.exposeInt('paidCents', { description: 'Amount paid of it, in cents.' }),
    owedCents: t.exposeInt('owedCents', {
      description: 'Amount still due, in cents; 0 once cancelled.',
    }),
  }),
});

export const ReservationPageRef = builder.objectRef<ReservationPage>('ProviderReservationPage').implement({
  description: 'One page of a provider’s bookings.',
  fields: (t) => ({
    items: t.expose('items', { type: [ListedReservationRef], description: 'In the requested order.' }),
    total: t.exposeInt('total', { description: 'Number on all pages, counted up to 10,000.' }),
    isMore: t.exposeBoolean('isMore', { description: 'Whether there are more than the counted total.' }),
    page: t.exposeInt('page', { description: 'Page number, from 1.' }),
    pages: t.exposeInt('pages', { description: 'Number of pages that can be requested.' }),
    timeZone: t.exposeString('timeZone', { description: 'Time zone of the provider.' }),
  }),
});

const CarerRef = builder.objectRef<NonNullable<DeskReservation['carer']>>('ReservationCarer').implement({
  description: 'A customer’s carer: another customer, who receives their mails.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Id of the customer.', resolve: ({ id }) => id }),
    name: t.exposeString('name', { description: 'Display name.' }),
    email: t.exposeString('email', { nullable: true, description: 'E-mail of the carer.' }),
    phone: t.exposeString('phone', { nullable: true, description: 'Phone of the carer.' }),
  }),
});

const VisitsRef = builder.objectRef<Visits>('CustomerVisits').implement({
  description: 'A customer’s other visits; for a collaborator, those with them.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'Number of past visits.' }),
    lastAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'The last visit.',
      resolve: ({ lastAt }) => lastAt,
    }),
    nextAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Next visit.',
      resolve: ({ nextAt }) => nextAt,
    }),
    noShows: t.exposeInt('noShows', { description: 'Number of past no-shows.' }),
  }),
});

const HistoryActorRef = builder.enumType('ReservationHistoryActor', {
  description:
    'Who did it: a person with a log-in, a guest by a mailed link, the card processor, the system.',
  values: HISTORY_ACTORS,
});

const HistoryLineRef = builder.objectRef<HistoryLine>('ReservationHistoryLine').implement({
  description: 'An event in the history of a booking or its money; unknown fields are null.',
  fields: (t) => ({
    at: t.field({ type: 'DateTime', description: 'Time.', resolve: ({ at }) => at }),
    action: t.exposeString('action', { description: 'The action.' }),
    actor: t.expose('actor', { type: HistoryActorRef, description: 'Who did it.' }),
    by: t.exposeString('by', {
      nullable: true,
      description: 'Name of a staff member; null for others.',
    }),
    startsAtBefore: t.exposeString('startsAtBefore', { nullable: true, description: 'Start before.' }),
    startsAtAfter: t.exposeString('startsAtAfter', { nullable: true, description: 'Start afterwards.' }),
    resourceBefore: t.exposeString('resourceBefore', { nullable: true, description: 'Person before.' }),
    resourceAfter: t.exposeString('resourceAfter', { nullable: true, description: 'Person afterwards.' }),
    thingsBefore: t.exposeString('thingsBefore', {
      nullable: true,
      description: 'Rooms and things before.',
    }),
    thingsAfter: t.exposeString('thingsAfter', {
      nullable: true,
      description: 'Rooms and things afterwards.',
    }),
    minutesBefore: t.exposeInt('minutesBefore', { nullable: true, description: 'Duration before.' }),
    minutesAfter: t.exposeInt('minutesAfter', { nullable: true, description: 'Duration afterwards.' }),
    priceCentsBefore: t.exposeInt('priceCentsBefore', { nullable: true, description: 'Price before.' }),
    priceCentsAfter: t.exposeInt('priceCentsAfter', { nullable: true, description: 'Price afterwards.' }),
    statusBefore: t.exposeString('statusBefore', { nullable: true, description: 'Status before.' }),
    statusAfter: t.exposeString('statusAfter', { nullable: true, description: 'Status afterwards.' }),
    amountCents: t.exposeInt('amountCents', { nullable: true, description: 'Amount moved, in cents.' }),
    method: t.exposeString('method', { nullable: true, description: 'Payment method.' }),
    reason: t.exposeString('reason', { nullable: true, description: 'Reason, as a code.' }),
    why: t.exposeString('why', { nullable: true, description: 'Reason, as typed.' }),
    presence: t.exposeString('presence', {
      nullable: true,
      description: 'arrived or noShow, if recorded.',
    }),
    isCustomersWish: t.exposeBoolean('isCustomersWish', {
      description: 'Whether the provider acted at the customer’s request.',
    }),
    isAboutNote: t.exposeBoolean('isAboutNote', { description: 'Whether the note was changed.' }),
    overruled: t.exposeStringList('overruled', { description: 'Codes of overruled rules.' }),
  }),
});

/** A booking as its detail shows it; what can be done with it is added by who does it. */
export const DeskReservationRef = builder.objectRef<DeskReservation>('DeskReservation').implement({
  description: 'A provider’s booking with everything staff need to know.',
  fields: (t) => ({
    reservation: t.expose('listed', {
      type: ListedReservationRef,
      description: 'The booking as in the list.',
    }),
    timeZone: t.string({
      description: 'Time zone of the times.',
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
      description: 'The attendee, if not the customer.',
      resolve: ({ extras }) => extras.visitor,
    }),
    cancelledAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was cancelled.',
      resolve: ({ extras }) => extras.cancelledAt,
    }),
    freeCancellationUntil: t.string({
      description: 'End of free cancellation for the customer, with offset.',
      resolve: ({ freeCancellationUntil, listed: { timeZone } }) =>
        offsetTime(freeCancellationUntil, timeZone),
    }),
    carer: t.expose('carer', {
      type: CarerRef,
      nullable: true,
      description: 'Carer of the customer.',
    }),
    isBlacklisted: t.exposeBoolean('isBlacklisted', {
      description: 'Whether the customer is blocked.',
    }),
    things: t.exposeStringList('things', { description: 'Rooms and things, with unit names.' }),
    visits: t.expose('visits', { type: VisitsRef, description: 'The customer’s other visits.' }),
    money: t.expose('money', {
      type: OrderMoneyRef,
      nullable: true,
      description: 'Money; for roles that take payments.',
    }),
    acts: t.field({
      type: ReservationActsRef,
      description: 'Acts possible now.',
      resolve: ({ providerId, listed: { id } }, _args, context) =>
        actsOnReservation(context, { providerId, id }),
    }),
    places: t.field({
      type: [BookedPlaceRef],
      description: 'Its rooms and things, for roles that change them. Not for collaborators.',
      resolve: ({ providerId, listed: { id } }, _args, context) =>
        placesOfReservation(context, { providerId, id }),
    }),
    history: t.expose('history', { type: [HistoryLineRef], description: 'The latest first.' }),
  }),
});
