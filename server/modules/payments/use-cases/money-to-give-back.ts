import type { Work } from '#server/kernel/work.ts';
import { creditFor, refundableOf } from '../rules/order-payment-state.ts';
import { sumOf } from '#contracts/sum-of.ts';
import type { CardPayment } from '../store/card-payments.ts';
import { paymentsOfOrder } from '../store/card-payments.ts';
import { waivedOfOrder } from '../store/order-lines.ts';
import type { Order } from '../store/orders.ts';
import type { Refund } from '../store/refunds.ts';
import { refundsOfOrder } from '../store/refunds.ts';
import { returnedAtTill } from '../store/till-payments.ts';

/** What can go back of an order, by which way; in cents. */
export interface MoneyToGiveBack {
  /** Card payments that count, the latest first, with what can go back of each. */
  cards: { payment: CardPayment; refundableCents: number }[];
  /** By any way: what is there and neither surplus nor on its way back. */
  returnableCents: number;
  /** What went back or is on its way, without what was a surplus. */
  givenBackCents: number;
  /** Was never paid and is no longer asked for. */
  waivedCents: number;
}

/** Read under the order's lock, with the order as it was read under it. */
export async function moneyToGiveBack(work: Work, order: Order): Promise<MoneyToGiveBack> {
  const { providerId, id: orderId } = order;
  const payments = await paymentsOfOrder(work, providerId, orderId);
  const lasting = (await refundsOfOrder(work, providerId, orderId)).filter(isNotLost);
  const backOf = ({ id }: CardPayment, which: (refund: Refund) => boolean = () => true) =>
    sumOf(
      lasting
        .filter((refund) => refund.cardPaymentId === id && which(refund))
        .map(({ amountCents }) => amountCents),
    );
  const counting = payments.filter(({ state }) => state === 'succeeded');
  const surplus = payments.filter(({ state }) => state === 'surplus');
  const onItsWay = sumOf(counting.map((payment) => backOf(payment, isOnItsWay)));
  const notOurs = sumOf(
    surplus.map((payment) => payment.amountCents - backOf(payment, (refund) => !isOnItsWay(refund))),
  );
  const backByCard = sumOf(counting.map((payment) => backOf(payment)));
  return {
    cards: counting.map((payment) => ({
      payment,
      refundableCents: refundableOf({
        capturedCents: payment.amountCents,
        refundedOrRequestedCents: backOf(payment),
      }),
    })),
    returnableCents: Math.max(0, order.paidCents - onItsWay - notOurs),
    waivedCents: await waivedOfOrder(work, providerId, orderId),
    givenBackCents: backByCard + (await returnedAtTill(work, providerId, orderId)),
  };
}

/** What can go back to the cards it came from. */
export function returnableByCard({ cards, returnableCents }: MoneyToGiveBack): number {
  return Math.min(returnableCents, sumOf(cards.map((card) => card.refundableCents)));
}

/** What of an amount that goes back is to be credited, the rest having been credited before. */
export function creditOf(
  order: Order,
  amountCents: number,
  { givenBackCents, waivedCents }: MoneyToGiveBack,
): number {
  return creditFor(amountCents, { ...order, givenBackCents: givenBackCents + waivedCents });
}

function isNotLost(refund: Refund): boolean {
  return refund.state !== 'failed';
}

const isOnItsWay = (refund: Refund): boolean => refund.state === 'requested';
