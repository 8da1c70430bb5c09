import { Form } from 'react-router';
import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from '../own/own-reservation.module.css';
import { localDateTimeIn } from '../shown-times.ts';
import { PAY_INTENT } from './change-own-subscription.ts';
import type { SubscriptionSeen } from './own-subscription.ts';

type PayOwnSubscriptionProps = { subscription: SubscriptionSeen; readAt: string; isBusy: boolean };

/** The way back to the payment of a sign-up whose places are still held for it. */
export function PayOwnSubscription({ subscription, readAt, isBusy }: PayOwnSubscriptionProps) {
  const t = useTexts();
  const { status, expiresAt, totalCents, timeZone } = subscription;
  if (status !== 'RSD' || expiresAt === null || Date.parse(expiresAt) <= Date.parse(readAt)) return null;
  return (
    <Form method="post" className={styles.cancel}>
      <p>{t(m.own_subscription_to_pay, { time: localDateTimeIn(timeZone, expiresAt).slice(11) })}</p>
      <input type="hidden" name="intent" value={PAY_INTENT} />
      <Button type="submit" isBusy={isBusy}>
        {t(m.own_subscription_pay, { amount: formatMoney(totalCents) })}
      </Button>
    </Form>
  );
}
