import { percentOfCents } from './money.ts';
import type { LocalDate } from './time.ts';

/** How often one customer may use a promo code (specification section 3). */
export const PROMO_DURATIONS = ['once', 'repeating', 'forever'] as const;
export type PromoDuration = (typeof PROMO_DURATIONS)[number];

export const LONGEST_PROMO_CODE = 30;
export const PROMO_CODE_PATTERN = /^[A-Z0-9][A-Z0-9_-]{1,29}$/;

/** What a code takes off: one of the two. */
export interface PromoDiscount {
  /** In hundredths of a percent. */
  percentBasisPoints: number | null;
  amountCents: number | null;
}

/** A code that may be used now, as a customer sees it. */
export interface PromoOnSale extends PromoDiscount {
  code: string;
}

/** A typed code as it is stored: customers type it in any case and copy it with blanks. */
export const normalPromoCode = (typed: string): string => typed.trim().toUpperCase();

/**
 * What a code takes off an order, in cents: a percentage is rounded once, half a cent up, and a fixed amount ends at nothing to pay.
 * @param restCents what is left after the online discount
 */
export function promoDiscountCents(
  restCents: number,
  { percentBasisPoints, amountCents }: PromoDiscount,
): number {
  const wanted =
    percentBasisPoints === null ? (amountCents ?? 0) : percentOfCents(restCents, percentBasisPoints);
  return Math.min(restCents, wanted);
}

/** What is to be paid with a code; without one (null) the same as before. */
export const priceWithPromo = (restCents: number, promo: PromoDiscount | null): number =>
  promo === null ? restCents : restCents - promoDiscountCents(restCents, promo);

/** The same day so many months later, or the last of a shorter month. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(day, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}
