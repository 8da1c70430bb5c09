import type { OrderSums } from './order-payment-state.ts';
import { dueCents } from './order-payment-state.ts';

/** What goes back when lines of an order are cancelled, in cents. */
export interface LinesBack {
  /** By card. */
  refundCents: number;
  /** Was paid at the center, which gives it back by hand. */
  centerCents: number;
  /** Goes back to the customer's wallet by itself. */
  walletCents: number;
}

/**
 * What goes back when lines of an order are cancelled free of charge: what was paid beyond what is still due afterwards, by card first.
 * @param restsCents what the lines come to less what was credited of them
 * @param back.byCardCents what can go back to the cards it came from
 * @param back.byWalletCents what came from the wallet
 */
export function linesBack(
  order: OrderSums,
  restsCents: number,
  { byCardCents, byWalletCents }: { byCardCents: number; byWalletCents: number },
): LinesBack {
  const dueAfterCents = dueCents(order) - restsCents;
  const backCents = Math.max(0, Math.min(restsCents, order.paidCents - dueAfterCents));
  const refundCents = Math.min(backCents, byCardCents);
  const walletCents = Math.min(backCents - refundCents, byWalletCents);
  return { refundCents, centerCents: backCents - refundCents - walletCents, walletCents };
}
