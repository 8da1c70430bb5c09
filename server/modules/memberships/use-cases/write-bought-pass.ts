import type { Locale } from '#contracts/languages.ts';
import type { SalesChannel } from '#contracts/statuses.ts';
import type { ContactDetails } from '#contracts/validation/contact-details.ts';
import type { OnlinePrice, PromoOfSale } from '#server/modules/payments/index.ts';
import { openOrder, redeemPromo } from '#server/modules/payments/index.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Days } from '../rules/days-of-pass.ts';
import type { MembershipOffer } from '../store/memberships.ts';
import { insertPass } from '../store/passes.ts';
import type { PublicMembership } from '../store/public-memberships.ts';
import type { WhoBuys } from '../store/who-buys.ts';
import { partsSold } from './parts-sold.ts';
import { NOTHING_BOOKED, soldTerms } from './sell-pass.ts';

/** How long a pass waits for its payment. */
export const PASS_HOLD_MINUTES = 30;

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

/** What is bought, by whom. */
export interface Buying extends OnlinePrice {
  membership: PublicMembership;
  offer: MembershipOffer;
  contact: ContactDetails;
  origin: PassBuyingOrigin;
  entries: number | null;
  promo: PromoOfSale | null;
}

/** Writes the pass, which waits for its payment, and its order. */
export async function writeBoughtPass(
  tx: Work,
  { platformFeeBasisPoints }: Pick<Deps, 'platformFeeBasisPoints'>,
  { membership, offer, origin, entries, promo, who, days, ...price }: Buying & { who: WhoBuys; days: Days },
): Promise<void> {
  const { providerId } = membership;
  const { passId, orderId, personId, customerId } = who;
  const { priceCents, promoDiscountCents, totalCents } = price;
  const expiresAt = new Date(tx.now().getTime() + PASS_HOLD_MINUTES * 60_000);
  const name = `${membership.name} · ${offer.name}`;
  await openOrder(tx, {
    providerId,
    orderId,
    personId,
    customerId,
    subject: 'membership',
    subjectId: passId,
    lines: [
      {
        subject: 'membership',
        subjectId: passId,
        name,
        priceCents,
        promoDiscountCents,
        vat: membership.vat,
      },
    ],
    promoCode: promoDiscountCents > 0 ? promo?.code : null,
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
    parts: await partsSold(tx, membership, (entries ?? 0) / (offer.sessionsCounter ?? 1)),
    ...soldTerms(offer),
    soldBy: null,
    status: 'unpaid',
    expiresAt,
    language: origin.language,
    ...days,
  });
  const isThemselves = origin.actor.kind === 'person' && origin.actor.personId === personId;
  const of = { providerId, orderId, customerId, isThemselves };
  await redeemPromo(tx, { promo, promoDiscountCents }, { ...of, isReserved: totalCents > 0 });
}
