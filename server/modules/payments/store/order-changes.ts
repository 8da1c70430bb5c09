import type { OrderPaymentState, PaymentMethod } from '#contracts/statuses.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Order } from './orders.ts';
import { paymentTables } from './tables.ts';

/** Writes how the order was paid, with Radura's share of it. */
export async function setPaid(
  work: Work,
  order: Pick<Order, 'providerId' | 'id'>,
  paid: { paymentState: OrderPaymentState; platformFeeCents: number; paymentMethod: PaymentMethod },
): Promise<void> {
  await updateOrder(work, order, {
    payment_state: paid.paymentState,
    platform_fee_cents: paid.platformFeeCents,
    payment_method: paid.paymentMethod,
  });
}

/** Writes the state that the order's money makes. */
export async function setPaymentState(
  work: Work,
  order: Pick<Order, 'providerId' | 'id'>,
  paymentState: OrderPaymentState,
): Promise<void> {
  await updateOrder(work, order, { payment_state: paymentState });
}

/** No payment may begin after this instant. */
export async function setPayableUntil(
  work: Work,
  order: Pick<Order, 'providerId' | 'id'>,
  payableUntil: Date,
): Promise<void> {
  await updateOrder(work, order, { payable_until: payableUntil });
}

async function updateOrder(
  work: Work,
  { providerId, id }: Pick<Order, 'providerId' | 'id'>,
  changed: {
    payment_state?: OrderPaymentState;
    platform_fee_cents?: number;
    payment_method?: PaymentMethod;
    payable_until?: Date;
  },
): Promise<void> {
  await paymentTables(work)
    .updateTable('orders')
    .set(changed)
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}
