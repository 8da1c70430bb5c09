import { zoneOf } from '#contracts/time.ts';
import type { LocalDate } from '#contracts/time.ts';
import { daysOfOffer } from '#contracts/memberships.ts';
import { PassSaleForm } from '#contracts/validation/membership.ts';
import { providerCommand } from '#server/modules/authority/index.ts';
import { getPlan, planAllows } from '#server/modules/packages/index.ts';
import {
  onlinePrice,
  openOrder,
  promoOfSale,
  readSaleTerms,
  redeemPromo,
  takeTillPayment,
} from '#server/modules/payments/index.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { nameOfActor } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { daysOfSale } from '../rules/days-of-pass.ts';
import type { Days, Season } from '../rules/days-of-pass.ts';
import type { Membership, MembershipOffer } from '../store/memberships.ts';
import { isSoldOn, lockMembershipOfOffer } from '../store/memberships.ts';
import { insertPass, livingPasses, nextPassId } from '../store/passes.ts';
import type { Asking } from './membership-commands.ts';
import { partsSold } from './parts-sold.ts';
import { usePass } from './use-pass.ts';
import { dateAt } from './visits-of-order.ts';

/** A pass that was sold. */
export interface PassSold {
  passId: number;
  orderId: number;
}

/** A sale with who takes its money. */
export interface PassSale {
  providerId: number;
  sale: PassSaleForm;
  takenBy: number;
  /** As in the audit log. */
  actor: string;
  /** Made when the form was opened: sent twice, its payment is one. */
  key: string;
}

/**
 * Sells a pass at the desk, paid whole at the till, and pays with it the unpaid visits that are named. Joins the caller's transaction.
 * @throws Refusal membershipNotForSale; invalidPromoCode; priceChanged; errorUserNotFound (`customerId`); singleSubscriptionMembershipAllowed, membershipSubcriptionDatesOverlap; as
 *   `takeTillPayment` and `usePass`
 */
export async function sellPassNow(
  work: Work,
  { providerId, sale, takenBy, actor, key }: PassSale,
): Promise<PassSold> {
  return work.transaction(async (tx) => {
    const provider = await getProviderContact(tx, providerId);
    if (!provider) throw new Refusal('notFound');
    const today = dateAt(zoneOf(provider.timeZone), tx.now());
    const { membership, offer } = await forSale(tx, providerId, sale, today);
    const promo = await promoOfSale(tx, providerId, sale.promoCode);
    const { priceCents } = offer;
    const { promoDiscountCents, totalCents } = onlinePrice({
      priceCents,
      onlineDiscountBasisPoints: 0,
      promo,
    });
    if (totalCents !== sale.shownPriceCents) throw new Refusal('priceChanged', { affected: ['offerId'] });
    const { vatTreatment } = membership;
    const { orderId, vat, customer } = await readSaleTerms(tx, {
      providerId,
      vatTreatment,
      customerId: sale.customerId,
    });
    if (!customer) throw new Refusal('errorUserNotFound', { affected: ['customerId'] });
    const id = await nextPassId(tx);
    const days = daysFrom(offer, today);
    const { type } = membership;
    await expectOneSubscription(tx, { providerId, customerId: customer.id, type, days, today });
    const { method, receiptNumber, note } = sale;
    const name = `${membership.name} · ${offer.name}`;
    await openOrder(tx, {
      providerId,
      orderId,
      personId: customer.personId,
      customerId: customer.id,
      subject: 'membership',
      subjectId: id,
      lines: [{ subject: 'membership', subjectId: id, name, priceCents, promoDiscountCents, vat }],
      promoCode: promoDiscountCents > 0 ? promo?.code : null,
      paymentMode: 'onSite',
      platformFeeBasisPoints: 0,
      channel: 'Business',
      snapshot: { ...NOTHING_BOOKED, name, color: membership.color },
    });
    await tx.flush();
    await insertPass(tx, {
      providerId,
      id,
      membershipId: membership.id,
      offerId: offer.id,
      customerId: customer.id,
      personId: customer.personId,
      orderId,
      name: membership.name,
      offerName: offer.name,
      type,
      priceCents: totalCents,
      entries: offer.sessionsCounter,
      rules: membership.rules,
      covers: membership.coversAll ? null : membership.covers,
      parts: await partsSold(tx, membership),
      ...soldTerms(offer),
      soldBy: takenBy,
      status: 'active',
      expiresAt: null,
      language: null,
      ...days,
    });
    for (const visit of sale.orderIds.toSorted((one, other) => one - other))
      await usePass(tx, { providerId, orderId: visit, passId: id, actor });
    // The code's lock comes after all others but for the credit that may pay
    const of = { providerId, orderId, customerId: customer.id, isReserved: false };
    await redeemPromo(tx, { promo, promoDiscountCents }, of);
    if (totalCents > 0) {
      const orders = [{ orderId, amountCents: totalCents }];
      await takeTillPayment(tx, { providerId, method, orders, receiptNumber, note, takenBy, actor, key });
    }
    return { passId: id, orderId };
  });
}

