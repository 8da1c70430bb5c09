import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import type { LedgerSums } from '../rules/order-payment-state.ts';
import { paymentTables } from './tables.ts';

/** Which account gives (credit) and which receives (debit), by what happened. */
const ACCOUNTS = {
  capture: ['processor', 'order'],
  platformFee: ['provider', 'platform'],
  refund: ['order', 'processor'],
  platformFeeReturn: ['platform', 'provider'],
  refundReversal: ['processor', 'order'],
} as const;

export type LedgerReason = keyof typeof ACCOUNTS;

export interface LedgerEntry {
  reason: LedgerReason;
  amountCents: number;
  cardPaymentId: number;
  /** null for what the payment itself moved. */
  refundId: number | null;
}

/** Adds entries; those of nothing are left out. Entries are never changed: a correction is a new entry. */
export async function addLedgerEntries(
  work: Work,
  providerId: number,
  orderId: number,
  entries: readonly LedgerEntry[],
): Promise<void> {
  const rows = entries
    .filter((entry) => entry.amountCents > 0)
    .map(({ reason, amountCents, cardPaymentId, refundId }) => ({
      provider_id: providerId,
      order_id: orderId,
      happened_at: work.now(),
      reason,
      debit_account: ACCOUNTS[reason][0],
      credit_account: ACCOUNTS[reason][1],
      amount_cents: amountCents,
      card_payment_id: cardPaymentId,
      refund_id: refundId,
    }));
  if (rows.length > 0) await paymentTables(work).insertInto('ledger_entries').values(rows).execute();
}

/** What the ledger says of an order. */
export async function ledgerSumsOfOrder(
  work: Work,
  providerId: number,
  orderId: number,
): Promise<LedgerSums> {
  const { rows } = await sql<LedgerSums>`
    select coalesce(sum(amount_cents) filter (where reason = 'capture'), 0) as "capturedCents",
      coalesce(sum(amount_cents) filter (where reason = 'refund'), 0)
        - coalesce(sum(amount_cents) filter (where reason = 'refundReversal'), 0) as "refundedCents"
    from ledger_entries where provider_id = ${providerId} and order_id = ${orderId}`.execute(work.db);
  return rows[0] ?? { capturedCents: 0, refundedCents: 0 };
}

/** How much of the platform's share of one card payment has gone back by the ledger. */
export async function feeReturnedOfPayment(
  work: Work,
  providerId: number,
  cardPaymentId: number,
): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(amount_cents), 0) as cents from ledger_entries
    where provider_id = ${providerId} and card_payment_id = ${cardPaymentId} and reason = 'platformFeeReturn'`.execute(
    work.db,
  );
  return rows[0]?.cents ?? 0;
}
