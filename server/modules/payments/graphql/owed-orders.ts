import * as v from 'valibot';
import { MOST_ORDERS_AT_ONCE } from '#contracts/validation/till-payment.ts';
import { builder } from '#server/graphql/builder.ts';
import { checked } from '#server/kernel/checked.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { getOwedOrders } from '../index.ts';
import type { ShownOwed } from '../use-cases/till-commands.ts';

const OwedOrderRef = builder.objectRef<ShownOwed>('OwedOrder').implement({
  description: 'An order that still asks for money; cents.',
  fields: (t) => ({
    orderId: t.field({ type: 'Id', description: 'The order.', resolve: ({ orderId }) => orderId }),
    reservationId: t.field({
      type: 'Id',
      nullable: true,
      description: 'Its booking; none where it is of something else.',
      resolve: ({ reservationId }) => reservationId,
    }),
    customerId: t.field({ type: 'Id', description: 'Whose.', resolve: ({ customerId }) => customerId }),
    customer: t.exposeString('customer', { description: 'Their name; empty where nobody said.' }),
    name: t.exposeString('name', { description: 'Of what.' }),
    startsAt: t.exposeString('startsAt', {
      nullable: true,
      description: 'When it takes place, by the clock of the center.',
    }),
    totalCents: t.exposeInt('totalCents', { description: 'What it cost.' }),
    owedCents: t.exposeInt('owedCents', { description: 'What is left to pay.' }),
  }),
});

const Ids = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
  v.minLength(1),
  v.maxLength(MOST_ORDERS_AT_ONCE),
);

builder.queryField('getOwedOrders', (t) =>
  t.field({
    type: [OwedOrderRef],
    description:
      'What one customer has still to pay, or what is owed for some bookings, the oldest first; for who takes money. Either of the two is asked for.',
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'At which provider.' }),
      customerId: t.arg({ type: 'Id', description: 'Of this customer.' }),
      reservationIds: t.arg({ type: ['Id'], description: 'For these bookings, 50 at most.' }),
    },
    resolve: (_root, { providerId, customerId, reservationIds }, context) => {
      if (reservationIds)
        return getOwedOrders(context, providerId, { reservationIds: checked(Ids, reservationIds) });
      if (customerId) return getOwedOrders(context, providerId, { customerId });
      throw new Refusal('invalidInput', { affected: ['customerId'] });
    },
  }),
);
