import { OrderRef } from '#server/modules/payments/graphql/refs.ts';
import { builder } from '#server/graphql/builder.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { BookedBehindOrder } from '../use-cases/booked-behind-orders.ts';
import { bookedBehindOrders } from '../use-cases/booked-behind-orders.ts';

interface Batch {
  ids: number[];
  found: Promise<Map<number, BookedBehindOrder>>;
}

/** Two fields of each order ask for the same booking: all that is asked for in one turn of a request is read once. */
const batches = new WeakMap<RequestContext, Batch>();

async function bookedBehind(
  context: RequestContext,
  reservationId: number,
): Promise<BookedBehindOrder | null> {
  const batch = batches.get(context) ?? openBatch(context);
  batch.ids.push(reservationId);
  return (await batch.found).get(reservationId) ?? null;
}

function openBatch(context: RequestContext): Batch {
  const ids: number[] = [];
  const read = async () => {
    // By then every order of the page has asked.
    await new Promise<void>(process.nextTick);
    batches.delete(context);
    return bookedBehindOrders(context.work, [...new Set(ids)]);
  };
  const batch = { ids, found: read() };
  batches.set(context, batch);
  return batch;
}

builder.objectFields(OrderRef, (t) => ({
  serviceId: t.field({
    description: 'Id of the booked service.',
    type: 'Id',
    nullable: true,
    resolve: async ({ order }, _args, context) =>
      order.subject === 'reservation'
        ? ((await bookedBehind(context, order.subjectId))?.serviceId ?? null)
        : null,
  }),
  active: t.boolean({
    description: 'Whether the booking is confirmed or pending; false once cancelled.',
    nullable: true,
    resolve: async ({ order }, _args, context) =>
      order.subject === 'reservation'
        ? ((await bookedBehind(context, order.subjectId))?.isActive ?? null)
        : null,
  }),
}));
