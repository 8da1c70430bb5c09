import type { ContactDetails } from '#contracts/validation/contact-details.ts';
import type { Locale } from '#contracts/languages.ts';
import type { SalesChannel } from '#contracts/statuses.ts';
import { fillContact, restoreForBooking } from '#server/modules/customers/index.ts';
import { countPromoTry, promoOfSale } from '#server/modules/payments/index.ts';
import type { PayAtOnce, ContactFormValues } from '#server/modules/selling/index.ts';
import {
  beginningOf,
  contactLocks,
  readContact,
  refuseUnwelcome,
  UNCONFIRMED_HOLD_MINUTES,
} from '#server/modules/selling/index.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { runIdempotent } from '#server/kernel/idempotency.ts';
import type { LinkSubject } from '#server/kernel/links.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import { nameOfActor } from '#server/kernel/request-context.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import type { Work } from '#server/kernel/work.ts';
import { countOpenEnrolments } from '../store/enrolments.ts';
import type { WhoSignsUp } from '../store/who-signs-up.ts';
import { whoSignsUp } from '../store/who-signs-up.ts';
import type { SoldClass } from './class-for-sale.ts';
import { classForSale, expectSold } from './class-for-sale.ts';
import type { SignedUp } from './enrol.ts';
import { enrol } from './enrol.ts';
import { resumeOrRefuse } from './resume-sign-up.ts';
import type { PricedSubscription } from './subscription-price.ts';
import { priceSubscription } from './subscription-price.ts';

/** What somebody asks for (`createSubscriptionAsAnonymous`, specification section 7). */
export interface SignUpRequest {
  classId: number;
  sessionIds: readonly number[];
  contact: ContactFormValues;
  webIntegrationId: number | null;
  /** true signs up without paying, false pays now. */
  onlyBook: boolean;
  /** The pass that pays it at once; only with `onlyBook`. */
  passId?: number | null;
  /** Own credit that pays it while it is made, at most so much of it, in cents. */
  walletCents?: number | null;
  /** A promo code, as typed. */
  promoCode?: string | null;
  sharesData: boolean;
  /** The price the person was shown; null when the caller does not say. */
  shownTotalCents: number | null;
}

/** Who asks, and by which way. */
export interface SignUpOrigin {
  actor: Actor;
  language: Locale;
  channel: SalesChannel;
  /** The network address as a keyed hash. */
  address: string;
  userAgent?: string;
  idempotencyKey: string | null;
  /** The sign-up that the caller's browser has just made: who left its payment may go on with it. */
  justMade?: LinkSubject | null;
}

/**
 * Signs somebody up for sessions of a class: prices them, takes all places or none, writes enrolment, order, history and fact in one transaction, once per
 * idempotency key. What is full is refused before any lock. Counts towards the limit of the network address. Paying starts afterwards.
 * @throws Refusal notFound; subscriptionInvalid… (specification section 8); clientDataNotValid naming each field; with the first reason against selling;
 *   priceChanged; invalidPromoCode; alreadyBooked; tooManyOpenBookings; invalidCustomer; as `payAtOnce`
 */
export async function signUp(
  work: Work,
  deps: Deps,
  request: SignUpRequest,
  origin: SignUpOrigin,
  payAtOnce?: PayAtOnce,
): Promise<SignedUp> {
  await countRequest(work, `booking:${origin.address}`, deps.limits.bookingsPerAddressPerHour);
  await countPromoTry(work, origin, request.promoCode);
  const sold = await classForSale(work, request);
  const contact = readContact(request.contact, sold.asked);
  const promo = await promoOfSale(work, sold.offered.providerId, request.promoCode);
  const priced = await priceSubscription(work, sold, { ...request, promo });
  expectSold(sold, { ...request, totalCents: priced.totalCents }, work.now());
  if (request.shownTotalCents !== null && request.shownTotalCents !== priced.totalCents)
    throw new Refusal('priceChanged');
  const command = {
    operation: 'signUp',
    actor: nameOfActor(origin.actor),
    origin,
    key: origin.idempotencyKey,
    body: { ...request, contact },
  };
  return work.transaction(async (tx) => {
    const { answer } = await runIdempotent(tx, command, async () => {
      const made = await signUpOnce(tx, deps, { request, origin, sold, priced, contact });
      await payAtOnce?.(tx, made);
      return made;
    });
    return answer;
  });
}

interface Asked {
  request: SignUpRequest;
  origin: SignUpOrigin;
  sold: SoldClass;
  priced: PricedSubscription;
  contact: ContactDetails;
}

async function signUpOnce(
  work: Work,
  deps: Deps,
  { request, origin, sold, priced, contact }: Asked,
): Promise<SignedUp> {
  const { providerId, classId } = sold.offered;
  const { onlyBook, walletCents = null } = request;
  const { totalCents } = priced;
  // Nothing is left that a card would have to pay in time
  const isPaidAtOnce = walletCents !== null && walletCents >= totalCents;
  const who = await whoSignsUp(work, {
    attendee: { contact, language: origin.language },
    providerId,
    locks: contactLocks({ email: contact.email, address: origin.address }),
  });
  const isThemselves = origin.actor.kind === 'person' && origin.actor.personId === who.personId;
  const beginning = beginningOf({ onlyBook: onlyBook || isPaidAtOnce, isThemselves, totalCents });
  refuseUnwelcome(sold.options, who, { waitsForLink: beginning.status === 'P' });
  const waiting = await resumeOrRefuse(work, {
    providerId,
    customerId: who.customerId,
    sessionIds: priced.sessions.map(({ id }) => id),
    isKnown: (id) =>
      isThemselves || (origin.justMade?.providerId === providerId && origin.justMade.id === id),
    isToPay: beginning.status === 'RSD' && request.passId == null,
    totals: [priced.promo === null ? null : totalCents, request.shownTotalCents],
  });
  if (waiting !== null) return waiting;
  const waits = isThemselves && beginning.status === 'A' ? null : Buffer.from(origin.address);
  if (waits !== null) await expectFewOpen(work, deps, who, waits);
  // What a guest typed proves nothing before the mailed link: the card of a known customer stays as it is
  const isProved = beginning.status !== 'P';
  if (who.lacksContact && isProved)
    await fillContact(work, { providerId, customerId: who.customerId }, contact);
  const actor = isThemselves ? nameOfActor(origin.actor) : `guest:${who.personId}`;
  if (who.isArchived && isProved)
    await restoreForBooking(work, { providerId, customerId: who.customerId }, actor);
  return enrol(work, deps, {
    sold,
    priced,
    who,
    ...beginning,
    onlyBook,
    actor,
    waitsForAddress: waits,
    isByProvider: false,
    isThemselves,
    language: origin.language,
    channel: origin.channel,
    classId,
  });
}

/** @throws Refusal tooManyOpenBookings: who waits for links or payments takes places from others */
async function expectFewOpen(work: Work, { limits }: Deps, who: WhoSignsUp, address: Buffer): Promise<void> {
  if (who.personId === null) return;
  const open = await countOpenEnrolments(work, { personId: who.personId, address });
  if (open.ofPerson >= limits.openHoldsPerEmail || open.ofAddress >= limits.openHoldsPerAddress)
    throw new Refusal('tooManyOpenBookings', { retryAfterSeconds: UNCONFIRMED_HOLD_MINUTES * 60 });
}
