/** Where one refund stands. */
export type RefundState = 'requested' | 'succeeded' | 'failed';

/** All state changes of a refund on one screen. A refund that failed is not tried again: a new one is requested. */
const REFUND_CHANGES = {
  requested: {
    succeeded: 'the processor has given the money back',
    failed: 'the processor or the bank refused',
  },
  succeeded: { failed: 'the bank sent the money back days later' },
  failed: {},
} as const satisfies Record<RefundState, Partial<Record<RefundState, string>>>;

export function canRefundBecome(from: RefundState, to: RefundState): boolean {
  return to in REFUND_CHANGES[from];
}
