import { sql } from 'kysely';
import type { AskedContact } from '#contracts/validation/contact-details.ts';
import type { ClassForSale } from '#server/modules/catalog/index.ts';
import { readClassesForSale } from '#server/modules/catalog/index.ts';
import { hasNotPaid, planAllows, planOf } from '#server/modules/packages/index.ts';
import type { PaymentOptions, PaymentWays } from '#server/modules/payments/index.ts';
import {
  isPayableByCard,
  paymentOptionsAsJson,
  paymentOptionsOf,
  paymentWays,
} from '#server/modules/payments/index.ts';
import { isPublic } from '#server/modules/providers/index.ts';
import type { SaleTerms } from '#server/modules/selling/index.ts';
import { saleBlocker, TERMS_VERSION } from '#server/modules/selling/index.ts';
import { askedContactAsJson } from '#server/modules/widget/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import type { ClassTerms } from '../rules/class-terms.ts';
import { readClassTerms } from '../store/class-terms.ts';

/** A class that visitors see, with all that selling it looks at. */
export interface SoldClass {
  offered: ClassForSale;
  terms: ClassTerms;
  options: PaymentOptions;
  /** What the named widget asks of who signs up, or the provider's latest; null where there is none. */
  asked: AskedContact | null;
  ways: PaymentWays;
}

/** Reads what is on sale: one class, or all of a provider. */
async function readSold(
  work: Work,
  which: { classIds: readonly number[] } | { providerId: number },
  webIntegrationId: number | null,
  { atDesk = false } = {},
): Promise<SoldClass[]> {
  const found = await readClassesForSale(
    work,
    which,
    (providerId) => sql<{ options: Parameters<typeof paymentOptionsOf>[1]; asked: AskedContact | null }>`
      json_build_object('options', ${paymentOptionsAsJson(providerId)}, 'asked', ${askedContactAsJson(providerId, webIntegrationId)})`,
    { alsoHidden: atDesk },
  );
  const terms = await readClassTerms(
    work,
    found.map(({ classId }) => classId),
  );
  return found.flatMap(({ further, ...offered }) => {
    const ofClass = terms.get(offered.classId);
    const isOnSale = isPublic(offered.provider) && planAllows(planOf(offered.plan), 'classes');
    if (!ofClass || !(isOnSale || atDesk)) return [];
    const options = paymentOptionsOf(offered.providerId, further.options);
    return [{ offered, terms: ofClass, options, asked: further.asked, ways: waysOf(offered, options) }];
  });
}

/**
 * One class as it can be sold at this moment.
 * @throws Refusal notFound for a class nobody may see, and for a widget of somebody else's
 */
export async function classForSale(
  work: Work,
  { classId, webIntegrationId = null }: { classId: number; webIntegrationId?: number | null },
): Promise<SoldClass> {
  const [sold] = await readSold(work, { classIds: [classId] }, webIntegrationId);
  if (!sold) throw new Refusal('notFound', { affected: ['classId'] });
  if (webIntegrationId !== null && sold.asked === null)
    throw new Refusal('notFound', { affected: ['webIntegrationId'] });
  return sold;
}

/** One class as its provider's desk sells it, whatever its standing. @throws Refusal notFound, also for one in the archive */
export async function classAtDesk(
  work: Work,
  { providerId, classId }: { providerId: number; classId: number },
): Promise<SoldClass> {
  const [sold] = await readSold(work, { classIds: [classId] }, null, { atDesk: true });
  if (sold?.offered.providerId !== providerId) throw new Refusal('notFound', { affected: ['classId'] });
  return sold;
}

/** All classes of a provider that visitors see, in its order. */
export const classesForSale = (work: Work, providerId: number): Promise<SoldClass[]> =>
  readSold(work, { providerId }, null);

/** Those of some classes that visitors see. */
export const soldAmong = async (work: Work, classIds: readonly number[]): Promise<SoldClass[]> =>
  classIds.length === 0 ? [] : readSold(work, { classIds }, null);

/** On what is signed up now. */
export const termsOfSale = ({
  offered,
}: Pick<SoldClass, 'offered'>): Pick<SaleTerms, 'freeCancellationHours' | 'termsVersion'> => ({
  freeCancellationHours: offered.provider.freeCancellationHours,
  termsVersion: TERMS_VERSION,
});

/** @throws Refusal with the first reason against selling (specification section 5, "Booking blockers") */
export function expectSold(
  { offered, options, ways }: SoldClass,
  {
    onlyBook,
    sharesData,
    totalCents,
    passId = null,
  }: { onlyBook: boolean; sharesData: boolean; totalCents: number; passId?: number | null },
  now: Date,
): void {
  const plan = planOf(offered.plan);
  const { acceptPayments } = offered.provider;
  const blocker = saleBlocker({
    planAllowsBooking: planAllows(plan, 'onlineBooking'),
    hasNotPaid: hasNotPaid(plan, now),
    sharesData,
    onlyBook,
    paysWithPass: passId !== null,
    totalCents,
    isPayableByCard: isPayableByCard(totalCents),
    ways,
    hasConnectedAccount: options.hasConnectedPaymentAccount,
    wantsOnlinePayment: acceptPayments === 'OnlineOnly' || acceptPayments === 'Optional',
  });
  if (blocker !== null) throw new Refusal(blocker);
}

function waysOf({ provider, plan, serviceType }: ClassForSale, options: PaymentOptions): PaymentWays {
  return paymentWays({
    acceptPayments: provider.acceptPayments,
    options,
    hasConnectedAccount: options.hasConnectedPaymentAccount,
    planAllowsOnlinePayment: planAllows(planOf(plan), 'onlinePayment'),
    type: serviceType === 'E' ? 'event' : 'course',
  });
}
