import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import type { Texts } from '#web/lib/texts-in.ts';
import type { ReservationSeen } from './own-reservation.ts';

/**
 * What a booking costs and how it is paid: '45,00 €, si paga sul posto'. What went back comes first: an order that was paid and given
 * back is `notPaid` by the ledger, and nothing is owed for it.
 */
export function amountInWords(
  {
    amountCents,
    paymentState,
    refundState,
    status,
  }: Pick<ReservationSeen, 'amountCents' | 'paymentState' | 'refundState' | 'status'>,
  t: Texts,
): string {
  const amount = formatMoney(amountCents);
  if (amountCents === 0) return t(m.manage_free);
  if (refundState === 'failed') return t(m.manage_refund_failed_amount, { amount });
  if (refundState === 'onItsWay') return t(m.manage_refund_on_its_way_amount, { amount });
  if (refundState === 'partlyRefunded') return t(m.manage_partly_refunded, { amount });
  if (status === 'R' || refundState === 'refunded') return t(m.manage_refunded, { amount });
  if (paymentState === 'fullyPaid') return t(m.manage_paid, { amount });
  return status === 'C' || status === 'RSD'
    ? t(m.manage_not_paid, { amount })
    : t(m.manage_to_pay, { amount });
}
