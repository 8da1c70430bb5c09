import type { Work } from '#server/kernel/work.ts';
import type { CardPaymentState, UndecidedStatus } from '../rules/card-payment-state.ts';
import { paymentTables } from './tables.ts';

/** One attempt to pay an order by card: one intent at the processor. */
export interface CardPayment {
  providerId: number;
  id: number;
  orderId: number;
  attempt: number;
  /** What the payer's bank shows; part of the stored request. */
  description: string;
  account: string;
  intentId: string | null;
  idempotencyKey: string;
  amountCents: number;
  platformFeeCents: number;
  state: CardPaymentState;
  createdAt: Date;
  /** What the processor said last of it while it was undecided; null: not known here. */
  progress: UndecidedStatus | null;
  /** Why the last card was not accepted, in the port's words. */
  failure: string | null;
  /** SHA-256 of the secret that its payer holds; null: not known here. */
  secretHash: Buffer | null;
}

/** What was seen at the processor. */
export type Seen = Pick<CardPayment, 'progress' | 'failure' | 'secretHash'>;

type Key = Pick<CardPayment, 'providerId' | 'id'>;

export const CARD_PAYMENT_COLUMNS = [
  'provider_id as providerId',
  'id',
  'order_id as orderId',
  'attempt',
  'description',
  'processor_account_id as account',
  'processor_intent_id as intentId',
  'idempotency_key as idempotencyKey',
  'amount_cents as amountCents',
  'platform_fee_cents as platformFeeCents',
  'state',
  'created_at as createdAt',
  'progress',
  'failure',
  'secret_hash as secretHash',
] as const;

/** Stores an attempt with its key, before the processor is called. */
export async function insertCardPayment(
  work: Work,
  payment: Omit<CardPayment, 'id' | 'intentId' | 'state' | 'createdAt' | keyof Seen>,
): Promise<CardPayment> {
  return paymentTables(work)
    .insertInto('card_payments')
    .values({
      provider_id: payment.providerId,
      order_id: payment.orderId,
      attempt: payment.attempt,
      description: payment.description,
      processor_account_id: payment.account,
      idempotency_key: payment.idempotencyKey,
      amount_cents: payment.amountCents,
      platform_fee_cents: payment.platformFeeCents,
      state: 'starting',
      created_at: work.now(),
    })
    .returning(CARD_PAYMENT_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** All attempts of an order, the latest first. Read them under the order's lock before deciding anything. */
export async function paymentsOfOrder(
  work: Work,
  providerId: number,
  orderId: number,
): Promise<CardPayment[]> {
  return paymentTables(work)
    .selectFrom('card_payments')
    .select(CARD_PAYMENT_COLUMNS)
    .where('provider_id', '=', providerId)
    .where('order_id', '=', orderId)
    .orderBy('attempt', 'desc')
    .execute();
}

export async function findCardPayment(work: Work, { providerId, id }: Key): Promise<CardPayment | null> {
  const row = await paymentTables(work)
    .selectFrom('card_payments')
    .select(CARD_PAYMENT_COLUMNS)
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Events name only the processor's intent; provider and order follow from it. */
export async function findCardPaymentByIntent(work: Work, intentId: string): Promise<CardPayment | null> {
  const row = await paymentTables(work)
    .selectFrom('card_payments')
    .select(CARD_PAYMENT_COLUMNS)
    .where('processor_intent_id', '=', intentId)
    .executeTakeFirst();
  return row ?? null;
}

/** Writes a state that the rules allow, with what was seen of its intent. */
export async function setCardPaymentState(
  work: Work,
  { providerId, id }: Key,
  changed: { state: CardPaymentState; intentId?: string; settledAt?: Date; seen?: Seen },
): Promise<void> {
  const { seen } = changed;
  await paymentTables(work)
    .updateTable('card_payments')
    .set({
      state: changed.state,
      processor_intent_id: changed.intentId,
      settled_at: changed.settledAt,
      progress: seen?.progress,
      failure: seen?.failure,
      secret_hash: seen?.secretHash,
    })
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}
