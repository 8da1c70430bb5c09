import { builder } from '#server/graphql/builder.ts';
import type { Page } from '#server/kernel/page.ts';
import { signedIn } from '#server/kernel/request-context.ts';
import type { ReservationDetails } from '#server/modules/booking/index.ts';
import { myReservation, myReservations, RESERVATION_TYPES } from '#server/modules/booking/index.ts';
import { ReservationView } from '#server/modules/booking/graphql/refs.ts';
import { SubscriptionRef } from '#server/modules/classes/graphql/refs.ts';
import type { MyBooking } from '../use-cases/my-bookings.ts';
import { myBookings } from '../use-cases/my-bookings.ts';

const ReservationTimeRef = builder.enumType('ReservationTime', {
  description: 'Time filter for own bookings (specification section 2, "Profile").',
  values: {
    upcoming: { description: 'Begin after now, soonest first.' },
    completed: { description: 'Began before now, newest first.' },
  } as const,
});

const ReservationTypeRef = builder.enumType('ReservationType', {
  description: 'Type of booking. Videos are listed by a call of their own.',
  values: RESERVATION_TYPES,
});

const ReservationPage = builder.objectRef<Page<ReservationDetails>>('ReservationPage').implement({
  description: 'One page of the person’s bookings.',
  fields: (t) => ({
    items: t.expose('items', { type: [ReservationView], description: 'In the requested order.' }),
    total: t.exposeInt('total', { description: 'Number on all pages.' }),
    page: t.exposeInt('page', { description: 'Page number, from 1.' }),
    pages: t.exposeInt('pages', { description: 'Number of pages.' }),
  }),
});

const MyBookingRef = builder.objectRef<MyBooking>('MyBooking').implement({
  description: 'A booking of a service or a sign-up for a course or an event: one of both is null.',
  fields: (t) => ({
    reservation: t.expose('reservation', {
      type: ReservationView,
      nullable: true,
      description: 'A booking of a service.',
    }),
    subscription: t.expose('subscription', {
      type: SubscriptionRef,
      nullable: true,
      description: 'A sign-up.',
    }),
  }),
});

const MyBookingPage = builder.objectRef<Page<MyBooking>>('MyBookingPage').implement({
  description: 'One page of what the person has booked.',
  fields: (t) => ({
    items: t.expose('items', { type: [MyBookingRef], description: 'In the requested order.' }),
    total: t.exposeInt('total', { description: 'Number on all pages.' }),
    page: t.exposeInt('page', { description: 'Page number, from 1.' }),
    pages: t.exposeInt('pages', { description: 'Number of pages.' }),
  }),
});

builder.queryFields((t) => ({
  getMyBookings: t.field({
    description:
      'The signed-in person’s bookings and sign-ups with all providers, in one list. A sign-up stands at its next session, or its last.',
    type: MyBookingPage,
    args: {
      status: t.arg({
        type: ReservationTimeRef,
        defaultValue: 'upcoming',
        description: 'Upcoming or completed.',
      }),
      type: t.arg({ type: ReservationTypeRef, defaultValue: 'all', description: 'What was booked.' }),
      page: t.arg.int({ defaultValue: 1, description: 'Page number, from 1.' }),
    },
    resolve: (_root, { status, type, page }, { work, actor }) =>
      myBookings(work, signedIn(actor).personId, {
        status: status ?? 'upcoming',
        type: type ?? 'all',
        page: page ?? 1,
      }),
  }),
  getMyReservations: t.field({
    description: 'The signed-in person’s bookings of services with all providers.',
    type: ReservationPage,
    args: {
      status: t.arg({
        type: ReservationTimeRef,
        defaultValue: 'upcoming',
        description: 'Upcoming or completed.',
      }),
      type: t.arg({ type: ReservationTypeRef, defaultValue: 'all', description: 'What was booked.' }),
      page: t.arg.int({ defaultValue: 1, description: 'Page number, from 1.' }),
    },
    resolve: (_root, { status, type, page }, { work, actor }) =>
      myReservations(work, signedIn(actor).personId, {
        status: status ?? 'upcoming',
        type: type ?? 'all',
        page: page ?? 1,
      }),
  }),
  getMyReservation: t.field({
    description: 'One booking of the signed-in person; `notFound` for others.',
    type: ReservationView,
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'Id of the provider.' }),
      id: t.arg({ type: 'Id', required: true, description: 'The reservation.' }),
    },
    resolve: (_root, { providerId, id }, { work, actor }) =>
      myReservation(work, signedIn(actor).personId, { providerId, reservationId: id }),
  }),
}));
