import { zoneOf } from '#contracts/time.ts';
import type { PassStatus } from '#contracts/memberships.ts';
import { expectMay } from '#server/modules/authority/index.ts';
import type { OfferToCover } from '#server/modules/catalog/index.ts';
import { readOffersToCover } from '#server/modules/catalog/index.ts';
import type { OrderMoney } from '#server/modules/payments/index.ts';
import { getOrder, moneyOfOrder } from '#server/modules/payments/index.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { standingOf, whyNotUsable } from '../rules/why-not-usable.ts';
import type { VisitOf, WhyNot } from '../rules/why-not-usable.ts';
import type { Membership } from '../store/memberships.ts';
import { findMembership, isSoldOn, listMemberships } from '../store/memberships.ts';
import type { PassUse } from '../store/pass-uses.ts';
import { usesOfPasses } from '../store/pass-uses.ts';
import type { Pass, PassesQuery, SoldPart } from '../store/passes.ts';
import { findPass, listPasses, livingPasses, PASSES_ON_PAGE } from '../store/passes.ts';
import { dateAt, visitsOfOrder } from './visits-of-order.ts';

export type { Membership, MembershipOffer } from '../store/memberships.ts';
export type { SoldPart } from '../store/passes.ts';
export type { PassUse } from '../store/pass-uses.ts';

type Asking = Pick<RequestContext, 'work' | 'actor'>;

/** The memberships of a provider; `isOnSale`: those that are sold today, each with the offers that are. @throws Refusal as `expectMay` */
export async function getMemberships(
  { work, actor }: Asking,
  { isOnSale, ...of }: { providerId: number; isArchived: boolean; isOnSale: boolean },
): Promise<Membership[]> {
  await expectMay(work, actor, of.providerId, 'seeMemberships');
  const all = await listMemberships(work, of);
  if (!isOnSale) return all;
  const today = dateAt(zoneOf(await timeZoneOf(work, of.providerId)), work.now());
  return all
    .filter(({ isPublished }) => isPublished)
    .map((one) => ({ ...one, offers: one.offers.filter((offer) => isSoldOn(offer, today)) }))
    .filter(({ offers }) => offers.length > 0);
}

/** One membership of a provider. @throws Refusal as `expectMay`; notFound */
export async function getMembership(
  { work, actor }: Asking,
  of: { providerId: number; id: number },
): Promise<Membership> {
  await expectMay(work, actor, of.providerId, 'seeMemberships');
  const membership = await findMembership(work, of);
  if (!membership) throw new Refusal('notFound');
  return membership;
}

/** What memberships of a provider can pay; with one of them also what it pays already and is archived. @throws Refusal as `expectMay`; notFound */
export async function getOffersToCover(
  { work, actor }: Asking,
  { providerId, membershipId }: { providerId: number; membershipId: number | null },
): Promise<OfferToCover[]> {
  await expectMay(work, actor, providerId, 'seeMemberships');
  if (membershipId === null) return readOffersToCover(work, providerId);
  const membership = await findMembership(work, { providerId, id: membershipId });
  if (!membership) throw new Refusal('notFound');
  return readOffersToCover(work, providerId, membership.covers);
}

/** A part of a bundle with what is left of it. */
export interface PartLeft extends SoldPart {
  left: number;
}

/** A pass as it is shown. */
export interface ShownPass extends Pass {
  standing: PassStatus;
  /** Entries; null: without limit. */
  left: number | null;
  /** Of a bundle, with how many uses of each are left. */
  partsLeft: PartLeft[];
  /** All of them, the latest visit first. */
  uses: PassUse[];
}

/** A page of passes, and how many there are. */
export interface PassPage {
  items: ShownPass[];
  total: number;
  pages: number;
  timeZone: string;
}

/** The passes of a provider, of one customer or one membership, the latest first. @throws Refusal as `expectMay` */
export async function getUserMemberships(
  { work, actor }: Asking,
  asked: PassesQuery & { page: number },
): Promise<PassPage> {
  const { providerId } = asked;
  await expectMay(work, actor, providerId, 'seeMemberships');
  const timeZone = await timeZoneOf(work, providerId);
  const { items, total } = await listPasses(work, asked, Math.max(1, asked.page));
  const shown = await shownPasses(work, providerId, items, timeZone);
  return { items: shown, total, pages: Math.ceil(total / PASSES_ON_PAGE), timeZone };
}

