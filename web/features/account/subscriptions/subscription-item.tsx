import * as m from '#contracts/texts/messages.js';
import { comingSessions } from '#web/booking/subscriptions/own-subscription.ts';
import { costText, sessionLabel, statusLabel } from '#web/booking/subscriptions/subscription-labels.ts';
import { LocalLink } from '#web/lib/local-path.tsx';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import type { SubscriptionListed } from '../reservations/reservation-calls.ts';
import styles from '../reservations/reservation-list.module.css';

/** As those of bookings. */
const COLOURS = { A: '#9dbe9c', P: '#e9d49a', RSD: '#e9d49a', C: '#f3c6a8', R: '#f3c6a8', over: '#e4dac8' };

type SubscriptionItemProps = { subscription: SubscriptionListed; readAt: string };

/** A course or an event with its next session, or its last; the whole card is one link. */
export function SubscriptionItem({ subscription, readAt }: SubscriptionItemProps) {
  const t = useTexts();
  const { id, providerId, providerName, className, imageUrl, canCancelWhole, sessions, status } =
    subscription;
  const isToCancel = canCancelWhole || sessions.some(({ canCancel }) => canCancel);
  const isOver = status === 'A' && comingSessions({ sessions }, readAt).length === 0;
  return (
    <article className={styles.card}>
      <img src={imageUrl} alt="" width="400" height="250" loading="lazy" className={styles.picture} />
      <div className={styles.words}>
        <div className={styles.head}>
          <h3 className={styles.name}>
            <LocalLink to={`/profile/subscriptions/${providerId}/${id}`} className={styles.link}>
              {className}
            </LocalLink>
          </h3>
          <Badge colour={COLOURS[isOver ? 'over' : status]}>
            {isOver ? t(m.manage_status_past) : statusLabel(subscription, t)}
          </Badge>
        </div>
        <WhichSession subscription={subscription} readAt={readAt} />
        <p>{providerName}</p>
        <p className={styles.foot}>
          <span>{costText(subscription, t)}</span>
          <span className={styles.open} aria-hidden="true">
            {t(isToCancel ? m.subscription_see : m.mybookings_see)}
          </span>
        </p>
      </div>
    </article>
  );
}

function WhichSession({ subscription, readAt }: SubscriptionItemProps) {
  const t = useTexts();
  const locale = useLocale();
  const { timeZone, sessions, status } = subscription;
  const isOff = status === 'C' || status === 'R';
  const [next, ...further] = isOff ? [] : comingSessions({ sessions }, readAt);
  // What was given up and is still to come is no date to come to
  const shown =
    next ??
    sessions.findLast(({ isCancelled, endsAt }) => !isCancelled || Date.parse(endsAt) <= Date.parse(readAt));
  if (!shown) return null;
  const moment = sessionLabel(shown, timeZone, { t, locale });
  return (
    <p className={styles.moment}>
      {next && further.length > 0 ? t(m.subscription_next, { moment }) : moment}{' '}
      {further.length === 1 && t(m.subscription_further_one)}
      {further.length > 1 && t(m.subscription_further, { count: further.length })}
    </p>
  );
}
