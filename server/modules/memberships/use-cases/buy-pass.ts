import { zoneOf } from '#contracts/time.ts';
import { fillContact, restoreForBooking } from '#server/modules/customers/index.ts';
import { countPromoTry, onlinePrice, paymentOptionsOf, promoOfSale } from '#server/modules/payments/index.ts';
import type { ContactFormValues } from '#server/modules/selling/index.ts';
import { contactLocks, readContact, refuseUnwelcome } from '#server/modules/selling/index.ts';
import { audit } from '#server/kernel/audit.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { runIdempotent } from '#server/kernel/idempotency.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { nameOfActor } from '#server/kernel/request-context.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import type { Work } from '#server/kernel/work.ts';
import { unpaidPass } from '../store/passes.ts';
import { findMembershipToBuy } from '../store/public-memberships.ts';
import { whoBuys } from '../store/who-buys.ts';
import { daysFrom, expectOneSubscription } from './sell-pass.ts';
import { startPass } from './settle-pass.ts';
import { dateAt } from './visits-of-order.ts';
import { amountOf, expectSold } from './what-is-bought.ts';
import type { Buying, PassBuyingOrigin } from './write-bought-pass.ts';
import { writeBoughtPass } from './write-bought-pass.ts';

/** What somebody asks for (`generatePaymentIntent` with a membership, specification section 7). */
export interface PassRequest {
  offerId: number;
  /** So many times the entries, for so many times the price. */
  quantity: number;
  contact: ContactFormValues;
  webIntegrationId: number | null;
  sharesData: boolean;
  /** A promo code, as typed. */
  promoCode?: string | null;
  /** The price the person was shown; null when the caller does not say. */
  shownTotalCents: number | null;
}

/** A pass that was written, or that waits for its payment already. */
export interface PassBuying {
  providerId: number;
  passId: number;
  orderId: number;
  status: 'unpaid' | 'active';
  totalCents: number;
}

type Fee = Pick<Deps, 'platformFeeBasisPoints'>;

/**
 * Buys a pass for whoever is named: pass, order and history in one transaction, once per idempotency key. What is free is had at once; else it waits for its payment,
 * which starts afterwards. Who has one of the offer that waits gets it again.
 * @throws Refusal notFound; invalidInput (`quantity`); invalidPromoCode; clientDataNotValid naming each field; with the first reason against selling; priceChanged;
 *   singleSubscriptionMembershipAllowed; membershipSubcriptionDatesOverlap; invalidCustomer; tooManyRequests
 */
export async function buyPass(
  work: Work,
  deps: Fee & Pick<Deps, 'limits'>,
  request: PassRequest,
  origin: PassBuyingOrigin,
): Promise<PassBuying> {
  await countRequest(work, `booking:${origin.address}`, deps.limits.bookingsPerAddressPerHour);
  await countPromoTry(work, origin, request.promoCode);
  const { offerId, webIntegrationId, shownTotalCents } = request;
  const membership = await findMembershipToBuy(work, { offerId, webIntegrationId });
  const offer = membership?.offers.find(({ id }) => id === offerId);
  if (!membership || !offer) throw new Refusal('notFound', { affected: ['membershipId'] });
  if (webIntegrationId !== null && membership.asked === null)
    throw new Refusal('notFound', { affected: ['webIntegrationId'] });
  const { quantity, entries } = amountOf(request, offer);
  const contact = readContact(request.contact, membership.asked);
  const promo = await promoOfSale(work, membership.providerId, request.promoCode);
  const priceCents = offer.priceCents * quantity;
  const price = onlinePrice({ priceCents, onlineDiscountBasisPoints: 0, promo });
  const { totalCents } = price;
  expectSold(membership, { sharesData: request.sharesData, totalCents }, work.now());
  if (shownTotalCents !== null && shownTotalCents !== totalCents) throw new Refusal('priceChanged');
  const command = {
    operation: 'buyPass',
    actor: nameOfActor(origin.actor),
    origin,
    key: origin.idempotencyKey,
    body: { ...request, contact },
  };
  return work.transaction(async (tx) => {
    const { answer } = await runIdempotent(tx, command, () =>
      buyOnce(tx, deps, { membership, offer, contact, origin, entries, promo, ...price }),
    );
    return answer;
  });
}

async function buyOnce(tx: Work, deps: Fee, buying: Buying): Promise<PassBuying> {
  const { membership, offer, contact, origin, totalCents, entries } = buying;
  const { providerId } = membership;
  const { language, address } = origin;
  const locks = contactLocks({ email: contact.email, address });
  const who = await whoBuys(tx, { contact, language, providerId, locks });
  const { customerId } = who;
  const isThemselves = origin.actor.kind === 'person' && origin.actor.personId === who.personId;
  refuseUnwelcome(paymentOptionsOf(providerId, membership.options), who, { waitsForLink: false });
  const waiting = await unpaidPass(tx, { providerId, offerId: offer.id, customerId });
  if (waiting?.priceCents === totalCents && waiting.entries === entries)
    return { providerId, passId: waiting.id, orderId: waiting.orderId, status: 'unpaid', totalCents };
  const today = dateAt(zoneOf(membership.provider.timeZone), tx.now());
  const days = daysFrom(offer, today);
  await expectOneSubscription(tx, { providerId, customerId, type: membership.type, days, today });
  // What a guest typed proves nothing where nothing is paid: the card of a known customer stays as it is
  const isProved = isThemselves || totalCents > 0;
  const actor = isThemselves ? nameOfActor(origin.actor) : `guest:${who.personId}`;
  if (who.lacksContact && isProved) await fillContact(tx, { providerId, customerId }, contact);
  if (who.isArchived && isProved) await restoreForBooking(tx, { providerId, customerId }, actor);
  await writeBoughtPass(tx, deps, { ...buying, who, days });
  await audit(tx, {
    providerId,
    actor,
    action: 'buyPass',
    subject: 'pass',
    subjectId: who.passId,
    after: { offerId: offer.id, customerId, totalCents },
  });
  const bought = { providerId, passId: who.passId, orderId: who.orderId, totalCents };
  if (totalCents > 0) return { ...bought, status: 'unpaid' };
  await startPass(tx, { providerId, passId: who.passId, actor });
  return { ...bought, status: 'active' };
}
