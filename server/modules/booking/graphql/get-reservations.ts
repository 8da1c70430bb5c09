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
    description: 'A page of a provider’s bookings; of a collaborator, their own.',
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'Of which provider.' }),
      search: t.arg.string({
        description: 'Words of the customer’s name, e-mail or phone, or the number of a booking.',
      }),
      standing: t.arg.string({
        description: 'upcoming (the default), completed, active, waiting, inactive (off) or all.',
      }),
      payment: t.arg.string({ description: 'paid, unpaid, pending (a part is paid) or reimbursed.' }),
      resourceId: t.arg({ type: 'Id', description: 'With this person.' }),
      serviceId: t.arg({ type: 'Id', description: 'Of this service.' }),
      customerId: t.arg({ type: 'Id', description: 'Of this customer.' }),
      from: t.arg.string({ description: 'First local date, yyyy-mm-dd.' }),
      to: t.arg.string({ description: 'Last local date, which is included.' }),
      sort: t.arg.string({
        description:
          'start or booked: when it begins or when it was made; customer, service or person: by what they are called today.',
      }),
      isDescending: t.arg.boolean({ description: 'The latest first.' }),
      page: t.arg.int({ description: '1 for the first, 1000 at most.' }),
    },
    resolve: (_root, { providerId, ...typed }, context) =>
      listReservations(context, { providerId, ...checked(Filters, typed) }),
  }),
);

builder.queryField('getReservation', (t) =>
  t.field({
    type: DeskReservationRef,
    description: 'One booking of a provider; for a collaborator one of their own.',
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'Of which provider.' }),
      id: t.arg({ type: 'Id', required: true, description: 'The reservation.' }),
    },
    resolve: (_root, of, context) => getDeskReservation(context, of),
  }),
);
