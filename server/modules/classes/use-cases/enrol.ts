import type { EnrolmentStatus } from '#contracts/classes.ts';
import type { Locale } from '#contracts/languages.ts';
import type { SalesChannel } from '#contracts/statuses.ts';
import { openOrder, redeemPromo } from '#server/modules/payments/index.ts';
import { audit } from '#server/kernel/audit.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { enrolmentConfirmed, enrolmentPlaced } from '../facts.ts';
import { insertEnrolment } from '../store/enrolments.ts';
import { takePlaces } from '../store/places.ts';
import type { WhoSignsUp } from '../store/who-signs-up.ts';
import type { SoldClass } from './class-for-sale.ts';
import { termsOfSale } from './class-for-sale.ts';
import type { PricedSubscription } from './subscription-price.ts';

/** A sign-up that was written. */
export interface SignedUp {
  providerId: number;
  enrolmentId: number;
  orderId: number;
  status: EnrolmentStatus;
  totalCents: number;
}

/** What is written of a sign-up once it is priced and admitted. */
export interface Enrolling {
  sold: SoldClass;
  priced: PricedSubscription;
  who: WhoSignsUp;
  status: 'A' | 'P' | 'RSD';
  holdMinutes: number | null;
  onlyBook: boolean;
  actor: string;
  waitsForAddress: Buffer | null;
  isByProvider: boolean;
  /** Who comes signed up signed in, and may know what else they have. */
  isThemselves?: boolean;
  /** The desk tells whoever comes itself. */
  isQuiet?: boolean;
  language: Locale;
  channel: SalesChannel;
  classId: number;
}

/**
 * Takes the places and writes enrolment, places, order, history and fact. Joins the caller's transaction.
 * @throws Refusal subscriptionInvalidCapacity when not every place is there
 */
export async function enrol(
  work: Work,
  deps: Pick<Deps, 'platformFeeBasisPoints'>,
  of: Enrolling,
): Promise<SignedUp> {
  const { sold, priced, who, status, holdMinutes, onlyBook, classId, isThemselves = false } = of;
  const { offered } = sold;
  const { providerId } = offered;
  const { enrolmentId, orderId, customerId, personId } = who;
  const expiresAt = holdMinutes === null ? null : new Date(work.now().getTime() + holdMinutes * 60_000);
  const sessionIds = priced.sessions.map(({ id }) => id);
  await takePlaces(work, { providerId, classId, sessionIds, alsoBegun: of.isByProvider });
  await insertEnrolment(
    work,
    {
      providerId,
      id: enrolmentId,
      classId,
      customerId,
      personId,
      orderId,
      status,
      onlyBook,
      totalCents: priced.totalCents,
      language: of.language,
      expiresAt,
      waitsForAddress: of.waitsForAddress,
      isByProvider: of.isByProvider,
      ...termsOfSale(sold),
    },
    priced.lines.map(({ sessionId }, index) => ({ sessionId, line: index + 1 })),
  );
  await openOrder(work, {
    providerId,
    orderId,
    personId,
    customerId,
    subject: 'subscription',
    subjectId: enrolmentId,
    lines: priced.lines.map((line) => ({
      subject: 'session',
      subjectId: line.sessionId,
      name: offered.name,
      priceCents: line.priceCents,
      onlineDiscountCents: line.discountCents,
      promoDiscountCents: line.promoDiscountCents,
      vat: offered.vat,
    })),
    promoCode: priced.promoDiscountCents > 0 ? priced.promo?.code : null,
    paymentMode: onlyBook ? 'onSite' : 'online',
    platformFeeBasisPoints: deps.platformFeeBasisPoints,
    channel: of.channel,
    snapshot: snapshotOf(sold, priced),
    payableUntil: status === 'RSD' ? expiresAt : null,
  });
  await audit(work, {
    providerId,
    actor: of.actor,
    action: 'signUp',
    subject: 'subscription',
    subjectId: enrolmentId,
    after: { status, classId, sessionIds },
  });
  const promoUse = { isReserved: status !== 'A', isThemselves };
  await redeemPromo(work, priced, { providerId, orderId, customerId, ...promoUse });
  if (status === 'P') await work.announce(enrolmentPlaced({ providerId, enrolmentId }));
  if (status === 'A')
    await work.announce(
      enrolmentConfirmed({
        providerId,
        enrolmentId,
        ...(of.isByProvider && { isByDesk: true }),
        ...(of.isQuiet && { isQuiet: true }),
      }),
    );
  return { providerId, enrolmentId, orderId, status, totalCents: priced.totalCents };
}

/** What the order shows of it: its first session. */
function snapshotOf({ offered }: SoldClass, priced: PricedSubscription) {
  const [first] = priced.sessions.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  return {
    name: offered.name,
    resourceName: first?.teacherName ?? null,
    groupName: offered.group?.name ?? null,
    color: offered.group?.color ?? null,
    startsAt: first?.startsAt ?? null,
    endsAt: first?.endsAt ?? null,
    durationMinutes: first ? (first.endsAt.getTime() - first.startsAt.getTime()) / 60_000 : null,
  };
}
