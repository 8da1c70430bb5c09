import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import styles from './own-reservation.module.css';
import { stateOf } from './own-reservation.ts';
import type { ReservationSeen, ReservationState } from './own-reservation.ts';

const STATES = {
  waiting: { text: m.manage_status_waiting, colour: '#e9d49a' },
  unpaid: { text: m.manage_status_unpaid, colour: '#e9d49a' },
  confirmed: { text: m.manage_status_confirmed, colour: '#9dbe9c' },
  past: { text: m.manage_status_past, colour: '#e4dac8' },
  cancelled: { text: m.manage_status_cancelled, colour: '#f3c6a8' },
  refundOnItsWay: { text: m.manage_status_refund_on_its_way, colour: '#f3c6a8' },
  refunded: { text: m.manage_status_refunded, colour: '#f3c6a8' },
  refundFailed: { text: m.manage_status_refund_failed, colour: '#f3c6a8' },
} satisfies Record<ReservationState, unknown>;

export function StateBadge({
  reservation,
}: {
  reservation: Pick<ReservationSeen, 'status' | 'canCancel' | 'refundState'>;
}) {
  const t = useTexts();
  const { text, colour } = STATES[stateOf(reservation)];
  return <Badge colour={colour}>{t(text)}</Badge>;
}

/** What a cancellation came to. */
export function StateNote({ reservation }: { reservation: ReservationSeen }) {
  const t = useTexts();
  const state = stateOf(reservation);
  const amount = formatMoney(reservation.amountCents);
  const words = {
    cancelled: () => t(m.manage_cancelled),
    refundOnItsWay: () => t(m.manage_cancelled_refund, { amount }),
    refunded: () => t(m.manage_cancelled_refunded, { amount }),
    refundFailed: () => t(m.manage_cancelled_refund_failed, { amount, provider: reservation.providerName }),
  };
  if (!(state in words)) return null;
  return (
    <p className={styles.cancelled} role="status">
      <strong>{t(m.manage_cancelled_title)}.</strong> {words[state as keyof typeof words]()}
    </p>
  );
}
