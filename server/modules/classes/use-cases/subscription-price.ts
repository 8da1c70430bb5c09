import type { PromoOfSale } from '#server/modules/payments/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { chooseSessions } from '../rules/choose-sessions.ts';
import type { PromoLine } from '../rules/prices.ts';
import { linesWithPromo, subscriptionLines } from '../rules/prices.ts';
import type { NamedSession } from '../store/sessions.ts';
import { listSessions } from '../store/sessions.ts';
import type { SoldClass } from './class-for-sale.ts';

/** A sign-up with its price: the sessions it is for, one line each, and what is due, in cents. */
export interface PricedSubscription {
  sessions: NamedSession[];
  lines: PromoLine[];
  /** Before all discounts. */
  priceCents: number;
  /** The code that is in the price, and what it takes off. */
  promo: PromoOfSale | null;
  promoDiscountCents: number;
  totalCents: number;
}

/** As many sessions of a class as are looked at. */
export const MOST_SESSIONS_OF_CLASS = 1000;

/**
 * What a sign-up costs; the same for the customer who sees it and for the order that is opened.
 * @throws Refusal as `chooseSessions` says: notFound, subscriptionInvalid…
 */
export async function priceSubscription(
  work: Work,
  { offered, terms, options }: SoldClass,
  {
    sessionIds,
    onlyBook,
    promo = null,
  }: { sessionIds: readonly number[]; onlyBook: boolean; promo?: PromoOfSale | null },
  { atDesk = false } = {},
): Promise<PricedSubscription> {
  const { providerId, classId } = offered;
  const all = await listSessions(work, {
    providerId,
    classId,
    from: null,
    isSorted: true,
    limit: MOST_SESSIONS_OF_CLASS,
  });
  const chosen = chooseSessions(all, sessionIds, terms, work.now(), { atDesk });
  if ('refusal' in chosen) throw new Refusal(chosen.refusal, { affected: ['sessions'] });
  const { sessions, allSessions } = chosen;
  const single = subscriptionLines(
    { model: terms.model, lateJoin: terms.lateJoin, priceCents: offered.priceCents },
    sessions.map(({ id, startsAt, endsAt, priceCents }) => ({
      id,
      priceCents,
      minutes: minutesOf({ startsAt, endsAt }),
    })),
    { allSessions, discountBasisPoints: onlyBook ? 0 : options.onlineDiscountBasisPoints },
  );
  const lines = linesWithPromo(single, promo);
  const sum = (of: (line: PromoLine) => number): number => lines.reduce((total, line) => total + of(line), 0);
  const priceCents = sum((line) => line.priceCents);
  const promoDiscountCents = sum((line) => line.promoDiscountCents);
  const totalCents = priceCents - sum((line) => line.discountCents) - promoDiscountCents;
  return { sessions, lines, priceCents, promo, promoDiscountCents, totalCents };
}

/** How long a session is. */
export const minutesOf = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): number =>
  Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000);
