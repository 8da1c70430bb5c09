import { parseEuro } from '#contracts/money.ts';

/** A whole number as it was typed; undefined for nothing, NaN for what is none. */
export const numberOrNone = (typed: string): number | undefined => {
  const text = typed.trim();
  if (text === '') return undefined;
  return /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
};

/** An amount as it was typed, in cents; undefined for nothing, NaN for what is none. */
export const centsOrNone = (typed: string): number | undefined => {
  const text = typed.replace('€', '').trim();
  return text === '' ? undefined : (parseEuro(text) ?? Number.NaN);
};
