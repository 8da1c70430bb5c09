import { percentOfCents, portionOfCents } from '#contracts/money.ts';

/** The platform's share of a payment, half a cent up, never more than the payment. */
export function platformFee(amountCents: number, basisPoints: number): number {
  return Math.min(amountCents, percentOfCents(amountCents, basisPoints));
}

/**
 * How much of its share the platform returns with a refund. Rounding is on the sum refunded so far, so that parts that add
 * up to everything return the whole share, and never more than this refund's own part of it.
 */
export function feeToReturn(sums: {
  chargedCents: number;
  feeCents: number;
  feeReturnedCents: number;
  /** Given back before this refund. */
  refundedCents: number;
  refundCents: number;
}): number {
  const { chargedCents, feeCents } = sums;
  const dueInAll = portionOfCents(
    feeCents,
    Math.min(chargedCents, sums.refundedCents + sums.refundCents),
    chargedCents,
  );
  const dueAtMost = Math.ceil((feeCents * sums.refundCents) / chargedCents);
  return Math.max(0, Math.min(dueInAll - sums.feeReturnedCents, dueAtMost));
}
