/**
 * How much of the platform's share goes back with a refund, in cents. Rounding is on the sum refunded so far, so that
 * parts that add up to everything also return the whole share, and never more than this refund's own part of it.
 */
export function feeToReturn(sums: {
  fee: number;
  feeReturned: number;
  charged: number;
  refundedInAll: number;
  refundedNow: number;
}): number {
  const dueInAll = Math.round((sums.fee * sums.refundedInAll) / sums.charged);
  const dueForThis = Math.ceil((sums.fee * sums.refundedNow) / sums.charged);
  return Math.max(0, Math.min(dueInAll - sums.feeReturned, dueForThis));
}
