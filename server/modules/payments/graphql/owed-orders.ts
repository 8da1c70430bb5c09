import * as v from 'valibot';
import { MOST_ORDERS_AT_ONCE } from '#contracts/validation/till-payment.ts';
import { builder } from '#server/graphql/builder.ts';
import { checked } from '#server/kernel/checked.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { getOwedOrders } from '../index.ts';
import type { ShownOwed } from '../use-cases/till-commands.ts';

const OwedOrderRef = builder.objectRef<ShownOwed>('OwedOrder').implement({
  description: 'An order with an amount due, in cents.',
  fields: (t) => ({
    orderId: t.field({ type: 'Id', description: 'Id of the order.', resolve: ({ orderId }) => orderId }),
    reservationId: t.field({
      type: 'Id',
      nullable: true,
      description: 'Id of its booking; null for other orders.',
      resolve: ({ reservationId }) => reservationId,
    }),
    customerId: t.field({
      type: 'Id',
      description: 'Id of the customer.',
      resolve: ({ customerId }) => customerId,
    }),
    customer: t.exposeString('customer', { description: 'Name of the customer; empty if none.' }),
    name: t.exposeString('name', { description: 'Name of what was ordered.' }),
    startsAt: t.exposeString('startsAt', {
      nullable: true,
      description: 'When it takes place, by the center’s clock.',
    }),
    totalCents: t.exposeInt('totalCents', { description: 'Total price.' }),
    owedCents: t.exposeInt('owedCents', { description: 'Amount due.' }),
    walletCents: t.exposeInt('walletCents', {
      nullable: true,
      description: 'What the wallet of the customer holds; null without a wallet.',
    }),
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
      'Unpaid orders of one customer or of some bookings, oldest first; exactly one of the two is given. For roles that take payments.',
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'Id of the provider.' }),
      customerId: t.arg({ type: 'Id', description: 'Id of the customer.' }),
      reservationIds: t.arg({ type: ['Id'], description: 'Ids of the bookings, at most 50.' }),
    },
    resolve: (_root, { providerId, customerId, reservationIds }, context) => {
      if (reservationIds)
        return getOwedOrders(context, providerId, { reservationIds: checked(Ids, reservationIds) });
      if (customerId) return getOwedOrders(context, providerId, { customerId });
      throw new Refusal('invalidInput', { affected: ['customerId'] });
    },
  }),
);
