import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import type { Texts } from '#web/lib/texts-in.ts';
import { dayWithWeekday, localDateTimeIn } from '../shown-times.ts';
import type { Locale } from '#contracts/languages.ts';
import type { SubscribedSession, SubscriptionSeen } from './own-subscription.ts';

const STATUSES = {
  A: m.subscription_status_confirmed,
  P: m.subscription_status_waiting,
  RSD: m.subscription_status_unpaid,
  C: m.subscription_status_cancelled,
  R: m.subscription_status_refunded,
};

export const statusLabel = ({ status }: Pick<SubscriptionSeen, 'status'>, t: Texts): string =>
  t(STATUSES[status]);

/** What it costs, and by which way. */
export function costText(
  {
    totalCents,
    onlyBook,
    status,
    isPaidWithPass,
  }: Pick<SubscriptionSeen, 'totalCents' | 'onlyBook' | 'status' | 'isPaidWithPass'>,
  t: Texts,
): string {
  if (totalCents === 0) return t(m.subscription_free);
  const amount = formatMoney(totalCents);
  if (isPaidWithPass) return t(m.manage_paid_with_pass, { amount });
  if (status === 'C' || status === 'R') return amount;
  if (onlyBook) return t(m.subscription_on_site, { amount });
  return t(status === 'RSD' ? m.subscription_to_pay : m.subscription_online, { amount });
}

/** 'martedì 24/11/2026, dalle 18:00 alle 19:00' in the time of the provider. */
export function sessionLabel(
  { startsAt, endsAt }: Pick<SubscribedSession, 'startsAt' | 'endsAt'>,
  timeZone: string,
  { t, locale }: { t: Texts; locale: Locale },
): string {
  const from = localDateTimeIn(timeZone, startsAt);
  const to = localDateTimeIn(timeZone, endsAt);
  return t(m.signup_at, {
    day: dayWithWeekday(from.slice(0, 10), locale),
    from: from.slice(11),
    to: to.slice(11),
  });
}
