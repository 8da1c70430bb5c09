import type { PromoOnSale } from '#contracts/promo.ts';
import { addMonths, normalPromoCode, PROMO_CODE_PATTERN } from '#contracts/promo.ts';
import { epochMinutesOf, localDateOf, zoneOf } from '#contracts/time.ts';
import { getPlan, planAllows } from '#server/modules/packages/index.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import { isRefusal, Refusal } from '#server/kernel/refusal.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import type { Work } from '#server/kernel/work.ts';
import { findPromoCodeByText } from '../store/promo-codes.ts';
import {
  firstPromoUse,
  freePromoUse,
  insertRedemption,
  lockRedemption,
  returnPromoUse,
  setRedemptionState,
  takePromoUse,
  waitsWithPromo,
} from '../store/promo-redemptions.ts';
import { moneyBackOfMany, nothingIsKept } from './money-back-of-many.ts';

/** A code that a sale counts with. */
export interface PromoOfSale extends PromoOnSale {
  id: number;
  /** Of the provider: a use is dated by its days. */
  timeZone: string;
}

/** One answer whatever is wrong: who guesses learns nothing (specification section 8). */
const invalid = (): Refusal => new Refusal('invalidPromoCode', { affected: ['promoCode'] });

/**
 * The code that a customer typed, if it may be used today. Whether uses are left is decided when it is used (`redeemPromo`), so that a
 * repeated request is not refused for its own use.
 * @returns null where nothing was typed
 * @throws Refusal invalidPromoCode
 */
export async function promoOfSale(
  work: Work,
  providerId: number,
  typed: string | null | undefined,
): Promise<PromoOfSale | null> {
  const code = normalPromoCode(typed ?? '');
  if (code === '') return null;
  if (!PROMO_CODE_PATTERN.test(code)) throw invalid();
  const [found, plan, provider] = await Promise.all([
    findPromoCodeByText(work, { providerId, code }),
    getPlan(work, providerId),
    getProviderContact(work, providerId),
  ]);
  if (!found?.isActive || !provider || !planAllows(plan, 'wallets')) throw invalid();
  const today = localDateOf(zoneOf(provider.timeZone), epochMinutesOf(work.now()));
  if (found.validFrom > today || (found.validUntil !== null && found.validUntil < today)) throw invalid();
  const { id, percentBasisPoints, amountCents } = found;
  return { id, code, percentBasisPoints, amountCents, timeZone: provider.timeZone };
}

/** Guesses of one network address, and of one log-in, in an hour (specification section 8). */
const TRIES_PER_HOUR = 20;

/** Counts a typed code against guessing, right or wrong; nothing typed is no guess. @throws Refusal tooManyRequests */
export async function countPromoTry(
  work: Work,
  { actor, address }: { actor: Actor; address: string },
  typed: string | null | undefined,
): Promise<void> {
  if (normalPromoCode(typed ?? '') === '') return;
  await countRequest(work, `promo:${address}`, TRIES_PER_HOUR);
  if (actor.kind === 'person') await countRequest(work, `promo:person:${actor.personId}`, TRIES_PER_HOUR);
}

/** What of a price says which code gave which discount. */
export interface PromoOfPrice {
  promo: PromoOfSale | null;
  promoDiscountCents: number;
}

/**
 * Uses the code of an order that is opened in the same transaction: once for the order, the last use of all given once. Joins the caller's
 * transaction and locks the code, after everything else. A code that takes nothing off is not used.
 * @param of.isReserved the order waits to be paid or confirmed; else it is used at once
 * @param of.isThemselves the customer is signed in, and may know what waits
 * @throws Refusal invalidPromoCode where it is used up, by everybody or by this customer; promoCodeWaits where an order of whoever is signed in has it
 */
export async function redeemPromo(
  work: Work,
  { promo, promoDiscountCents }: PromoOfPrice,
  of: {
    providerId: number;
    orderId: number;
    customerId: number;
    isReserved: boolean;
    isThemselves?: boolean;
  },
): Promise<void> {
  if (promo === null || promoDiscountCents === 0) return;
  const { providerId, orderId, customerId, isReserved, isThemselves = false } = of;
  const { id: codeId, timeZone } = promo;
  const isTaken = await takeUse(work, { providerId, codeId, customerId, timeZone });
  if (!isTaken && isThemselves && (await waitsWithPromo(work, { providerId, codeId, customerId })))
    throw new Refusal('promoCodeWaits', { affected: ['promoCode'] });
  if (!isTaken) throw invalid();
  const state = isReserved ? 'reserved' : 'used';
  await insertRedemption(work, {
    providerId,
    orderId,
    codeId,
    customerId,
    discountCents: promoDiscountCents,
    state,
  });
}

interface UseWanted {
  providerId: number;
  codeId: number;
  customerId: number;
  timeZone: string;
}

/** Takes a use of a code for a customer who may still use it. @returns false where it is used up, by everybody or by this customer; then nothing is taken */
async function takeUse(
  work: Work,
  { providerId, codeId, customerId, timeZone }: UseWanted,
  { evenEnded = false } = {},
): Promise<boolean> {
  const code = { providerId, id: codeId };
  const taken = await takePromoUse(work, code, { evenEnded });
  if (!taken) return false;
  if (taken.duration === 'forever') return true;
  const first = await firstPromoUse(work, { providerId, codeId, customerId });
  if (first === null || isWithin(work, timeZone, first, taken.months ?? 0)) return true;
  await returnPromoUse(work, code);
  return false;
}

/** Whether today is before the day so many months after the first use. */
function isWithin(work: Work, timeZone: string, first: Date, months: number): boolean {
  const zone = zoneOf(timeZone);
  const dayOf = (at: Date) => localDateOf(zone, epochMinutesOf(at));
  return dayOf(work.now()) < addMonths(dayOf(first), months);
}

/**
 * An order with a code is confirmed or waits again: a reserved use is used, and one that was freed is taken again if there is still one.
 * Without a code nothing happens. Joins the caller's transaction.
 * @throws Refusal promoCodeUsedUp where it was freed and somebody else has the last use, or its customer has had another
 */
export async function keepPromoUse(
  work: Work,
  of: { providerId: number; orderId: number },
  state: 'reserved' | 'used' = 'used',
): Promise<void> {
  const redemption = await lockRedemption(work, of);
  if (!redemption || redemption.state === 'used' || redemption.state === state) return;
  if (redemption.state === 'freed') {
    const provider = await getProviderContact(work, of.providerId);
    const wanted = { ...redemption, providerId: of.providerId, timeZone: provider?.timeZone ?? 'UTC' };
    if (!(await takeUse(work, wanted, { evenEnded: true }))) throw new Refusal('promoCodeUsedUp');
  }
  await setRedemptionState(work, of, state);
}

/** The same for money that came late: whether the order may go on with its code. */
export async function mayKeepPromoUse(
  work: Work,
  of: { providerId: number; orderId: number },
): Promise<boolean> {
  try {
    await keepPromoUse(work, of);
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}

/** What an order was for has ended: its use of a code is free again, unless the provider keeps money for it. Joins the caller's transaction. */
export async function releasePromoUse(
  work: Work,
  of: { providerId: number; orderId: number },
): Promise<void> {
  const money = (await moneyBackOfMany(work, [{ providerId: of.providerId, id: of.orderId }])).get(
    of.orderId,
  );
  if (money === undefined || nothingIsKept(money)) await freePromoUse(work, of);
}
