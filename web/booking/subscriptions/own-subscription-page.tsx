import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { ApiError } from '#contracts/api-error.ts';
import * as m from '#contracts/texts/messages.js';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { FullScreenLoader } from '#web/ui/busy.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import styles from '../own/own-reservation.module.css';
import { useBookingNavigation } from '../use-booking-navigation.ts';
import { CancelSubscription } from './cancel-subscription.tsx';
import { askedToCancel, CANCELLED_FIELD } from './change-own-subscription.ts';
import { isHeld } from './own-subscription.ts';
import type { SubscriptionSeen } from './own-subscription.ts';
import { PayOwnSubscription } from './pay-own-subscription.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import { statusLabel } from './subscription-labels.ts';

type OwnSubscriptionPageProps = {
  subscription: SubscriptionSeen;
  /** Why giving up was refused. */
  errors: readonly ApiError[];
  /** The present moment as the server saw it, ISO. */
  readAt: string;
  headingLevel: 1 | 2;
};

/** An own sign-up: what it is, its sessions, and giving up one of them or the whole. */
export function OwnSubscriptionPage({
  subscription,
  errors,
  readAt,
  headingLevel,
}: OwnSubscriptionPageProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  const [search] = useSearchParams();
  const { isBusy } = useBookingNavigation();
  const { showSuccess } = useToasts();
  const Heading = `h${headingLevel}` as const;
  const isCancelled = search.has(CANCELLED_FIELD);
  useEffect(() => {
    if (isCancelled) showSuccess(t(m.subscription_cancelled_title));
  }, [isCancelled, showSuccess, t]);
  const { providerId, classId } = subscription;
  return (
    <>
      {isBusy && <FullScreenLoader text={t(m.confirmation_working)} />}
      <div className={styles.head}>
        <Badge>{statusLabel(subscription, t)}</Badge>
        <Heading className={styles.title}>{t(m.subscription_title)}</Heading>
      </div>
      <ErrorBoxes errors={errors} />
      {isCancelled && (
        <p className={styles.done} role="status">
          <strong>{t(m.subscription_cancelled_title)}.</strong> {t(m.subscription_cancelled)}
        </p>
      )}
      <PayOwnSubscription subscription={subscription} readAt={readAt} isBusy={isBusy} />
      <CancelSubscription
        subscription={subscription}
        asked={askedToCancel(search)}
        readAt={readAt}
        isBusy={isBusy}
      />
      <SubscriptionCard subscription={subscription} readAt={readAt} canManage />
      {!isHeld(subscription) && (
        <ButtonLink to={localPath(`/provider/${providerId}/class/${classId}`)} look="secondary">
          {t(m.signup_again)}
        </ButtonLink>
      )}
    </>
  );
}
