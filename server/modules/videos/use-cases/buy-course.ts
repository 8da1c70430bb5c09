import type { ContactDetails } from '#contracts/validation/contact-details.ts';
import type { Locale } from '#contracts/languages.ts';
import type { SalesChannel } from '#contracts/statuses.ts';
import { fillContact, restoreForBooking } from '#server/modules/customers/index.ts';
import { hasNotPaid, planAllows, planOf } from '#server/modules/packages/index.ts';
import type { OnlinePrice, PromoOfSale } from '#server/modules/payments/index.ts';
import {
  countPromoTry,
  isPayableByCard,
  onlinePrice,
  openOrder,
  paymentOptionsOf,
  promoOfSale,
  redeemPromo,
} from '#server/modules/payments/index.ts';
import type { ContactFormValues } from '#server/modules/selling/index.ts';
import { contactLocks, readContact, refuseUnwelcome, saleBlocker } from '#server/modules/selling/index.ts';
import { audit } from '#server/kernel/audit.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { runIdempotent } from '#server/kernel/idempotency.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import { nameOfActor } from '#server/kernel/request-context.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import type { Work } from '#server/kernel/work.ts';
import { insertAccess, livingAccess } from '../store/accesses.ts';
import type { PublicCourse } from '../store/public-courses.ts';
import { findPublicCourse } from '../store/public-courses.ts';
import type { WhoBuys } from '../store/who-buys.ts';
import { whoBuys } from '../store/who-buys.ts';
import { waysOfCourse } from './public-courses.ts';
import { startAccess } from './start-access.ts';

/** How long an access waits for its payment. */
export const COURSE_HOLD_MINUTES = 30;

/** What somebody asks for (`generatePaymentIntent` with a product, specification section 7). */
export interface CourseRequest {
  courseId: number;
  contact: ContactFormValues;
  webIntegrationId: number | null;
  sharesData: boolean;
  /** The price the person was shown; null when the caller does not say. */
  shownTotalCents: number | null;
  /** A promo code, as typed. */
  promoCode?: string | null;
}

/** Who asks, and by which way. */
export interface BuyingOrigin {
  actor: Actor;
  language: Locale;
  channel: SalesChannel;
  /** The network address as a keyed hash. */
  address: string;
  userAgent?: string;
  idempotencyKey: string | null;
}

/** An access that was written, or that waits for its payment already. */
export interface CourseBuying {
  providerId: number;
  accessId: number;
  orderId: number;
  status: 'RSD' | 'A';
  totalCents: number;
}

/**
 * Buys a course for whoever is named: access, order, history and fact in one transaction, once per idempotency key. What is free is
 * watched at once; else the access waits for its payment, which starts afterwards. Who has one that waits gets it again.
 * @throws Refusal notFound; clientDataNotValid naming each field; with the first reason against selling; priceChanged; invalidPromoCode; alreadyBooked;
 *   invalidCustomer; tooManyRequests
 */
export async function buyCourse(
  work: Work,
  deps: Pick<Deps, 'limits' | 'videoShareBasisPoints'>,
  request: CourseRequest,
  origin: BuyingOrigin,
): Promise<CourseBuying> {
  await countRequest(work, `booking:${origin.address}`, deps.limits.bookingsPerAddressPerHour);
  await countPromoTry(work, origin, request.promoCode);
  const { courseId: id, webIntegrationId, shownTotalCents } = request;
  const course = await findPublicCourse(work, { id, webIntegrationId });
  if (!course) throw new Refusal('notFound', { affected: ['productId'] });
  if (webIntegrationId !== null && course.asked === null)
    throw new Refusal('notFound', { affected: ['webIntegrationId'] });
  const contact = readContact(request.contact, course.asked);
  const promo = await promoOfSale(work, course.providerId, request.promoCode);
  const price = priceOf(course, promo);
  expectSold(course, { sharesData: request.sharesData, totalCents: price.totalCents }, work.now());
  if (shownTotalCents !== null && shownTotalCents !== price.totalCents) throw new Refusal('priceChanged');
  const command = {
    operation: 'buyCourse',
    actor: nameOfActor(origin.actor),
    origin,
    key: origin.idempotencyKey,
    body: { ...request, contact },
  };
  return work.transaction(async (tx) => {
    const { answer } = await runIdempotent(tx, command, () =>
      buyOnce(tx, deps, { course, contact, origin, promo, ...price }),
    );
    return answer;
  });
}

const priceOf = (course: PublicCourse, promo: PromoOfSale | null): OnlinePrice =>
  onlinePrice({
    priceCents: course.priceCents,
    onlineDiscountBasisPoints: paymentOptionsOf(course.providerId, course.options).onlineDiscountBasisPoints,
    promo,
  });

