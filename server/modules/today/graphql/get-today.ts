import { builder } from '#server/graphql/builder.ts';
import { VISIT_STANDINGS } from '../rules/standing-of-visit.ts';
import type { Gap, Takings, Today, Visit } from '../use-cases/get-today.ts';
import { getToday } from '../use-cases/get-today.ts';

const StandingRef = builder.enumType('VisitStanding', {
  description: 'How somebody’s visit stands now: to come, late, there, missed, over.',
  values: VISIT_STANDINGS,
});

export const VisitRef = builder.objectRef<Visit>('VisitOfDay').implement({
  description: 'Somebody who comes today, or came yesterday and is not over.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'The reservation.', resolve: ({ id }) => id }),
    status: t.exposeString('status', { description: 'P, RSD or A (specification section 3, "Statuses").' }),
    standing: t.expose('standing', { type: StandingRef, description: 'How it stands now.' }),
    resourceId: t.field({ type: 'Id', description: 'With whom.', resolve: ({ resourceId }) => resourceId }),
    resourceName: t.exposeString('resourceName', { description: 'With whom, by name.' }),
    customerId: t.field({ type: 'Id', description: 'Who comes.', resolve: ({ customerId }) => customerId }),
    customer: t.exposeString('customer', { description: 'Who comes; empty where nobody said.' }),
    offerId: t.field({ type: 'Id', description: 'What was booked.', resolve: ({ offerId }) => offerId }),
    offer: t.exposeString('offer', { description: 'What was booked, by its name of that day.' }),
    startMinute: t.exposeInt('startMinute', {
      description: 'Minute of the date, by its wall clock; below 0 on the date before.',
    }),
    endMinute: t.exposeInt('endMinute', { description: 'Until; above 1440 on the next date.' }),
    hasNote: t.exposeBoolean('hasNote', { description: 'There is a note.' }),
    isFirstVisit: t.exposeBoolean('isFirstVisit', {
      description: 'The customer has no booking here before it.',
    }),
    owedCents: t.exposeInt('owedCents', {
      nullable: true,
      description: 'What is still to be paid; null for who takes no payments.',
    }),
  }),
});

const TomorrowRef = builder.objectRef<Today['tomorrow']>('Tomorrow').implement({
  description: 'What the next date brings.',
  fields: (t) => ({
    date: t.exposeString('date', { description: '`YYYY-MM-DD`.' }),
    bookings: t.exposeInt('bookings', { description: 'How many begin on it.' }),
    firstMinute: t.exposeInt('firstMinute', {
      nullable: true,
      description: 'When the first of them begins, minute of that date by its wall clock; null: none does.',
    }),
  }),
});

const GapRef = builder.objectRef<Gap>('FreeGap').implement({
  description: 'Time of somebody that could still be sold today.',
  fields: (t) => ({
    resourceId: t.field({ type: 'Id', description: 'Whose.', resolve: ({ resourceId }) => resourceId }),
    resourceName: t.exposeString('resourceName', { description: 'Whose, by name.' }),
    startMinute: t.exposeInt('startMinute', { description: 'Minute of the date, by its wall clock.' }),
    endMinute: t.exposeInt('endMinute', { description: 'Until; above 1440 on the next date.' }),
  }),
});

const NewBookingRef = builder.objectRef<Today['newBookings']['bookings'][number]>('NewBooking').implement({
  description: 'Somebody who has booked since yesterday.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'The reservation.', resolve: ({ id }) => id }),
    customer: t.exposeString('customer', { description: 'Who comes; empty where nobody said.' }),
    offer: t.exposeString('offer', { description: 'What was booked, by its name of that day.' }),
    startsAt: t.field({
      type: 'DateTime',
      description: 'When they come.',
      resolve: ({ startsAt }) => startsAt,
    }),
    byProvider: t.boolean({
      description: 'Written down at the desk, not booked online.',
      resolve: ({ bookedByProvider }) => bookedByProvider,
    }),
  }),
});

const SumsRef = builder.objectRef<NonNullable<Takings['sums']>>('TakingsSums').implement({
  description: 'What came in at the till and by card, less what went back; cents.',
  fields: (t) => ({
    todayCents: t.exposeInt('todayCents', { description: 'Today.' }),
    weekCents: t.exposeInt('weekCents', { description: 'Since Monday.' }),
    weekBeforeCents: t.exposeInt('weekBeforeCents', {
      description: 'In the week before, from Monday to the same day and time.',
    }),
  }),
});

const TakingsRef = builder.objectRef<Takings>('TakingsOfDay').implement({
  description: 'What money came in today.',
  fields: (t) => ({
    tillCents: t.exposeInt('tillCents', { description: 'At the till, less what went back; cents.' }),
    sums: t.field({
      type: SumsRef,
      nullable: true,
      description: 'With cards and the days before; null for who sees today’s till alone.',
      resolve: ({ sums }) => sums,
    }),
  }),
});

const TodayRef = builder.objectRef<Today>('Today').implement({
  description: 'A day at a center, as whoever works there needs it.',
  fields: (t) => ({
    timeZone: t.exposeString('timeZone', { description: 'Of the center: all times are by its clock.' }),
    date: t.exposeString('date', { description: 'The date there now, `YYYY-MM-DD`.' }),
    nowMinute: t.exposeInt('nowMinute', { description: 'Minute of that date.' }),
    hasPeople: t.exposeBoolean('hasPeople', {
      description: 'Whether there is anybody whom something could be booked with.',
    }),
    visits: t.field({
      type: [VisitRef],
      description: 'Soonest first; with those that began yesterday and are not over.',
      resolve: ({ visits }) => visits,
    }),
    tomorrow: t.field({
      type: TomorrowRef,
      description: 'Counted the same way; a collaborator’s own.',
      resolve: ({ tomorrow }) => tomorrow,
    }),
    gaps: t.field({
      type: [GapRef],
      description: 'Where something still fits, soonest first.',
      resolve: ({ gaps }) => gaps,
    }),
    newBookingsTotal: t.int({
      description: 'How many booked since yesterday began, counted up to a hundred.',
      resolve: ({ newBookings }) => newBookings.total,
    }),
    newBookings: t.field({
      type: [NewBookingRef],
      description: 'The last ones of them.',
      resolve: ({ newBookings }) => newBookings.bookings,
    }),
    takings: t.field({
      type: TakingsRef,
      nullable: true,
      description: 'Null for who takes no payments.',
      resolve: ({ takings }) => takings,
    }),
  }),
});

builder.queryField('getToday', (t) =>
  t.field({
    type: TodayRef,
    description: 'Today at a center: who comes, where something fits, what is new; a collaborator’s own.',
    args: { providerId: t.arg({ type: 'Id', required: true, description: 'Which center.' }) },
    resolve: (_root, { providerId }, context) => getToday(context, providerId),
  }),
);
