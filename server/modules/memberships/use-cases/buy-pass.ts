import * as v from 'valibot';
import type { ContactDetails } from '#contracts/validation/contact-details.ts';
import type { Locale } from '#contracts/languages.ts';
import type { SalesChannel } from '#contracts/statuses.ts';
import { daysOfOffer } from '#contracts/memberships.ts';
import { zoneOf } from '#contracts/time.ts';
import { fillContact, restoreForBooking } from '#server/modules/customers/index.ts';
import { hasNotPaid, planAllows, planOf } from '#server/modules/packages/index.ts';
import { isPayableByCard, openOrder, paymentOptionsOf } from '#server/modules/payments/index.ts';
import type { TypedContact } from '#server/modules/selling/index.ts';
import { contactLocks, readContact, refuseUnwelcome, saleBlocker } from '#server/modules/selling/index.ts';
import { audit } from '#server/kernel/audit.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { runIdempotent } from '#server/kernel/idempotency.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import { nameOfActor } from '#server/kernel/request-context.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import type { Work } from '#server/kernel/work.ts';
import type { MembershipOffer } from '../store/memberships.ts';
import { insertPass, unpaidPass } from '../store/passes.ts';
import type { PublicMembership } from '../store/public-memberships.ts';
import { findMembershipToBuy } from '../store/public-memberships.ts';
import { whoBuys } from '../store/who-buys.ts';
import { waysOfMembership } from './public-memberships.ts';
import { daysFrom, expectOneSubscription, NOTHING_BOOKED } from './sell-pass.ts';
import { startPass } from './settle-pass.ts';
import { dateAt } from './visits-of-order.ts';

/** How long a pass waits for its payment. */
export const PASS_HOLD_MINUTES = 30;
const MOST_ENTRIES = 1000;
const Quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10));

/** What somebody asks for (`generatePaymentIntent` with a membership, specification section 7). */
export interface PassRequest {
  offerId: number;
  /** So many times the entries, for so many times the price. */
  quantity: number;
  contact: TypedContact;
  webIntegrationId: number | null;
  sharesData: boolean;
  /** The price the person was shown; null when the caller does not say. */
  shownTotalCents: number | null;
}

/** Who asks, and by which way. */
export interface PassBuyingOrigin {
  actor: Actor;
  language: Locale;
  channel: SalesChannel;
  /** The network address as a keyed hash. */
  address: string;
  userAgent?: string;
  idempotencyKey: string | null;
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
 * @throws Refusal notFound; invalidInput (`quantity`); clientDataNotValid naming each field; with the first reason against selling; priceChanged;
 *   singleSubscriptionMembershipAllowed; membershipSubcriptionDatesOverlap; invalidCustomer; tooManyRequests
 */
export async function buyPass(
  work: Work,
  deps: Fee & Pick<Deps, 'limits'>,
  request: PassRequest,
  origin: PassBuyingOrigin,
): Promise<PassBuying> {
  await countRequest(work, `booking:${origin.address}`, deps.limits.bookingsPerAddressPerHour);
  const { offerId, webIntegrationId, shownTotalCents } = request;
  const membership = await findMembershipToBuy(work, { offerId, webIntegrationId });
  const offer = membership?.offers.find(({ id }) => id === offerId);
  if (!membership || !offer) throw new Refusal('notFound', { affected: ['membershipId'] });
  if (webIntegrationId !== null && membership.asked === null)
    throw new Refusal('notFound', { affected: ['webIntegrationId'] });
  const { quantity, entries } = amountOf(request, offer);
  const contact = readContact(request.contact, membership.asked);
  const totalCents = offer.priceCents * quantity;
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
      buyOnce(tx, deps, { membership, offer, contact, origin, entries, totalCents }),
    );
    return answer;
  });
}

/** @throws Refusal invalidInput (`quantity`) */
function amountOf({ quantity }: PassRequest, { sessionsCounter }: MembershipOffer) {
  const read = v.safeParse(Quantity, quantity);
  const entries = sessionsCounter === null ? null : sessionsCounter * quantity;
  if (!read.success || (quantity > 1 && entries === null) || (entries ?? 0) > MOST_ENTRIES)
    throw new Refusal('invalidInput', { affected: ['quantity'] });
  return { quantity, entries };
}

/** @throws Refusal with the first reason against selling (specification section 5, "Booking blockers") */
function expectSold(
  membership: PublicMembership,
  { sharesData, totalCents }: { sharesData: boolean; totalCents: number },
  now: Date,
): void {
  const { acceptPayments } = membership.provider;
  const blocker = saleBlocker({
    planAllowsBooking: planAllows(planOf(membership.plan), 'memberships'),
    hasNotPaid: hasNotPaid(planOf(membership.plan), now),
    sharesData,
    onlyBook: false,
    totalCents,
    isPayableByCard: isPayableByCard(totalCents),
    ways: waysOfMembership(membership),
    hasConnectedAccount: paymentOptionsOf(membership.providerId, membership.options)
      .hasConnectedPaymentAccount,
    wantsOnlinePayment: acceptPayments === 'OnlineOnly' || acceptPayments === 'Optional',
  });
  if (blocker !== null) throw new Refusal(blocker);
}

interface Buying {
  membership: PublicMembership;
  offer: MembershipOffer;
  contact: ContactDetails;
  origin: PassBuyingOrigin;
  entries: number | null;
  totalCents: number;
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
  const days = daysFrom(offer, dateAt(zoneOf(membership.provider.timeZone), tx.now()));
  await expectOneSubscription(tx, { providerId, customerId, type: membership.type, days });
  // What a guest typed proves nothing where nothing is paid: the card of a known customer stays as it is
  const isProved = isThemselves || totalCents > 0;
  const actor = isThemselves ? nameOfActor(origin.actor) : `guest:${who.personId}`;
  if (who.lacksContact && isProved) await fillContact(tx, { providerId, customerId }, contact);
  if (who.isArchived && isProved) await restoreForBooking(tx, { providerId, customerId }, actor);
  await writePass(tx, deps, { ...buying, who, days });
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

async function writePass(
  tx: Work,
  { platformFeeBasisPoints }: Fee,
  {
    membership,
    offer,
    origin,
    entries,
    totalCents,
    who,
    days,
  }: Buying & { who: Awaited<ReturnType<typeof whoBuys>>; days: ReturnType<typeof daysFrom> },
): Promise<void> {
  const { providerId } = membership;
  const { passId, orderId, personId, customerId } = who;
  const expiresAt = new Date(tx.now().getTime() + PASS_HOLD_MINUTES * 60_000);
  const name = `${membership.name} · ${offer.name}`;
  await openOrder(tx, {
    providerId,
    orderId,
    personId,
    customerId,
    subject: 'membership',
    subjectId: passId,
    lines: [{ subject: 'membership', subjectId: passId, name, priceCents: totalCents, vat: membership.vat }],
    paymentMode: 'online',
    platformFeeBasisPoints,
    channel: origin.channel,
    snapshot: { ...NOTHING_BOOKED, name, color: membership.color },
    payableUntil: totalCents === 0 ? null : expiresAt,
  });
  await tx.flush();
  await insertPass(tx, {
    providerId,
    id: passId,
    membershipId: membership.id,
    offerId: offer.id,
    customerId,
    personId,
    orderId,
    name: membership.name,
    offerName: offer.name,
    type: membership.type,
    priceCents: totalCents,
    entries,
    rules: membership.rules,
    covers: membership.coversAll ? null : membership.covers,
    durationDays: daysOfOffer(offer),
    soldBy: null,
    status: 'unpaid',
    expiresAt,
    language: origin.language,
    ...days,
  });
}