/** @throws Refusal with the first reason against selling (specification section 5, "Booking blockers") */
function expectSold(
  course: PublicCourse,
  { sharesData, totalCents }: { sharesData: boolean; totalCents: number },
  now: Date,
): void {
  const plan = planOf(course.plan);
  const { acceptPayments } = course.provider;
  const blocker = saleBlocker({
    planAllowsBooking: planAllows(plan, 'videos'),
    hasNotPaid: hasNotPaid(plan, now),
    sharesData,
    onlyBook: false,
    totalCents,
    isPayableByCard: isPayableByCard(totalCents),
    ways: waysOfCourse(course),
    hasConnectedAccount: paymentOptionsOf(course.providerId, course.options).hasConnectedPaymentAccount,
    wantsOnlinePayment: acceptPayments === 'OnlineOnly' || acceptPayments === 'Optional',
  });
  if (blocker !== null) throw new Refusal(blocker);
}

interface Buying {
  course: PublicCourse;
  contact: ContactDetails;
  origin: BuyingOrigin;
  discountCents: number;
  promo: PromoOfSale | null;
  promoDiscountCents: number;
  totalCents: number;
}

async function buyOnce(
  tx: Work,
  deps: Pick<Deps, 'videoShareBasisPoints'>,
  buying: Buying,
): Promise<CourseBuying> {
  const { course, contact, origin, totalCents } = buying;
  const { providerId, id: courseId } = course;
  const { language, address } = origin;
  const locks = contactLocks({ email: contact.email, address });
  const who = await whoBuys(tx, { contact, language, providerId, locks });
  const isThemselves = origin.actor.kind === 'person' && origin.actor.personId === who.personId;
  refuseUnwelcome(paymentOptionsOf(providerId, course.options), who, { waitsForLink: false });
  const living = await livingAccess(tx, { providerId, courseId, customerId: who.customerId });
  if (living?.status === 'A') throw new Refusal('alreadyBooked', { affected: ['productId'] });
  if (living) {
    // It waits for what it cost then, and nobody is charged what they were not shown
    if (living.totalCents !== totalCents) throw new Refusal('priceChanged');
    return {
      providerId,
      accessId: living.id,
      orderId: living.orderId,
      status: 'RSD',
      totalCents: living.totalCents,
    };
  }
  // What a guest typed proves nothing where nothing is paid: the card of a known customer stays as it is
  const isProved = isThemselves || totalCents > 0;
  const customer = { providerId, customerId: who.customerId };
  const actor = isThemselves ? nameOfActor(origin.actor) : `guest:${who.personId}`;
  if (who.lacksContact && isProved) await fillContact(tx, customer, contact);
  if (who.isArchived && isProved) await restoreForBooking(tx, customer, actor);
  return writeAccess(tx, deps, { ...buying, who, actor, isThemselves });
}

async function writeAccess(
  tx: Work,
  { videoShareBasisPoints }: Pick<Deps, 'videoShareBasisPoints'>,
  {
    course,
    origin,
    who,
    actor,
    isThemselves,
    promo,
    ...price
  }: Buying & { who: WhoBuys; actor: string; isThemselves: boolean },
): Promise<CourseBuying> {
  const { providerId, id: courseId, name, priceCents, vat, group } = course;
  const { accessId, orderId, customerId, personId } = who;
  const { discountCents, promoDiscountCents, totalCents } = price;
  const expiresAt = new Date(tx.now().getTime() + COURSE_HOLD_MINUTES * 60_000);
  const access = {
    providerId,
    id: accessId,
    courseId,
    customerId,
    personId,
    orderId,
    source: 'bought' as const,
    status: 'RSD' as const,
    totalCents,
    language: origin.language,
    expiresAt,
    startsAt: null,
    endsAt: null,
  };
  await insertAccess(tx, access);
  await openOrder(tx, {
    providerId,
    orderId,
    personId,
    customerId,
    subject: 'product',
    subjectId: accessId,
    lines: [
      {
        subject: 'product',
        subjectId: courseId,
        name,
        priceCents,
        onlineDiscountCents: discountCents - promoDiscountCents,
        promoDiscountCents,
        vat,
      },
    ],
    promoCode: promoDiscountCents > 0 ? promo?.code : null,
    paymentMode: 'online',
    platformFeeBasisPoints: videoShareBasisPoints,
    channel: origin.channel,
    snapshot: {
      name,
      resourceName: null,
      groupName: group?.name ?? null,
      color: group?.color ?? null,
      startsAt: null,
      endsAt: null,
      durationMinutes: null,
    },
    payableUntil: totalCents === 0 ? null : expiresAt,
  });
  await audit(tx, {
    providerId,
    actor,
    action: 'buyCourse',
    subject: 'productAccess',
    subjectId: accessId,
    after: { courseId, customerId, totalCents },
  });
  const of = { providerId, orderId, customerId, isThemselves };
  await redeemPromo(tx, { promo, promoDiscountCents }, { ...of, isReserved: totalCents > 0 });
  if (totalCents === 0) await startAccess(tx, access, course, actor);
  return { providerId, accessId, orderId, status: totalCents === 0 ? 'A' : 'RSD', totalCents };
}
