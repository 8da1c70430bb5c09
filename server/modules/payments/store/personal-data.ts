import { sql } from 'kysely';
import { isCustomerThemselves } from '#server/modules/customers/index.ts';
import type { Work } from '#server/kernel/work.ts';
import { paymentTables } from './tables.ts';

/** Every order of a person with what was paid and given back, the oldest first. */
export async function readOrdersToExport(work: Work, personId: number) {
  return paymentTables(work)
    .selectFrom('orders')
    .select([
      'provider_id as providerId',
      'id as orderId',
      'subject',
      'subject_id as subjectId',
      'name as what',
      'resource_name as with',
      'starts_at as startsAt',
      'ends_at as endsAt',
      'price_cents as priceCents',
      'discount_cents as discountCents',
      'promo_code as promoCode',
      'promo_discount_cents as promoDiscountCents',
      'total_cents as totalCents',
      'currency',
      'channel',
      'payment_state as paymentState',
      'payment_mode as paymentMode',
      'payment_method as paymentMethod',
      'created_at as createdAt',
      sql<
        object[]
      >`(select coalesce(json_agg(json_build_object('amountCents', p.amount_cents, 'state', p.state,
          'atTheProcessor', p.processor_intent_id, 'createdAt', p.created_at, 'settledAt', p.settled_at) order by p.id), '[]')
        from card_payments p where p.provider_id = orders.provider_id and p.order_id = orders.id)`.as(
        'payments',
      ),
      sql<
        object[]
      >`(select coalesce(json_agg(json_build_object('amountCents', r.amount_cents, 'state', r.state, 'reason', r.reason,
          'atTheProcessor', r.processor_refund_id, 'createdAt', r.created_at, 'settledAt', r.settled_at) order by r.id), '[]')
        from refunds r where r.provider_id = orders.provider_id and r.order_id = orders.id)`.as('refunds'),
      sql<
        object[]
      >`(select coalesce(json_agg(json_build_object('amountCents', a.amount_cents, 'kind', t.kind, 'method', t.method,
          'receiptNumber', t.receipt_number, 'takenAt', t.taken_at) order by t.id), '[]')
        from till_allocations a join till_payments t on t.provider_id = a.provider_id and t.id = a.till_payment_id
        where a.provider_id = orders.provider_id and a.order_id = orders.id)`.as('tillPayments'),
    ])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();
}

/** Where a provider goes on knowing for whom it was, an order loses its link to whoever ordered; asked after the customers were emptied. */
export async function cutOrdersOfOthers(work: Work, personId: number): Promise<void> {
  await paymentTables(work)
    .updateTable('orders')
    .set({ person_id: null })
    .where('person_id', '=', personId)
    .where(({ not }) =>
      not(isCustomerThemselves(sql.ref('orders.provider_id'), sql.ref('orders.customer_id'), personId)),
    )
    .execute();
}
