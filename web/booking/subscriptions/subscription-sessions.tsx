import { Link } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { momentIn } from '../shown-times.ts';
import { CANCEL_FIELD } from './change-own-subscription.ts';
import type { SubscribedSession, SubscriptionSeen } from './own-subscription.ts';
import { sessionLabel } from './subscription-labels.ts';
import styles from './subscription.module.css';

type SubscriptionSessionsProps = { subscription: SubscriptionSeen; readAt: string; canManage: boolean };

/** The sessions of a sign-up, each with how it stands and, where it can be given up by itself, the way to that. */
export function SubscriptionSessions({ subscription, readAt, canManage }: SubscriptionSessionsProps) {
  const t = useTexts();
  const locale = useLocale();
  const { sessions, timeZone } = subscription;
  return (
    <section aria-label={t(m.subscription_sessions)}>
      <ul className={styles.sessions}>
        {sessions.map((session) => {
          const { id, teacherName, link, isCancelled, endsAt, canCancel } = session;
          const moment = sessionLabel(session, timeZone, { t, locale });
          return (
            <li key={id}>
              <p className={isCancelled ? styles.off : styles.moment}>{moment}</p>
              {teacherName && <p className={styles.small}>{t(m.booking_with, { name: teacherName })}</p>}
              {isCancelled ? (
                <p className={styles.small}>{t(m.subscription_session_cancelled)}</p>
              ) : (
                endsAt <= readAt && <p className={styles.small}>{t(m.subscription_session_over)}</p>
              )}
              {link !== null && (
                <p>
                  <a href={link} target="_blank" rel="noopener noreferrer">
                    {t(m.subscription_link)}
                  </a>
                </p>
              )}
              {canManage && canCancel && (
                <p className={styles.act}>
                  <Link to={`?${CANCEL_FIELD}=${id}`} preventScrollReset>
                    {t(m.subscription_cancel_session)}
                    <span className="visually-hidden">: {moment}</span>
                  </Link>{' '}
                  <FreeUntil session={session} timeZone={timeZone} readAt={readAt} />
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Until when giving it up is free, or that it is not any more. */
export function FreeUntil({
  session: { freeUntil },
  timeZone,
  readAt,
}: {
  session: Pick<SubscribedSession, 'freeUntil'>;
  timeZone: string;
  readAt: string;
}) {
  const t = useTexts();
  const locale = useLocale();
  const isFree = Date.parse(freeUntil) >= Date.parse(readAt);
  const moment = momentIn(timeZone, freeUntil, locale);
  return (
    <span className={styles.small}>
      {t(isFree ? m.subscription_free_until : m.subscription_no_longer_free, { moment })}
    </span>
  );
}