/** A pass with its money. */
export interface PassWithMoney {
  pass: ShownPass;
  money: OrderMoney;
  timeZone: string;
}

/** One pass of a provider. @throws Refusal as `expectMay`; notFound */
export async function getUserMembership(
  { work, actor }: Asking,
  { providerId, id }: { providerId: number; id: number },
): Promise<PassWithMoney> {
  await expectMay(work, actor, providerId, 'takePayments');
  const pass = await findPass(work, { providerId, id });
  if (!pass || pass.status === 'unpaid' || pass.endReason === 'unpaid') throw new Refusal('notFound');
  const timeZone = await timeZoneOf(work, providerId);
  const [shown] = await shownPasses(work, providerId, [pass], timeZone);
  const money = await moneyOfOrder(work, { providerId, orderId: pass.orderId });
  if (!shown) throw new Refusal('notFound');
  return { pass: shown, money, timeZone };
}

async function timeZoneOf(work: Work, providerId: number): Promise<string> {
  const provider = await getProviderContact(work, providerId);
  if (!provider) throw new Refusal('notFound');
  return provider.timeZone;
}

/** Passes of one provider with how they stand today, and their uses. */
export async function shownPasses(
  work: Work,
  providerId: number,
  passes: readonly Pass[],
  timeZone: string,
): Promise<ShownPass[]> {
  const uses = await usesOfPasses(work, { providerId, passIds: passes.map(({ id }) => id) });
  const today = dateAt(zoneOf(timeZone), work.now());
  return passes.map((pass) => ({
    ...pass,
    standing: standingOf(pass, pass.used, today),
    left: pass.entries === null ? null : Math.max(0, pass.entries - pass.used),
    partsLeft: partsLeft(pass.parts ?? [], uses.get(pass.id) ?? []),
    uses: uses.get(pass.id) ?? [],
  }));
}

const partsLeft = (parts: readonly SoldPart[], uses: readonly PassUse[]): PartLeft[] =>
  parts.map((part) => {
    const used = uses.filter(({ offerId, state }) => offerId === part.offerId && state !== 'returned');
    return { ...part, left: Math.max(0, part.entries - used.length) };
  });

/** A pass with which an order could be paid, or why it cannot. */
export interface PassForOrder {
  pass: ShownPass;
  whyNot: WhyNot | null;
}

/**
 * The passes of whoever an order is for, what fits and ends first before others; none for an order that is paid or of something else.
 * @throws Refusal as `expectMay`; notFound
 */
export async function getPassesForOrder(
  { work, actor }: Asking,
  { providerId, orderId }: { providerId: number; orderId: number },
): Promise<PassForOrder[]> {
  await expectMay(work, actor, providerId, 'takePayments');
  const order = await getOrder(work, providerId, orderId);
  if (!order) throw new Refusal('notFound');
  const isOfVisits = order.subject === 'reservation' || order.subject === 'subscription';
  if (order.customerId === null || order.paymentState !== 'notPaid' || !isOfVisits) return [];
  const passes = await livingPasses(work, { providerId, customerId: order.customerId });
  if (passes.length === 0) return [];
  const timeZone = await timeZoneOf(work, providerId);
  return fittingPasses(work, { providerId, passes, timeZone, visits: await visitsOfOrder(work, order) });
}

/** Passes of one provider with what speaks against paying some visits with each: what fits before others. */
export async function fittingPasses(
  work: Work,
  {
    providerId,
    passes,
    timeZone,
    visits,
  }: { providerId: number; passes: readonly Pass[]; timeZone: string; visits: readonly VisitOf[] },
): Promise<PassForOrder[]> {
  const shown = await shownPasses(work, providerId, passes, timeZone);
  return shown
    .map((pass) => {
      const standing = pass.uses.filter(({ state }) => state !== 'returned');
      return { pass, whyNot: whyNotUsable(pass, standing, visits) };
    })
    .toSorted((one, other) => Number(one.whyNot !== null) - Number(other.whyNot !== null));
}
