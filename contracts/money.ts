/**
 * Money is integer cents of a euro, everywhere. A euro number (`19.99`) exists only at the edge of the API, and an amount
 * as text only in a form, which is read strictly here. How money is shown to people stands in `format.ts`.
 */

/** 999,999.99 euro: more than anything sold here, far below where integers lose exactness. */
export const LARGEST_CENTS = 99_999_999;
/** All of something, in hundredths of a percent. */
export const WHOLE_BASIS_POINTS = 10_000;

const TYPED_AMOUNT = /^(0|[1-9][0-9]{0,5})(?:[.,]([0-9]{1,2}))?$/;

/**
 * Reads an amount as typed: plain digits, at most two decimals after one point or comma. Thousands separators, signs,
 * symbols, exponents and other scripts' digits are refused: `1.234` could mean two amounts.
 * @returns cents, or null
 */
export function parseEuro(typed: string): number | null {
  const match = TYPED_AMOUNT.exec(typed);
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** The euro number of cents, as the API gives it: 1999 is exactly what `19.99` reads as. */
export function euroOfCents(cents: number): number {
  return cents / 100;
}

/** Cents as plain text with a point and two decimals, as machines write it: `19.99`. */
export function plainEuro(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * `cents × part ÷ whole` in whole cents, half a cent upwards: the one rounding rule. Exact for every safe integer.
 * @throws RangeError unless all are integers, none negative, and the whole is something
 */
export function portionOfCents(cents: number, part: number, whole: number): number {
  if (cents < 0 || part < 0 || whole <= 0) throw new RangeError(`no portion: ${cents} × ${part} ÷ ${whole}`);
  const product = BigInt(cents) * BigInt(part);
  const divisor = BigInt(whole);
  return Number((2n * product + divisor) / (2n * divisor));
}

/** A percentage of an amount, in hundredths of a percent (300 = 3 %), half a cent upwards. */
export function percentOfCents(cents: number, basisPoints: number): number {
  return portionOfCents(cents, basisPoints, WHOLE_BASIS_POINTS);
}

/** What is left of an amount without the tax inside it, at a rate in hundredths of a percent, half a cent upwards; the tax is the rest. */
export function netOfGross(grossCents: number, rateBasisPoints: number): number {
  return portionOfCents(grossCents, WHOLE_BASIS_POINTS, WHOLE_BASIS_POINTS + rateBasisPoints);
}
