import { readOffersToCover } from '#server/modules/catalog/index.ts';
import { hasNotPaid, planAllows, planOf } from '#server/modules/packages/index.ts';
import type { PaymentWays } from '#server/modules/payments/index.ts';
import { paymentOptionsOf, paymentWays } from '#server/modules/payments/index.ts';
import { getProviderForBooking, isPublic } from '#server/modules/providers/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import type { PublicMembership } from '../store/public-memberships.ts';
import { findPublicMembership, listPublicMemberships } from '../store/public-memberships.ts';

export type { PublicMembership } from '../store/public-memberships.ts';

/** The memberships of a provider that visitors see, by name; null when they may not see the provider. */
export async function getPublicMemberships(
  work: Work,
  providerId: number,
): Promise<PublicMembership[] | null> {
  const provider = await getProviderForBooking(work, providerId);
  if (!provider || !isPublic(provider)) return null;
  return named(work, await listPublicMemberships(work, providerId));
}

/** One membership that visitors see. @throws Refusal notFound for every other */
export async function getPublicMembership(work: Work, id: number): Promise<PublicMembership> {
  const found = await findPublicMembership(work, id);
  if (!found) throw new Refusal('notFound', { affected: ['id'] });
  const [membership = found] = await named(work, [found]);
  return membership;
}

/** With the names of what they pay. All are of one provider. */
async function named(work: Work, found: PublicMembership[]): Promise<PublicMembership[]> {
  const [some] = found.filter(({ coversAll }) => !coversAll);
  if (!some) return found;
  const mentioned = found.flatMap(({ covers, parts }) => [...covers, ...parts.map(({ offerId }) => offerId)]);
  const offers = await readOffersToCover(work, some.providerId, mentioned);
  const namesOf = (those: typeof offers) => new Map(those.map(({ id, name }) => [id, name] as const));
  const names = namesOf(offers);
  const openNames = namesOf(offers.filter(({ isArchived }) => !isArchived));
  /** Without archived ones, unless nothing else is left: no name would read as all of its type. */
  const namesOfCovers = (covers: readonly number[]): string[] => {
    const open = covers.flatMap((id) => openNames.get(id) ?? []);
    return [...new Set(open.length > 0 ? open : covers.flatMap((id) => names.get(id) ?? []))];
  };
  return found.map((one) => ({
    ...one,
    partNames: one.parts.map((part) => ({ ...part, name: names.get(part.offerId) ?? '' })),
    coverNames: one.coversAll ? [] : namesOfCovers(one.covers),
  }));
}

/** Which ways of paying for a membership are open. */
export function waysOfMembership({ provider, plan, options, providerId }: PublicMembership): PaymentWays {
  const payment = paymentOptionsOf(providerId, options);
  return paymentWays({
    acceptPayments: provider.acceptPayments,
    options: payment,
    hasConnectedAccount: payment.hasConnectedPaymentAccount,
    planAllowsOnlinePayment: planAllows(planOf(plan), 'onlinePayment'),
    type: 'membership',
  });
}

/** Whether an offer can be bought online now: the provider's package is paid, and it is free or the provider takes cards for it. */
export function isSoldOnline(membership: PublicMembership, priceCents: number, now: Date): boolean {
  if (hasNotPaid(planOf(membership.plan), now)) return false;
  return priceCents === 0 || waysOfMembership(membership).canPayOnline;
}
