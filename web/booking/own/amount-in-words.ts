import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import type { Texts } from '#web/lib/texts-in.ts';
import type { ReservationSeen } from './own-reservation.ts';

/** What a booking costs and how it is paid: '45,00 €, si paga sul posto'. */
export function amountInWords(
  { amountCents, paymentState, status }: Pick<ReservationSeen, 'amountCents' | 'paymentState' | 'status'>,
  t: Texts,
): string {
  const amount = formatMoney(amountCents);
  if (amountCents === 0) return t(m.manage_free);
  if (status === 'R') return t(m.manage_refunded, { amount });
  if (paymentState === 'fullyPaid') return t(m.manage_paid, { amount });
  return status === 'C' || status === 'RSD'
    ? t(m.manage_not_paid, { amount })
    : t(m.manage_to_pay, { amount });
}
