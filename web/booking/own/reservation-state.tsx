import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import type { Texts } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import styles from './own-reservation.module.css';
import { centerReturns } from './cancel-reservation.tsx';
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
  const texts = noteOf(reservation, t);
  if (texts.length === 0) return null;
  return (
    <p className={styles.cancelled} role="status">
      <strong>{t(m.manage_cancelled_title)}.</strong> {texts.join(' ')}
    </p>
  );
}

/** What went back and goes back of what is off, each by its way. */
function noteOf(reservation: ReservationSeen, t: Texts): string[] {
  const state = stateOf(reservation);
  const { money, providerName: provider } = reservation;
  const { backByCardCents, backAtCenterCents, paidCents } = money;
  const card = { amount: formatMoney(backByCardCents) };
  const center = [
    ...(backAtCenterCents > 0
      ? [t(m.manage_center_returned, { amount: formatMoney(backAtCenterCents) })]
      : []),
    ...centerReturns(reservation, t),
  ];
  switch (state) {
    case 'refundFailed':
      return [t(m.manage_cancelled_refund_failed, { amount: formatMoney(paidCents), provider }), ...center];
    case 'refundOnItsWay':
      return [t(m.manage_cancelled_refund, card), ...center];
    case 'cancelled':
    case 'refunded': {
      const byCard = backByCardCents > 0 ? [t(m.manage_cancelled_refunded, card)] : [];
      const back = [...byCard, ...center];
      return back.length > 0 ? back : [t(m.manage_cancelled)];
    }
    default:
      return [];
  }
}
