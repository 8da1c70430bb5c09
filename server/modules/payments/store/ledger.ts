import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import type { TillMethod } from '#contracts/till.ts';
import type { Sold } from '../rules/sale.ts';
import { paymentTables } from './tables.ts';

/** Which account gives (credit) and which receives (debit), by what happened; at the till it is the one of the method. */
const ACCOUNTS = {
  capture: ['processor', 'order'],
  platformFee: ['provider', 'platform'],
  refund: ['order', 'processor'],
  platformFeeReturn: ['platform', 'provider'],
  refundReversal: ['processor', 'order'],
  sale: ['order', 'revenue'],
  saleReturn: ['revenue', 'order'],
  tax: ['order', 'tax'],
  taxReturn: ['tax', 'order'],
  walletPayment: ['wallet', 'order'],
  walletReturn: ['order', 'wallet'],
  topUp: ['order', 'wallet'],
  topUpReturn: ['wallet', 'order'],
  gift: ['promo', 'walletGift'],
  giftSpent: ['walletGift', 'promo'],
} as const;

type PostingReason = 'sale' | 'saleReturn' | 'tax' | 'taxReturn' | 'topUp' | 'topUpReturn';

/** What moved the money: a card payment, a refund of one, a till payment, or credit of a wallet. */
export interface LedgerSource {
  cardPaymentId: number | null;
  /** Of the card payment beside it. */
  refundId: number | null;
  tillPaymentId: number | null;
  walletMovementId?: number | null;
}

export const ofCardPayment = (id: number): LedgerSource => ({
  cardPaymentId: id,
  refundId: null,
  tillPaymentId: null,
});
export const ofRefund = (refund: { id: number; cardPaymentId: number }): LedgerSource => ({
  cardPaymentId: refund.cardPaymentId,
  refundId: refund.id,
  tillPaymentId: null,
});
export const ofTillPayment = (id: number): LedgerSource => ({
  cardPaymentId: null,
  refundId: null,
  tillPaymentId: id,
});
export const ofWalletMovement = (id: number): LedgerSource => ({
  cardPaymentId: null,
  refundId: null,
  tillPaymentId: null,
  walletMovementId: id,
});

export type LedgerEntry = { amountCents: number; source: LedgerSource } & (
  | { reason: Exclude<keyof typeof ACCOUNTS, PostingReason> }
  | { reason: 'tillPayment' | 'tillReturn'; method: TillMethod }
  | ({ reason: PostingReason } & Pick<Sold, 'vatTreatment' | 'vatRateBasisPoints'>)
);

function accountsOf(entry: LedgerEntry): readonly [debit: string, credit: string] {
  if (entry.reason === 'tillPayment') return [entry.method, 'order'];
  if (entry.reason === 'tillReturn') return ['order', entry.method];
  return ACCOUNTS[entry.reason];
}

/** Adds entries; those of nothing are left out. Entries are never changed: a correction is a new entry. */
export async function addLedgerEntries(
  work: Work,
  providerId: number,
  /** null: of given credit, which is no order's. */
  orderId: number | null,
  entries: readonly LedgerEntry[],
): Promise<void> {
  const rows = entries
    .filter((entry) => entry.amountCents > 0)
    .map((entry) => {
      const [debit, credit] = accountsOf(entry);
      return {
        provider_id: providerId,
        order_id: orderId,
        happened_at: work.now(),
        reason: entry.reason,
        debit_account: debit,
        credit_account: credit,
        amount_cents: entry.amountCents,
        card_payment_id: entry.source.cardPaymentId,
        refund_id: entry.source.refundId,
        till_payment_id: entry.source.tillPaymentId,
        wallet_movement_id: entry.source.walletMovementId ?? null,
        vat_treatment: 'vatTreatment' in entry ? entry.vatTreatment : null,
        vat_rate_basis_points: 'vatRateBasisPoints' in entry ? entry.vatRateBasisPoints : null,
      };
    });
  if (rows.length > 0) await paymentTables(work).insertInto('ledger_entries').values(rows).execute();
}

/** The accounts that hold money. */
const MONEY = sql`('processor', 'terminal', 'cash', 'bank', 'wallet')`;

/** What the ledger says was paid for an order: what the accounts that hold money gave it, less what they took back. */
export async function paidCentsOfOrder(work: Work, providerId: number, orderId: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(amount_cents) filter (where credit_account = 'order' and debit_account in ${MONEY}), 0)
        - coalesce(sum(amount_cents) filter (where debit_account = 'order' and credit_account in ${MONEY}), 0) as cents
    from ledger_entries
    where provider_id = ${providerId} and order_id = ${orderId} and reason not in ('topUp', 'topUpReturn')`.execute(
    work.db,
  );
  return rows[0]?.cents ?? 0;
}

/** Posts sales and their tax, and of top-ups that the money went to a wallet; what is below nothing is returned. */
export async function postSales(
  work: Work,
  providerId: number,
  orderId: number,
  source: LedgerSource,
  changes: readonly Sold[],
): Promise<void> {
  const entries = changes.flatMap(({ vatTreatment, vatRateBasisPoints, netCents, taxCents }) => {
    const of = { source, vatTreatment, vatRateBasisPoints };
    const sale =
      vatTreatment === 'voucher'
        ? topUp(netCents)
        : netCents < 0
          ? ('saleReturn' as const)
          : ('sale' as const);
    const tax = taxCents < 0 ? ('taxReturn' as const) : ('tax' as const);
    return [
      { reason: sale, amountCents: Math.abs(netCents), ...of },
      { reason: tax, amountCents: Math.abs(taxCents), ...of },
    ];
  });
  await addLedgerEntries(work, providerId, orderId, entries);
}

const topUp = (cents: number): 'topUp' | 'topUpReturn' => (cents < 0 ? 'topUpReturn' : 'topUp');

/** What the ledger says is sold of an order, returns taken off. */
export async function salesOfOrder(work: Work, providerId: number, orderId: number): Promise<Sold[]> {
  const { rows } = await sql<Sold>`
    select vat_treatment as "vatTreatment", vat_rate_basis_points as "vatRateBasisPoints",
      coalesce(sum(case when reason in ('sale', 'topUp') then amount_cents when reason in ('saleReturn', 'topUpReturn') then -amount_cents end), 0) as "netCents",
      coalesce(sum(case reason when 'tax' then amount_cents when 'taxReturn' then -amount_cents end), 0) as "taxCents"
    from ledger_entries where provider_id = ${providerId} and order_id = ${orderId} and vat_treatment is not null
    group by vat_treatment, vat_rate_basis_points`.execute(work.db);
  return rows;
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
