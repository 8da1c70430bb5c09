import { percentOfCents } from '#contracts/money.ts';

/** The platform's share of a payment, half a cent up; always less than the payment, as the card processor asks. */
export function platformFee(amountCents: number, basisPoints: number): number {
  return Math.min(Math.max(0, amountCents - 1), percentOfCents(amountCents, basisPoints));
}
