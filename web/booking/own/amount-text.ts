import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import type { Texts } from '#web/lib/texts-in.ts';
import type { ReservationSeen } from './own-reservation.ts';

/**
 * What a booking costs and how it is paid: '45,00 €, si paga sul posto'; a part at a time where it is paid in two ways or not whole. What
 * went back whole is said first: such an order is `notPaid` by the ledger, and nothing is owed for it.
 */
export function amountText(
  {
    amountCents,
    money,
    paymentState,
    refundState,
    status,
  }: Pick<ReservationSeen, 'amountCents' | 'paymentState' | 'refundState' | 'status'> & {
    money: Omit<ReservationSeen['money'], 'centerReturnsCents' | 'walletReturnsCents' | 'centerKeepsCents'>;
  },
  t: Texts,
): string {
  if (amountCents === 0) return t(m.manage_free);
  if (paymentState === 'paidWithMembership')
    return t(m.manage_paid_with_pass, { amount: formatMoney(amountCents) });
  const { dueCents, paidCents, paidAtCenterCents, paidByWalletCents, giftCents, backToWalletCents } = money;
  const backCents = money.backByCardCents + money.backAtCenterCents;
  const onlineCents = paidCents - paidAtCenterCents - paidByWalletCents;
  const walletCents = paidByWalletCents + giftCents;
  const openCents = Math.max(0, dueCents - paidCents);
  const isOff = status === 'C' || status === 'R';
  // What is off asks for nothing: only where nobody paid it is said what it was to cost
  const isOpenShown = openCents > 0 && (!isOff || paidCents + backCents + backToWalletCents === 0);
  const online = refundState === 'failed' ? m.manage_refund_failed_amount : m.manage_paid;
  const back = refundState === 'onItsWay' ? m.manage_refund_on_its_way_amount : m.manage_refunded;
  const toCome = isOff || status === 'RSD' ? m.manage_not_paid : m.manage_to_pay;
  return [
    onlineCents > 0 && t(online, { amount: formatMoney(onlineCents) }),
    paidAtCenterCents > 0 && t(m.manage_paid_at_center, { amount: formatMoney(paidAtCenterCents) }),
    walletCents > 0 && t(m.manage_paid_by_wallet, { amount: formatMoney(walletCents) }),
    isOpenShown && t(toCome, { amount: formatMoney(openCents) }),
    backCents > 0 && t(back, { amount: formatMoney(backCents) }),
    backToWalletCents > 0 && t(m.manage_back_in_wallet, { amount: formatMoney(backToWalletCents) }),
  ]
    .filter((part) => part !== false)
    .join('; ');
}
