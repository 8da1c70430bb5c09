import * as v from 'valibot';
import { isLocalDate } from '#contracts/time.ts';
import { plainText } from '#contracts/validation/plain-text.ts';
import { builder } from '#server/graphql/builder.ts';
import { checked } from '#server/kernel/checked.ts';
import {
  getDeskReservation,
  listReservations,
  RESERVATION_PAYMENTS,
  RESERVATION_SORTS,
  RESERVATION_STANDINGS,
} from '../index.ts';
import { DeskReservationRef, ReservationPageRef } from './desk-refs.ts';

const date = v.nullish(
  v.pipe(
    v.string(),
    v.check((text) => isLocalDate(text)),
  ),
  null,
);
const id = v.nullish(v.number(), null);

/** What may be chosen and typed above the list. */
const Filters = v.object({
  search: plainText(120),
  standing: v.nullish(v.picklist(RESERVATION_STANDINGS), 'upcoming'),
  payment: v.nullish(v.picklist(RESERVATION_PAYMENTS), null),
  resourceId: id,
  serviceId: id,
  customerId: id,
  from: date,
  to: date,
  sort: v.nullish(v.picklist(RESERVATION_SORTS), 'start'),
  isDescending: v.nullish(v.boolean(), false),
  // What is counted ends there too
  page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 1),
});

builder.queryField('getReservations', (t) =>
  t.field({
    type: ReservationPageRef,
    description: 'One page of a provider’s bookings. Collaborators: their own.',
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'Id of the provider.' }),
      search: t.arg.string({
        description: 'Words of the customer’s name, e-mail or phone, or a booking number.',
      }),
      standing: t.arg.string({
        description:
          'upcoming (the default), completed, active, waiting, inactive (cancelled or expired) or all.',
      }),
      payment: t.arg.string({ description: 'paid, unpaid, pending (partly paid) or reimbursed.' }),
      resourceId: t.arg({ type: 'Id', description: 'Id of the person.' }),
      serviceId: t.arg({ type: 'Id', description: 'Id of the service.' }),
      customerId: t.arg({ type: 'Id', description: 'Id of the customer.' }),
      from: t.arg.string({ description: 'First local date, `YYYY-MM-DD`.' }),
      to: t.arg.string({ description: 'Last local date, inclusive.' }),
      sort: t.arg.string({
        description: 'start, booked, or by current name: customer, service, person.',
      }),
      isDescending: t.arg.boolean({ description: 'The latest first.' }),
      page: t.arg.int({ description: 'Page number, from 1 to 1000.' }),
    },
    resolve: (_root, { providerId, ...typed }, context) =>
      listReservations(context, { providerId, ...checked(Filters, typed) }),
  }),
);

builder.queryField('getReservation', (t) =>
  t.field({
    type: DeskReservationRef,
    description: 'One booking of a provider. Collaborators: their own.',
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'Id of the provider.' }),
      id: t.arg({ type: 'Id', required: true, description: 'The reservation.' }),
    },
    resolve: (_root, of, context) => getDeskReservation(context, of),
  }),
);
