import type { Work } from '#server/kernel/work.ts';

/** The tables this module owns. */
export const paymentTables = (work: Work) =>
  work.db.$pickTables<
    | 'payment_options'
    | 'payment_accounts'
    | 'orders'
    | 'card_payments'
    | 'refunds'
    | 'ledger_entries'
    | 'processor_events'
    | 'order_lines'
    | 'line_credits'
    | 'till_payments'
    | 'till_allocations'
    | 'till_counts'
    | 'wallets'
    | 'wallet_movements'
    | 'promo_codes'
    | 'promo_redemptions'
  >();
