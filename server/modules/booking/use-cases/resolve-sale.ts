import type { ContactDetails } from '#contracts/validation/contact-details.ts';
import type { OfferOnCalendar } from '#server/modules/availability/index.ts';
import { offerOnCalendar } from '#server/modules/availability/index.ts';
import type { BookableOffer } from '#server/modules/catalog/index.ts';
import { getAnyOffer } from '#server/modules/catalog/index.ts';
import { getPlan, hasNotPaid, planAllows } from '#server/modules/packages/index.ts';
import type {
  OnlinePrice,
  PaymentOptions,
  PaymentWays,
  PromoOfSale,
} from '#server/modules/payments/index.ts';
import {
  getPaymentOptions,
  isPayableByCard,
  onlinePrice,
  paymentWays,
  promoOfSale,
} from '#server/modules/payments/index.ts';
import type { ProviderForBooking } from '#server/modules/providers/index.ts';
import { getProviderForBooking, isPublic } from '#server/modules/providers/index.ts';
import type { SaleTerms, ContactFormValues } from '#server/modules/selling/index.ts';
import { TERMS_VERSION, readContact, saleBlocker, termsInOneWord } from '#server/modules/selling/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import type { OfferForSale } from '../store/offer-for-sale.ts';
import { readForSale } from '../store/offer-for-sale.ts';

/** An offer that can be sold. */
export interface SoldOffer {
  offer: BookableOffer;
  calendar: OfferOnCalendar;
  options: PaymentOptions;
  price: OnlinePrice;
  /** The code that is in the price. */
  promo: PromoOfSale | null;
  terms: SaleTerms;
}

export interface ResolvedSale extends SoldOffer {
  contact: ContactDetails;
}

/** What is bought. */
interface Wanted {
  offerId: number;
  onlyBook: boolean;
  /** The pass that pays it at once. */
  passId?: number | null;
  /** A promo code, as typed. */
  promoCode?: string | null;
}

/** The parts of a request that decide what is sold and for how much. */
export interface SaleRequest extends Wanted {
  durationMinutes: number | null;
  sharesData: boolean;
  shownTotalCents: number | null;
  shownTerms?: string | null;
  contact: ContactFormValues;
  /** The widget it is booked through, which says what must be typed; none: the provider's latest. */
  webIntegrationId?: number | null;
}

/**
 * The offer as it can be sold at this moment, its price, and who says to buy it.
 * @throws Refusal reservationInvalidService for an offer nobody may see; notFound for a widget of somebody else's;
 *   clientDataNotValid naming each field; invalidPromoCode; with the first reason against selling; priceChanged or termsChanged when the person was shown
 *   others
 */
export async function resolveSale(work: Work, request: SaleRequest): Promise<ResolvedSale> {
  const found = await readForSale(work, request);
  // What a hidden provider offers is answered like what never existed
  if (!found || !isPublic(found.offer.provider))
    throw new Refusal('reservationInvalidService', { affected: ['subServiceId'] });
  const { offer, asked } = found;
  if (request.webIntegrationId != null && asked === null)
    throw new Refusal('notFound', { affected: ['webIntegrationId'] });
  const contact = readContact(request.contact, asked);
  const promo = await promoOfSale(work, offer.providerId, request.promoCode);
  const sale = sell(found, { ...request, promo }, work.now());
  const { price, terms } = sale;
  if (request.durationMinutes !== null && request.durationMinutes !== offer.durationMinutes) {
    throw new Refusal('reservationInvalidService', { affected: ['duration'] });
  }
  if (request.shownTotalCents !== null && request.shownTotalCents !== price.totalCents)
    throw new Refusal('priceChanged');
  if (request.shownTerms != null && request.shownTerms !== termsInOneWord(terms))
    throw new Refusal('termsChanged');
  return { ...sale, contact };
}

/**
 * The offer as its own provider sells it to a customer of its own: nobody is asked for contact details or consent, and the provider need not be
 * public.
 * @throws Refusal reservationInvalidService for an offer the provider does not have or sell; with the first reason against selling
 */
export async function resolveOwnSale(
  work: Work,
  { providerId, ...wanted }: Wanted & { providerId: number },
): Promise<SoldOffer> {
  const found = await readForSale(work, wanted);
  if (found?.offer.providerId !== providerId)
    throw new Refusal('reservationInvalidService', { affected: ['subServiceId'] });
  return sell(found, { ...wanted, promo: null, sharesData: true }, work.now());
}

/** What the desk sells: with its own minutes and price, or those of the offer (null). */
export interface DeskSale {
  providerId: number;
  offerId: number;
  durationMinutes: number | null;
  priceCents: number | null;
}

/**
 * The offer as the desk books it, to be paid on site: whatever its, its provider's and its plan's standing is, since what happens at the desk
 * happens anyway, and without the notice that calls from outside need.
 * @throws Refusal reservationInvalidService for an offer that is not the provider's
 */
