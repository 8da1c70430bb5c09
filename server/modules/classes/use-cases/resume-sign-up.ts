import { findCustomerOfPerson } from '#server/modules/customers/index.ts';
import { getOrder } from '#server/modules/payments/index.ts';
import type { LinkSubject } from '#server/kernel/links.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { findEnrolment } from '../store/enrolments.ts';
import { sessionsBought } from '../store/places.ts';
import { signUpToPay } from '../store/sign-up-to-pay.ts';
import type { SignedUp } from './enrol.ts';

/**
 * Who left the payment of these very sessions and comes back, signed in or with the same browser, goes on with the sign-up that waits for it.
 * @param wanted.totals what is known of its price, in cents: what waits must cost the same
 * @returns null where the customer has none of the sessions
 * @throws Refusal priceChanged; alreadyBooked otherwise
 */
export async function resumeOrRefuse(
  work: Work,
  wanted: {
    providerId: number;
    customerId: number;
    sessionIds: readonly number[];
    isKnown: (enrolmentId: number) => boolean;
    isToPay: boolean;
    totals: readonly (number | null)[];
  },
): Promise<SignedUp | null> {
  const { providerId } = wanted;
  if ((await sessionsBought(work, wanted)).length === 0) return null;
  const waiting = wanted.isToPay ? await signUpToPay(work, wanted) : null;
  if (waiting === null || !wanted.isKnown(waiting.id))
    throw new Refusal('alreadyBooked', { affected: ['sessions'] });
  const { id: enrolmentId, orderId, status, totalCents } = waiting;
  if (wanted.totals.some((cents) => cents !== null && cents !== totalCents))
    throw new Refusal('priceChanged');
  return { providerId, enrolmentId, orderId, status, totalCents };
}

/** The promo code in the price of an own sign-up that waits to be paid, and what it takes off, in cents. */
export interface WaitingPromo {
  code: string;
  discountCents: number;
}

/** The promo code of the sign-up for exactly these sessions that the caller, or their browser, has left unpaid; null without one. */
export async function promoOfOwnSignUp(
  work: Work,
  { actor, justMade }: { actor: Actor; justMade: LinkSubject | null },
  { providerId, sessionIds }: { providerId: number; sessionIds: readonly number[] },
): Promise<WaitingPromo | null> {
  const made =
    justMade?.providerId === providerId ? await findEnrolment(work, { providerId, id: justMade.id }) : null;
  const customerId =
    actor.kind === 'person'
      ? await findCustomerOfPerson(work, { providerId, personId: actor.personId })
      : (made?.customerId ?? null);
  if (customerId === null) return null;
  const waiting = await signUpToPay(work, { providerId, customerId, sessionIds });
  if (waiting === null || (actor.kind !== 'person' && waiting.id !== made?.id)) return null;
  const order = await getOrder(work, providerId, waiting.orderId);
  return order?.promoCode == null ? null : { code: order.promoCode, discountCents: order.promoDiscountCents };
}
