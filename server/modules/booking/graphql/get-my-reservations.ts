import { builder } from '#server/graphql/builder.ts';
import type { Page } from '#server/kernel/page.ts';
import { signedIn } from '#server/kernel/request-context.ts';
import { myReservation, myReservations, RESERVATION_TYPES } from '../use-cases/my-reservations.ts';
import type { ReservationDetails } from '../use-cases/reservation-details.ts';
import { ReservationView } from './refs.ts';

const ReservationTimeRef = builder.enumType('ReservationTime', {
  description: 'Time filter for own bookings (specification section 2, "Profile").',
  values: {
    upcoming: { description: 'Begin after now, soonest first.' },
    completed: { description: 'Began before now, newest first.' },
  } as const,
});

const ReservationTypeRef = builder.enumType('ReservationType', {
  description: 'Type of booking. Courses, events and videos cannot be booked yet.',
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

builder.queryFields((t) => ({
  getMyReservations: t.field({
    description: 'The signed-in person’s bookings with all providers.',
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
