import { builder } from '#server/graphql/builder.ts';
import { VISIT_STANDINGS } from '../rules/visit-status.ts';
import type { Gap, Takings, Today, Visit } from '../use-cases/get-today.ts';
import { getToday } from '../use-cases/get-today.ts';

const StatusRef = builder.enumType('VisitStanding', {
  description: 'State of a visit: coming, late, here, no-show, over.',
  values: VISIT_STANDINGS,
});

export const VisitRef = builder.objectRef<Visit>('VisitOfDay').implement({
  description: 'A visit of today, or one that began yesterday and is not over.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'The reservation.', resolve: ({ id }) => id }),
    status: t.exposeString('status', { description: 'P, RSD or A (specification section 3, "Statuses").' }),
    standing: t.expose('standing', { type: StatusRef, description: 'Current state of the visit.' }),
    resourceId: t.field({
      type: 'Id',
      description: 'Id of the person.',
      resolve: ({ resourceId }) => resourceId,
    }),
    resourceName: t.exposeString('resourceName', { description: 'Name of the person.' }),
    customerId: t.field({
      type: 'Id',
      description: 'The attendee.',
      resolve: ({ customerId }) => customerId,
    }),
    customer: t.exposeString('customer', { description: 'Name of the customer; may be empty.' }),
    offerId: t.field({ type: 'Id', description: 'What was booked.', resolve: ({ offerId }) => offerId }),
    offer: t.exposeString('offer', { description: 'Name of the offer when it was booked.' }),
    startMinute: t.exposeInt('startMinute', {
      description: 'Minute of the date by its wall clock; below 0 on the previous date.',
    }),
    endMinute: t.exposeInt('endMinute', { description: 'End; above 1440 on the next date.' }),
    hasNote: t.exposeBoolean('hasNote', { description: 'Whether it has a note.' }),
    isFirstVisit: t.exposeBoolean('isFirstVisit', {
      description: 'Whether the customer has no earlier booking here.',
    }),
    owedCents: t.exposeInt('owedCents', {
      nullable: true,
      description: 'Amount due; null for roles that take no payments.',
    }),
  }),
});

const TomorrowRef = builder.objectRef<Today['tomorrow']>('Tomorrow').implement({
  description: 'Summary of the next date.',
  fields: (t) => ({
    date: t.exposeString('date', { description: '`YYYY-MM-DD`.' }),
    bookings: t.exposeInt('bookings', { description: 'Number of bookings that begin on it.' }),
    firstMinute: t.exposeInt('firstMinute', {
      nullable: true,
      description: 'Start of the first, as a minute of that date by its wall clock; null if none.',
    }),
  }),
});

const GapRef = builder.objectRef<Gap>('FreeGap').implement({
  description: 'A person’s bookable time today.',
  fields: (t) => ({
    resourceId: t.field({
      type: 'Id',
      description: 'Id of the person or thing.',
      resolve: ({ resourceId }) => resourceId,
    }),
    resourceName: t.exposeString('resourceName', { description: 'Name of the person.' }),
    startMinute: t.exposeInt('startMinute', {
      description: 'Start, as a minute of the date by its wall clock.',
    }),
    endMinute: t.exposeInt('endMinute', { description: 'End; above 1440 on the next date.' }),
  }),
});

const NewBookingRef = builder.objectRef<Today['newBookings']['bookings'][number]>('NewBooking').implement({
  description: 'A booking made since yesterday.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'The reservation.', resolve: ({ id }) => id }),
    customer: t.exposeString('customer', { description: 'Name of the customer; may be empty.' }),
    offer: t.exposeString('offer', { description: 'Name of the offer when it was booked.' }),
    startsAt: t.field({
      type: 'DateTime',
      description: 'When it starts.',
      resolve: ({ startsAt }) => startsAt,
    }),
    byProvider: t.boolean({
      description: 'Whether it was created at the desk, not online.',
      resolve: ({ bookedByProvider }) => bookedByProvider,
    }),
  }),
});

const SumsRef = builder.objectRef<NonNullable<Takings['sums']>>('TakingsSums').implement({
  description: 'Till and card payments less refunds, in cents.',
  fields: (t) => ({
    todayCents: t.exposeInt('todayCents', { description: 'Today.' }),
    weekCents: t.exposeInt('weekCents', { description: 'Since Monday.' }),
    weekBeforeCents: t.exposeInt('weekBeforeCents', {
      description: 'The week before, from Monday to the same day and time.',
    }),
  }),
});

const TakingsRef = builder.objectRef<Takings>('TakingsOfDay').implement({
  description: 'Today’s takings.',
  fields: (t) => ({
    tillCents: t.exposeInt('tillCents', { description: 'At the till, less refunds, in cents.' }),
    sums: t.field({
      type: SumsRef,
      nullable: true,
      description: 'Including cards and earlier days; null for viewers of today’s till only.',
      resolve: ({ sums }) => sums,
    }),
  }),
});

const TodayRef = builder.objectRef<Today>('Today').implement({
  description: 'A center’s day, for its staff.',
  fields: (t) => ({
    timeZone: t.exposeString('timeZone', {
      description: 'Time zone of the center, in which all times are given.',
    }),
    date: t.exposeString('date', { description: 'Today’s date at the center, `YYYY-MM-DD`.' }),
    nowMinute: t.exposeInt('nowMinute', { description: 'Current minute of that date.' }),
    hasPeople: t.exposeBoolean('hasPeople', {
      description: 'Whether there is anybody to book with.',
    }),
    visits: t.field({
      type: [VisitRef],
      description: 'Soonest first, including visits that began yesterday and are not over.',
      resolve: ({ visits }) => visits,
    }),
    tomorrow: t.field({
      type: TomorrowRef,
      description: 'Tomorrow. Collaborators: their own bookings.',
      resolve: ({ tomorrow }) => tomorrow,
    }),
    nextDay: t.string({
      nullable: true,
      description:
        'Next date with opening hours, a booking or a session, once today’s hours are over or if today has none; null while today is still running.',
      resolve: ({ nextDay }) => nextDay,
    }),
    gaps: t.field({
      type: [GapRef],
      description: 'Available time, soonest first.',
      resolve: ({ gaps }) => gaps,
    }),
    newBookingsTotal: t.int({
      description: 'Number of bookings made since yesterday began, counted up to a hundred.',
      resolve: ({ newBookings }) => newBookings.total,
    }),
    newBookings: t.field({
      type: [NewBookingRef],
      description: 'The latest new bookings.',
      resolve: ({ newBookings }) => newBookings.bookings,
    }),
    takings: t.field({
      type: TakingsRef,
      nullable: true,
      description: 'Null for roles that take no payments.',
      resolve: ({ takings }) => takings,
    }),
  }),
});

builder.queryField('getToday', (t) =>
  t.field({
    type: TodayRef,
    description: 'A center’s current day: visits, available time and new bookings. Collaborators: their own.',
    args: { providerId: t.arg({ type: 'Id', required: true, description: 'Id of the center.' }) },
    resolve: (_root, { providerId }, context) => getToday(context, providerId),
  }),
);
