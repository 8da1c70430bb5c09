import { formatDate, formatDateTime, formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { localDateTimeIn } from '#web/booking/shown-times.ts';
import { LocalLink } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import type { Texts } from '#web/lib/texts-in.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { OrderListed } from './order-calls.ts';
import styles from './order-list.module.css';
import { orderState } from './order-state.ts';
import type { OrderState } from './order-state.ts';

const COLOURS: Record<OrderState, string> = {
  refundFailed: '#f3c6a8',
  refundOnItsWay: '#f3c6a8',
  refunded: '#f3c6a8',
  free: '#e9efe0',
  paidOnline: '#9dbe9c',
  paid: '#9dbe9c',
  paidWithMembership: '#9dbe9c',
  partlyPaid: '#e9d49a',
  off: '#e4dac8',
  toPay: '#e9d49a',
};

/** What was ordered, when, with whom, for how much, and where the money is (specification sections 1 and 2). */
export function OrderList({ orders }: { orders: readonly OrderListed[] }) {
  return (
    <ul className={styles.list}>
      {orders.map((order) => (
        <li key={order.id}>
          <OrderItem order={order} />
        </li>
      ))}
    </ul>
  );
}

function OrderItem({ order }: { order: OrderListed }) {
  const t = useTexts();
  const {
    id,
    name,
    providerId,
    providerName,
    reservationId,
    subscriptionId,
    sessions,
    date,
    startTime,
    timeZone,
    totalCents,
    discountCents,
    promoCode,
    promoDiscountCents,
  } = order;
  const otherCents = discountCents - promoDiscountCents;
  const state = orderState(order);
  return (
    <article className={styles.order}>
      <div className={styles.what}>
        <h3 className={styles.name}>{name}</h3>
        <p>{[providerName, startTime && formatDateTime(startTime)].filter(Boolean).join(' · ')}</p>
        <p className={styles.muted}>
          {t(m.mybookings_ordered, { date: formatDate(localDateTimeIn(timeZone, date)) })} ·{' '}
          {t(m.mybookings_order_number, { id })}
        </p>
        {sessions.length > 1 && (
          <p className={styles.muted}>{t(m.signup_sessions, { count: sessions.length })}</p>
        )}
        {subscriptionId !== null && (
          <LocalLink to={`/profile/subscriptions/${providerId}/${subscriptionId}`} className={styles.see}>
            {t(m.own_subscription_see)}
            <span className="visually-hidden">: {name}</span>
          </LocalLink>
        )}
        {reservationId !== null && (
          <LocalLink to={`/profile/reservations/${providerId}/${reservationId}`} className={styles.see}>
            {t(m.mybookings_see_booking)}
            <span className="visually-hidden">: {name}</span>
          </LocalLink>
        )}
      </div>
      <div className={styles.money}>
        <p className={styles.total}>
          <span className="visually-hidden">{t(m.mybookings_price)}: </span>
          {formatMoney(totalCents)}
        </p>
        {otherCents > 0 && (
          <p className={styles.muted}>{t(m.mybookings_discount, { amount: formatMoney(otherCents) })}</p>
        )}
        {promoCode !== null && promoDiscountCents > 0 && (
          <p className={styles.muted}>
            {t(m.promo_line, { code: promoCode, amount: formatMoney(promoDiscountCents) })}
          </p>
        )}
        <Badge colour={COLOURS[state]}>{stateLabel(state, order, t)}</Badge>
        {state === 'refundFailed' && (
          <p className={styles.muted}>{t(m.mybookings_refund_failed_text, { provider: providerName })}</p>
        )}
      </div>
    </article>
  );
}

function stateLabel(state: OrderState, { refundedCents }: OrderListed, t: Texts): string {
  const amount = formatMoney(refundedCents);
  return {
    refundFailed: () => t(m.mybookings_refund_failed),
    refundOnItsWay: () => t(m.mybookings_refund_on_its_way, { amount }),
    refunded: () => t(m.mybookings_refunded, { amount }),
    free: () => t(m.mybookings_free),
    paidOnline: () => t(m.mybookings_paid_online),
    paid: () => t(m.mybookings_paid),
    paidWithMembership: () => t(m.mybookings_paid_membership),
    partlyPaid: () => t(m.mybookings_partly_paid),
    off: () => t(m.mybookings_off),
    toPay: () => t(m.mybookings_to_pay),
  }[state]();
}
