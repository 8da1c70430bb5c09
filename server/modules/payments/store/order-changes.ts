import { sql } from 'kysely';
import type { OrderPaymentState, PaymentMethod } from '#contracts/statuses.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Order } from './orders.ts';
import { paymentTables } from './tables.ts';

/** What money or credits have changed of an order. */
export interface SettledSums {
  paidCents: number;
  paymentState: OrderPaymentState;
  /** Of a payment that came in: how, and what Radura took of it. */
  payment?: { method: PaymentMethod; platformFeeCents: number };
}

/** Writes what the order's money makes of it. */
export async function setSums(
  work: Work,
  order: Pick<Order, 'providerId' | 'id' | 'platformFeeCents'>,
  { paidCents, paymentState, payment }: SettledSums,
): Promise<void> {
  await paymentTables(work)
    .updateTable('orders')
    .set({
      paid_cents: paidCents,
      payment_state: paymentState,
      ...(payment && {
        payment_method: payment.method,
        platform_fee_cents: order.platformFeeCents + payment.platformFeeCents,
      }),
    })
    .where('provider_id', '=', order.providerId)
    .where('id', '=', order.id)
    .execute();
}

/** Writes another price of an order and of its one line, which is the total too: to be paid on site, and so at any time. */
export async function setPrice(
  work: Work,
  order: Pick<Order, 'providerId' | 'id'>,
  { priceCents, paymentState }: Pick<Order, 'priceCents' | 'paymentState'>,
): Promise<void> {
  await paymentTables(work)
    .updateTable('orders')
    .set({
      price_cents: priceCents,
      discount_cents: 0,
      promo_code: null,
      promo_discount_cents: 0,
      payment_mode: 'onSite',
      payable_until: null,
      payment_state: paymentState,
    })
    .where('provider_id', '=', order.providerId)
    .where('id', '=', order.id)
    .execute();
  await paymentTables(work)
    .updateTable('order_lines')
    .set({ price_cents: priceCents, online_discount_cents: 0, promo_discount_cents: 0, gift_cents: 0 })
    .where('provider_id', '=', order.providerId)
    .where('order_id', '=', order.id)
    .execute();
}

/** Takes given credit off what lines ask: a discount of each, and of the order. */
export async function addGift(
  work: Work,
  { providerId, id }: Pick<Order, 'providerId' | 'id'>,
  parts: readonly { position: number; cents: number }[],
): Promise<void> {
  await sql`
    with given as (
      select * from unnest(${parts.map(({ position }) => position)}::smallint[], ${parts.map(({ cents }) => cents)}::integer[])
        as given (position, cents)),
    lines as (
      update order_lines l set gift_cents = l.gift_cents + given.cents from given
        where l.provider_id = ${providerId} and l.order_id = ${id} and l.position = given.position)
    update orders set discount_cents = discount_cents + (select sum(cents) from given)
      where provider_id = ${providerId} and id = ${id}`.execute(work.db);
}

/** No payment may begin after this instant; null: whenever. */
export async function setPayableUntil(
  work: Work,
  order: Pick<Order, 'providerId' | 'id'>,
  payableUntil: Date | null,
): Promise<void> {
  await paymentTables(work)
    .updateTable('orders')
    .set({ payable_until: payableUntil })
    .where('provider_id', '=', order.providerId)
    .where('id', '=', order.id)
    .execute();
}
