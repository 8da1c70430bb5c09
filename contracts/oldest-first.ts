/** What is left to pay of one thing; cents. */
export interface Owed {
  orderId: number;
  owedCents: number;
}

/**
 * Spreads an amount over what is owed, in the order given: each is paid whole before the next gets anything; what gets nothing is left out.
 * @param amountCents whole cents
 * @returns null for more than is owed together, and for nothing
 */
export function oldestFirst(
  owed: readonly Owed[],
  amountCents: number,
): { orderId: number; amountCents: number }[] | null {
  let left = amountCents;
  const parts = owed.flatMap(({ orderId, owedCents }) => {
    const part = Math.min(left, owedCents);
    left -= part;
    return part > 0 ? [{ orderId, amountCents: part }] : [];
  });
  return amountCents > 0 && left === 0 ? parts : null;
}
