import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import { bookedTimes } from '#server/modules/booking/index.ts';
import { signUpOrders } from '#server/modules/classes/index.ts';
import { orderSums } from '#server/modules/payments/index.ts';

/** What a customer's bookings and sign-ups ask for and all they paid, in cents, but for sales at the desk; credit counts once it is spent. */
export interface MoneyOfCustomer {
  /** Bookings and sign-ups that stand and still ask for money. */
  unpaidVisits: number;
  owedCents: number;
  /** All that was paid and did not go back: bookings, sign-ups, memberships, video courses. */
  paidCents: number;
}

/** What is called off asks for nothing. */
export async function readMoneyOfCustomer(
  work: Work,
  of: { providerId: number; customerId: number },
): Promise<MoneyOfCustomer> {
  const { rows } = await sql<MoneyOfCustomer>`
    with standing as (
      select provider_id, order_id from ${bookedTimes} b
        where provider_id = ${of.providerId} and customer_id = ${of.customerId} and status in ('A', 'P', 'RSD')
      union all
      select provider_id, order_id from ${signUpOrders} s
        where provider_id = ${of.providerId} and customer_id = ${of.customerId} and status in ('A', 'P', 'RSD')
    )
    select count(*) filter (where o.owed_cents > 0)::int as "unpaidVisits", coalesce(sum(o.owed_cents), 0)::int as "owedCents",
        (select coalesce(sum(paid_cents), 0)::int from ${orderSums} all_of
          where provider_id = ${of.providerId} and customer_id = ${of.customerId} and subject not in ('freeAmount', 'walletTopUp')) as "paidCents"
      from standing b join ${orderSums} o on o.provider_id = b.provider_id and o.id = b.order_id`.execute(
    work.db,
  );
  return rows[0] ?? { unpaidVisits: 0, owedCents: 0, paidCents: 0 };
}
