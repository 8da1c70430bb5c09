import { builder } from '#server/graphql/builder.ts';
import type { Page } from '#server/kernel/page.ts';
import { signedIn } from '#server/kernel/request-context.ts';
import { myReservation, myReservations, RESERVATION_TYPES } from '../use-cases/my-reservations.ts';
import type { ReservationDetails } from '../use-cases/reservation-details.ts';
import { ReservationView } from './refs.ts';

const ReservationTimeRef = builder.enumType('ReservationTime', {
  description: 'Which own bookings are meant (specification section 2, "Profile").',
  values: {
    upcoming: { description: 'Those that begin after now, soonest first.' },
    completed: { description: 'Those that began before now, newest first.' },
  } as const,
});

const ReservationTypeRef = builder.enumType('ReservationType', {
  description: 'What was booked. Courses, events and videos cannot be booked yet.',
  values: RESERVATION_TYPES,
});

const ReservationPage = builder.objectRef<Page<ReservationDetails>>('ReservationPage').implement({
  description: 'Ten own bookings.',
  fields: (t) => ({
    items: t.expose('items', { type: [ReservationView], description: 'In the order of the list.' }),
    total: t.exposeInt('total', { description: 'On all pages together.' }),
    page: t.exposeInt('page', { description: '1 for the first.' }),
    pages: t.exposeInt('pages', { description: 'How many pages there are.' }),
  }),
});

builder.queryFields((t) => ({
  getMyReservations: t.field({
    description: 'The signed-in person’s own bookings with all providers.',
    type: ReservationPage,
    args: {
      status: t.arg({ type: ReservationTimeRef, defaultValue: 'upcoming', description: 'To come or begun.' }),
      type: t.arg({ type: ReservationTypeRef, defaultValue: 'all', description: 'What was booked.' }),
      page: t.arg.int({ defaultValue: 1, description: '1 for the first.' }),
    },
    resolve: (_root, { status, type, page }, { work, actor }) =>
      myReservations(work, signedIn(actor).personId, {
        status: status ?? 'upcoming',
        type: type ?? 'all',
        page: page ?? 1,
      }),
  }),
  getMyReservation: t.field({
    description: 'One own booking; `notFound` for everybody else’s.',
    type: ReservationView,
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'With whom.' }),
      id: t.arg({ type: 'Id', required: true, description: 'The reservation.' }),
    },
    resolve: (_root, { providerId, id }, { work, actor }) =>
      myReservation(work, signedIn(actor).personId, { providerId, reservationId: id }),
  }),
}));
