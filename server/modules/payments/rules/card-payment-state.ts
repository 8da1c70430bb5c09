/** Where one attempt to pay an order by card stands. */
export type CardPaymentState = 'starting' | 'open' | 'succeeded' | 'canceled' | 'surplus';

/** What the processor says of an intent while it is undecided. */
export type UndecidedStatus = 'awaitingCard' | 'awaitingCustomer' | 'processing';

/**
 * All state changes of a card payment on one screen: from, to, and what must be true. `starting`: the key is stored, the
 * processor's answer is not; nobody outside can pay it yet. `surplus`: paid, but the order was paid already; it goes back.
 */
const CARD_PAYMENT_CHANGES = {
  starting: {
    open: 'the processor answered with its intent',
    succeeded: 'its intent is paid, and the order is not',
    surplus: 'its intent is paid, and the order was paid already',
    canceled: 'the order may no longer be paid, or the processor refused',
  },
  open: {
    succeeded: 'its intent is paid, and the order is not',
    surplus: 'its intent is paid, and the order was paid already',
    canceled: 'its intent is canceled',
  },
  canceled: {
    succeeded: 'its intent is paid all the same, and the order is not',
    surplus: 'its intent is paid all the same, and the order was paid already',
  },
  succeeded: {},
  surplus: {},
} as const satisfies Record<CardPaymentState, Partial<Record<CardPaymentState, string>>>;

/** Whether the table above allows the change; none leads to the state it comes from. */
export function canCardPaymentBecome(from: CardPaymentState, to: CardPaymentState): boolean {
  return to in CARD_PAYMENT_CHANGES[from];
}

/** What a fetched intent makes of a card payment, or null when it changes nothing. */
export function nextCardPaymentState(
  payment: { state: CardPaymentState; isOrderPaid: boolean },
  intent: { isPaid: boolean; isCanceled: boolean },
): CardPaymentState | null {
  const wanted = intent.isPaid
    ? payment.isOrderPaid
      ? 'surplus'
      : 'succeeded'
    : intent.isCanceled
      ? 'canceled'
      : 'open';
  return canCardPaymentBecome(payment.state, wanted) ? wanted : null;
}
