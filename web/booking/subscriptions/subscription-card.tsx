import type { ReactNode } from 'react';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import styles from '../own/reservation-card.module.css';
import type { SubscriptionSeen } from './own-subscription.ts';
import { SubscriptionSessions } from './subscription-sessions.tsx';
import { costText } from './subscription-labels.ts';

type SubscriptionCardProps = {
  subscription: SubscriptionSeen;
  /** The present moment as the server saw it, ISO. */
  readAt: string;
  /** Whether each session leads to giving it up. */
  canManage?: boolean;
};

/** A sign-up: of what, with whom, for how much, and its sessions. */
export function SubscriptionCard({ subscription, readAt, canManage = false }: SubscriptionCardProps) {
  const t = useTexts();
  const { className, serviceType, providerName } = subscription;
  return (
    <>
      <dl className={styles.card}>
        <Line name={t(serviceType === 'E' ? m.subscription_event : m.subscription_class)}>{className}</Line>
        <Line name={t(m.subscription_where)}>{providerName}</Line>
        <Line name={t(m.subscription_amount)}>{costText(subscription, t)}</Line>
      </dl>
      <SubscriptionSessions subscription={subscription} readAt={readAt} canManage={canManage} />
    </>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
