import type { Work } from '#server/kernel/work.ts';
import type { RefundState } from '../rules/refund-state.ts';
import { nextTryAt } from '../rules/refund-timetable.ts';
import { paymentTables } from './tables.ts';

export type RefundReason = 'cancelledInTime' | 'placeLost' | 'providerDecision' | 'surplus';

/** Money that goes back to the customer. */
export interface Refund {
  providerId: number;
  id: number;
  orderId: number;
  cardPaymentId: number;
  amountCents: number;
  /** What of it lines are credited with: nothing of a surplus, or of what had been credited before. */
  creditedCents: number;
  reason: RefundReason;
  state: RefundState;
  attempt: number;
  idempotencyKey: string;
  keyStoredAt: Date;
  processorRefundId: string | null;
  /** How often the processor was asked. */
  tries: number;
  createdAt: Date;
}

type Key = Pick<Refund, 'providerId' | 'id'>;

export const REFUND_COLUMNS = [
  'provider_id as providerId',
  'id',
  'order_id as orderId',
  'card_payment_id as cardPaymentId',
  'amount_cents as amountCents',
  'credited_cents as creditedCents',
  'reason',
  'state',
  'attempt',
  'idempotency_key as idempotencyKey',
  'key_stored_at as keyStoredAt',
  'processor_refund_id as processorRefundId',
  'tries',
  'created_at as createdAt',
] as const;

export async function insertRefund(
  work: Work,
  refund: Pick<
    Refund,
    'providerId' | 'orderId' | 'cardPaymentId' | 'amountCents' | 'reason' | 'idempotencyKey' | 'creditedCents'
  >,
): Promise<number> {
  const { id } = await paymentTables(work)
    .insertInto('refunds')
    .values({
      provider_id: refund.providerId,
      order_id: refund.orderId,
      card_payment_id: refund.cardPaymentId,
      amount_cents: refund.amountCents,
      credited_cents: refund.creditedCents,
      reason: refund.reason,
      state: 'requested',
      idempotency_key: refund.idempotencyKey,
      key_stored_at: work.now(),
      created_at: work.now(),
      next_try_at: nextTryAt(0, work.now()),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findRefund(work: Work, { providerId, id }: Key): Promise<Refund | null> {
  const row = await paymentTables(work)
    .selectFrom('refunds')
    .select(REFUND_COLUMNS)
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** All refunds of one card payment, the first first. Read them under the order's lock before deciding anything. */
export async function refundsOfPayment(
  work: Work,
  providerId: number,
  cardPaymentId: number,
): Promise<Refund[]> {
  return paymentTables(work)
    .selectFrom('refunds')
    .select(REFUND_COLUMNS)
    .where('provider_id', '=', providerId)
    .where('card_payment_id', '=', cardPaymentId)
    .orderBy('id')
    .execute();
}

/** All refunds of an order. Read them under the order's lock before deciding anything. */
export async function refundsOfOrder(work: Work, providerId: number, orderId: number): Promise<Refund[]> {
  return paymentTables(work)
    .selectFrom('refunds')
    .select(REFUND_COLUMNS)
    .where('provider_id', '=', providerId)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

/** Writes a state that the rules allow; an unknown id at the processor leaves the one that is there. */
export async function setRefundState(
  work: Work,
  { providerId, id }: Key,
  changed: { state: RefundState; processorRefundId?: string | null; settledAt?: Date },
): Promise<void> {
  await paymentTables(work)
    .updateTable('refunds')
    .set({
      state: changed.state,
      processor_refund_id: changed.processorRefundId ?? undefined,
      settled_at: changed.settledAt,
    })
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}

/** A fresh key for a refund that surely never happened under the old one. */
export async function setRefundAttempt(
  work: Work,
  { providerId, id }: Key,
  attempt: number,
  idempotencyKey: string,
): Promise<void> {
  await paymentTables(work)
    .updateTable('refunds')
    .set({ attempt, idempotency_key: idempotencyKey, key_stored_at: work.now() })
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .where('state', '=', 'requested')
    .execute();
}
