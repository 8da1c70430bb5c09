import { OrderRef } from '#server/modules/payments/graphql/refs.ts';
import type { MyOrder } from '#server/modules/payments/index.ts';
import { builder } from '#server/graphql/builder.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { BookedBehindOrder } from '../use-cases/booked-behind-orders.ts';
import { bookedBehindOrders } from '../use-cases/booked-behind-orders.ts';

const reservationOf = ({ order }: MyOrder) => (order.subject === 'reservation' ? order.subjectId : null);

async function eachOf<T>(ids: number[], { work }: RequestContext, choose: (booked: BookedBehindOrder) => T): Promise<(T | null)[]> {
  const found = await bookedBehindOrders(work, ids);
  return ids.map((id) => {
    const booked = found.get(id);
    return booked ? choose(booked) : null;
  });
}

builder.objectFields(OrderRef, (t) => ({
  serviceId: t.loadable({
    description: 'The service that was booked.',
    type: 'Id',
    nullable: true,
    load: (ids: number[], context) => eachOf(ids, context, ({ serviceId }) => serviceId),
    resolve: reservationOf,
  }),
  active: t.loadable({
    description: 'Whether what was booked stands or waits; false once it is off.',
    type: 'Boolean',
    nullable: true,
    load: (ids: number[], context) => eachOf(ids, context, ({ isActive }) => isActive),
    resolve: reservationOf,
  }),
}));
