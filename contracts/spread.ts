import { sumOf } from './sum-of.ts';

/**
 * Spreads an amount over parts in proportion, in whole cents, by the largest remainder: the cents that are left over go to those that
 * lost most by being cut, of equal ones to the first. No part gets more than it can take.
 * @param rests what each part can take, in cents
 * @throws RangeError for more than all of them together, or less than nothing
 */
export function spreadCents(cents: number, rests: readonly number[]): number[] {
  const all = sumOf(rests);
  if (!(cents >= 0 && cents <= all)) throw new RangeError(`${cents} cents do not go into ${all}`);
  if (all === 0) return rests.map(() => 0);
  const exact = rests.map((rest, index) => {
    const product = BigInt(cents) * BigInt(rest);
    return { index, whole: Number(product / BigInt(all)), remainder: product % BigInt(all) };
  });
  const left = cents - sumOf(exact.map(({ whole }) => whole));
  const ranked = exact.toSorted(
    (a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder) || a.index - b.index,
  );
  const gainers = new Set(ranked.slice(0, left).map(({ index }) => index));
  return exact.map(({ index, whole }) => whole + (gainers.has(index) ? 1 : 0));
}

/** Takes an amount from parts one after the other, each as far as it goes. @returns what each gives */
export function takeInTurn(cents: number, rests: readonly number[]): number[] {
  let left = cents;
  return rests.map((rest) => {
    const part = Math.min(left, rest);
    left -= part;
    return part;
  });
}
