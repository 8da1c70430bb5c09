import type { ShareAmount, ShareKind } from '#contracts/share.ts';
import { percentOfCents } from '#contracts/money.ts';

/** Somebody's share as it is kept. */
export type Share = { kind: Exclude<ShareKind, 'individual'> } | ({ kind: 'individual' } & ShareAmount);

/** The amount that counts for somebody: their own, the provider's, or none. */
export function amountThatCounts(share: Share, ofProvider: ShareAmount | null): ShareAmount | null {
  if (share.kind === 'individual') return { amountType: share.amountType, amount: share.amount };
  return share.kind === 'global' ? ofProvider : null;
}

/**
 * What somebody earns of one booking, in cents. It is counted of what the provider keeps: what was paid, less what went back; a booking that nobody
 * paid, or that was paid back whole, gives nothing. A percentage is rounded to the cent, half a cent upwards; a fixed amount is never more
 * than what is kept.
 */
export function shareOfBooking(
  counts: ShareAmount | null,
  { paidCents, returnedCents }: { paidCents: number; returnedCents: number },
): number {
  const keptCents = Math.max(0, paidCents - returnedCents);
  if (counts === null) return 0;
  return counts.amountType === 'percent'
    ? percentOfCents(keptCents, counts.amount)
    : Math.min(counts.amount, keptCents);
}
