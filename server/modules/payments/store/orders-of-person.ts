import type { Work } from '#server/kernel/work.ts';
import type { Order } from './orders.ts';
import { asOrder, ORDER_COLUMNS } from './orders.ts';
import { paymentTables } from './tables.ts';

/** A page of a person's orders with all providers, the newest first, by `orders_of_person`. */
export async function readOrdersOfPerson(
  work: Work,
  personId: number,
  cut: { limit: number; offset: number },
): Promise<Order[]> {
  const rows = await paymentTables(work)
    .selectFrom('orders')
    .select(ORDER_COLUMNS)
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(cut.limit)
    .offset(cut.offset)
    .execute();
  return rows.map(asOrder);
}

/** How many there are over all pages. */
export async function countOrdersOfPerson(work: Work, personId: number): Promise<number> {
  const { total } = await paymentTables(work)
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return Number(total);
}