/** Sells a pass at the desk. @throws Refusal as `providerCommand` and `sellPassNow`; featureNotAvailable where the package has no memberships */
export async function sellPass(asking: Asking, providerId: number, input: unknown): Promise<PassSold> {
  return providerCommand(asking, {
    operation: 'sellPass',
    action: 'takePayments',
    providerId,
    schema: PassSaleForm,
    input,
    async run(tx, sale, { personId }) {
      await expectPackage(tx, providerId);
      // `providerCommand` refuses what comes without one
      const key = asking.idempotencyKey ?? '';
      const sold = await sellPassNow(tx, {
        providerId,
        sale,
        takenBy: personId,
        actor: nameOfActor(asking.actor),
        key,
      });
      const { offerId, customerId, promoCode } = sale;
      const after = { offerId, customerId, ...(promoCode !== null && { promoCode }) };
      return { answer: sold, changes: [{ subject: 'pass', subjectId: sold.passId, after }] };
    },
  });
}

export const NOTHING_BOOKED = {
  resourceName: null,
  groupName: null,
  startsAt: null,
  endsAt: null,
  durationMinutes: null,
};

/** What is sold, locked. @throws Refusal membershipNotForSale */
async function forSale(
  work: Work,
  providerId: number,
  { offerId }: PassSaleForm,
  today: LocalDate,
): Promise<{ membership: Membership; offer: MembershipOffer }> {
  const membership = await lockMembershipOfOffer(work, { providerId, offerId });
  if (!membership) throw new Refusal('notFound');
  const offer = membership.offers.find(({ id }) => id === offerId);
  if (!offer || !membership.isPublished || !isSoldOn(offer, today))
    throw new Refusal('membershipNotForSale', { affected: ['offerId'] });
  return { membership, offer };
}

/** How long a pass of an offer is valid, and in which season. */
export const soldTerms = (offer: MembershipOffer): Season & { durationDays: number } => ({
  durationDays: daysOfOffer(offer),
  seasonFrom: offer.startTime,
  seasonUntil: offer.endTime,
});

/** When a pass that is bought today begins and ends. */
export const daysFrom = (offer: MembershipOffer, today: LocalDate): Days =>
  daysOfSale({ ...soldTerms(offer), begins: offer.begins }, today);

/** One subscription at a time: their days stay apart, and one that has run out is none. The caller's lock on the membership is not enough, so that the customer's passes are locked by name. */
export async function expectOneSubscription(
  work: Work,
  {
    providerId,
    customerId,
    type,
    days,
    today,
  }: { providerId: number; customerId: number; type: string; days: Days; today: LocalDate },
): Promise<void> {
  if (type !== 'subscription') return;
  await work.lock([`subscription-of-customer:${providerId}/${customerId}`]);
  const others = (await livingPasses(work, { providerId, customerId })).filter(
    (pass) => pass.type === 'subscription' && (pass.endsOn ?? pass.startBy ?? today) >= today,
  );
  if (others.some(({ startsOn }) => startsOn === null) || (days.startsOn === null && others.length > 0))
    throw new Refusal('singleSubscriptionMembershipAllowed', { affected: ['offerId'] });
  const overlaps = others.some(
    ({ startsOn, endsOn }) =>
      (startsOn ?? '') <= (days.endsOn ?? '') && (endsOn ?? '') >= (days.startsOn ?? ''),
  );
  if (overlaps) throw new Refusal('membershipSubcriptionDatesOverlap', { affected: ['offerId'] });
}

async function expectPackage(work: Work, providerId: number): Promise<void> {
  if (!planAllows(await getPlan(work, providerId), 'memberships')) throw new Refusal('featureNotAvailable');
}