export async function resolveDeskSale(
  work: Work,
  { providerId, offerId, ...agreed }: DeskSale,
): Promise<Omit<SoldOffer, 'options'>> {
  const found = await getAnyOffer(work, offerId);
  if (found?.providerId !== providerId)
    throw new Refusal('reservationInvalidService', { affected: ['offerId'] });
  const offer = { ...found, durationMinutes: agreed.durationMinutes ?? found.durationMinutes };
  const priceCents = agreed.priceCents ?? offer.priceCents;
  return {
    offer,
    calendar: { ...offerOnCalendar(offer), noticeMinutes: 0 },
    price: onlinePrice({ priceCents, onlineDiscountBasisPoints: 0 }),
    promo: null,
    terms: termsOf(offer.provider),
  };
}

/** @throws Refusal with the first reason against selling */
function sell(
  { offer, options }: OfferForSale,
  {
    onlyBook,
    sharesData,
    passId = null,
    promo,
  }: Pick<SaleRequest, 'onlyBook' | 'sharesData' | 'passId'> & Pick<SoldOffer, 'promo'>,
  now: Date,
): SoldOffer {
  const price = priceOf(offer, options, { onlyBook, promo });
  const blocker = saleBlocker({
    planAllowsBooking: planAllows(offer.plan, 'onlineBooking'),
    hasNotPaid: hasNotPaid(offer.plan, now),
    sharesData,
    onlyBook,
    paysWithPass: passId !== null,
    totalCents: price.totalCents,
    isPayableByCard: isPayableByCard(price.totalCents),
    ways: waysToPay(offer, options),
    hasConnectedAccount: options.hasConnectedPaymentAccount,
    wantsOnlinePayment: options.serviceOnline && offer.provider.acceptPayments !== 'NoPayments',
  });
  if (blocker) throw new Refusal(blocker);
  return { offer, calendar: offerOnCalendar(offer), options, price, promo, terms: termsOf(offer.provider) };
}

/** On what a provider's services are booked now. */
export function termsOf(
  provider: Pick<ProviderForBooking, 'freeCancellationHours' | 'reservationOffsetMinutes'>,
): SaleTerms {
  const { freeCancellationHours, reservationOffsetMinutes: noticeMinutes } = provider;
  return { freeCancellationHours, noticeMinutes, termsVersion: TERMS_VERSION };
}

/** The discount is for those who pay online; who only books owes the full price on site. */
function priceOf(
  offer: Pick<BookableOffer, 'priceCents'>,
  options: PaymentOptions,
  request: { onlyBook: boolean; promo?: PromoOfSale | null },
): OnlinePrice {
  const onlineDiscountBasisPoints = request.onlyBook ? 0 : options.onlineDiscountBasisPoints;
  return onlinePrice({
    priceCents: offer.priceCents,
    onlineDiscountBasisPoints,
    promo: request.promo ?? null,
  });
}

/** How an offer can be paid by its provider's setting, account and plan. */
export function waysToPay(
  { provider, plan }: Pick<BookableOffer, 'provider' | 'plan'>,
  options: PaymentOptions,
): PaymentWays {
  return paymentWays({
    acceptPayments: provider.acceptPayments,
    options,
    hasConnectedAccount: options.hasConnectedPaymentAccount,
    planAllowsOnlinePayment: planAllows(plan, 'onlinePayment'),
    type: 'service',
  });
}

/** Whether an offer could be booked in one way or another, by somebody who accepts everything and holds every pass. */
export function isSoldNow(
  offer: Pick<BookableOffer, 'provider' | 'plan' | 'priceCents'>,
  options: PaymentOptions,
  now: Date,
): boolean {
  const ways = waysToPay(offer, options);
  const attempts = [{ onlyBook: true }, { onlyBook: false }, { onlyBook: true, paysWithPass: true }];
  return attempts.some(({ onlyBook, paysWithPass = false }) => {
    const { totalCents } = priceOf(offer, options, { onlyBook });
    const sale = {
      planAllowsBooking: planAllows(offer.plan, 'onlineBooking'),
      hasNotPaid: hasNotPaid(offer.plan, now),
      sharesData: true,
      onlyBook,
      paysWithPass,
      totalCents,
      isPayableByCard: isPayableByCard(totalCents),
      ways,
      hasConnectedAccount: options.hasConnectedPaymentAccount,
      wantsOnlinePayment: true,
    };
    return saleBlocker(sale) === null;
  });
}

/** How a provider's services can be booked and paid: what the price list tells before anybody begins. */
export interface PaymentTerms {
  ways: PaymentWays;
  onlineDiscountBasisPoints: number;
}

/** @returns null for an unknown provider */
export async function paymentTermsOf(work: Work, providerId: number): Promise<PaymentTerms | null> {
  const [provider, plan, options] = await Promise.all([
    getProviderForBooking(work, providerId),
    getPlan(work, providerId),
    getPaymentOptions(work, providerId),
  ]);
  if (!provider) return null;
  const isOpen = planAllows(plan, 'onlineBooking') && !hasNotPaid(plan, work.now());
  const ways = isOpen
    ? waysToPay({ provider, plan }, options)
    : { canBookOnly: false, canPayOnline: false, canUseMembership: false };
  return { ways, onlineDiscountBasisPoints: options.onlineDiscountBasisPoints };
}
