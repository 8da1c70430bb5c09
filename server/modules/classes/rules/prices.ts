import type { ClassModel, LateJoin } from '#contracts/classes.ts';
import { percentOfCents, portionOfCents } from '#contracts/money.ts';
import type { PromoDiscount } from '#contracts/promo.ts';
import { promoDiscountCents } from '#contracts/promo.ts';
import { spreadCents } from '#contracts/spread.ts';
import { sumOf } from '#contracts/sum-of.ts';

/** What of a class decides its prices, in cents. */
export interface ClassPricing {
  model: ClassModel;
  /** Of all sessions, an hour or a session; of custom not used. */
  priceCents: number;
  lateJoin: LateJoin;
}

/** What of a session decides its price. */
export interface PricedSession {
  id: number;
  minutes: number;
  /** Its own, of the model custom; null: nothing was said. */
  priceCents: number | null;
}

/** What one session of a sign-up costs: one line of its order. */
export interface SessionLine {
  sessionId: number;
  priceCents: number;
  discountCents: number;
}

/** A line with what a promo code takes off it. */
export interface PromoLine extends SessionLine {
  promoDiscountCents: number;
}

/** Lines with a code: it counts once for all of them together, after the online discount, and is spread over what each asks. */
export function linesWithPromo(lines: readonly SessionLine[], promo: PromoDiscount | null): PromoLine[] {
  const rests = lines.map(({ priceCents, discountCents }) => priceCents - discountCents);
  const parts = spreadCents(promo === null ? 0 : promoDiscountCents(sumOf(rests), promo), rests);
  return lines.map((line, index) => ({ ...line, promoDiscountCents: parts[index] ?? 0 }));
}

/** The price of one session by itself; null for the total model (specification sections 5 and 9). */
export function singlePriceCents(
  { model, priceCents }: Pick<ClassPricing, 'model' | 'priceCents'>,
  session: Pick<PricedSession, 'minutes' | 'priceCents'>,
): number | null {
  switch (model) {
    case 'total':
      return null;
    case 'hour':
      return portionOfCents(priceCents, session.minutes, 60);
    case 'session':
      return priceCents;
    case 'custom':
      return session.priceCents ?? 0;
  }
}

/**
 * What a sign-up costs, one line a session. The online discount is taken once a line, of the total model once from the whole price, which is then spread
 * over the sessions by the largest remainder.
 * @param sessions those signed up for; of the total model all that have not begun
 * @param allSessions how many the class has that are not cancelled, begun ones too
 */
export function subscriptionLines(
  pricing: ClassPricing,
  sessions: readonly PricedSession[],
  { allSessions, discountBasisPoints }: { allSessions: number; discountBasisPoints: number },
): SessionLine[] {
  if (pricing.model !== 'total')
    return sessions.map((session) => {
      const priceCents = singlePriceCents(pricing, session) ?? 0;
      return {
        sessionId: session.id,
        priceCents,
        discountCents: percentOfCents(priceCents, discountBasisPoints),
      };
    });
  if (sessions.length === 0) return [];
  const isLate = sessions.length < allSessions;
  const wholeCents =
    isLate && pricing.lateJoin === 'proRata'
      ? portionOfCents(pricing.priceCents, sessions.length, allSessions)
      : pricing.priceCents;
  const prices = spreadEvenly(wholeCents, sessions.length);
  const discounts = spreadEvenly(percentOfCents(wholeCents, discountBasisPoints), sessions.length);
  return sessions.map(({ id }, index) => ({
    sessionId: id,
    priceCents: prices[index] ?? 0,
    discountCents: discounts[index] ?? 0,
  }));
}

/** An amount over equal parts: 100.00 of 3 is 33.34, 33.33, 33.33. */
const spreadEvenly = (cents: number, parts: number): number[] =>
  spreadCents(
    cents,
    Array.from({ length: parts }, () => cents),
  );
