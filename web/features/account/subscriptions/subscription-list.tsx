import * as m from '#contracts/texts/messages.js';
import { comingSessions } from '#web/booking/subscriptions/own-subscription.ts';
import type { SubscriptionSeen } from '#web/booking/subscriptions/own-subscription.ts';
import styles from '#web/booking/subscriptions/subscription.module.css';
import { costInWords, sessionInWords, statusInWords } from '#web/booking/subscriptions/subscription-words.ts';
import { LocalLink } from '#web/lib/local-path.tsx';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';

type SubscriptionListProps = { subscriptions: readonly SubscriptionSeen[]; readAt: string };

/** Own courses and events, each with its next session (specification section 2, "Profile"). */
export function SubscriptionList({ subscriptions, readAt }: SubscriptionListProps) {
  const t = useTexts();
  return (
    <section aria-labelledby="own-subscriptions" className={styles.list}>
      <h3 id="own-subscriptions">{t(m.subscription_mine)}</h3>
      <ul className={styles.list}>
        {subscriptions.map((subscription) => (
          <li key={`${subscription.providerId} ${subscription.id}`} className={styles.listed}>
            <SubscriptionItem subscription={subscription} readAt={readAt} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SubscriptionItem({ subscription, readAt }: { subscription: SubscriptionSeen; readAt: string }) {
  const t = useTexts();
  const locale = useLocale();
  const { id, providerId, providerName, className, timeZone } = subscription;
  const [next, ...further] = comingSessions(subscription, readAt);
  return (
    <>
      <h4>{className}</h4>
      <p>
        <Badge>{statusInWords(subscription, t)}</Badge>
      </p>
      {next && (
        <p>
          {t(m.subscription_next, { moment: sessionInWords(next, timeZone, { t, locale }) })}{' '}
          {further.length === 1 && t(m.subscription_further_one)}
          {further.length > 1 && t(m.subscription_further, { count: further.length })}
        </p>
      )}
      <p className={styles.small}>{[providerName, costInWords(subscription, t)].join(' · ')}</p>
      <p>
        <LocalLink to={`/profile/subscriptions/${providerId}/${id}`}>
          {t(m.subscription_see)}
          <span className="visually-hidden">: {className}</span>
        </LocalLink>
      </p>
    </>
  );
}
