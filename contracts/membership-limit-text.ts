import type { Locale } from './languages.ts';
import { m } from '#contracts/texts/messages.js';

const PERIODS: Record<string, typeof m.passes_per_day> = {
  day: m.passes_per_day,
  week: m.passes_per_week,
  month: m.passes_per_month,
};

const LIMITS = {
  reservationLimit: { one: m.pass_limit_reservation_one, more: m.passes_rule_reservation },
  subscriptionLimit: { one: m.pass_limit_subscription_one, more: m.passes_rule_subscription },
};

/** A limit on uses of a membership in words: 'at most 2 bookings a week'. */
export function membershipLimitText(
  { type = '', period = '', amount: count = 0 }: Readonly<Record<string, string | number>>,
  locale: Locale,
): string {
  const inPeriod = (PERIODS[period] ?? m.passes_per_all)({}, { locale });
  const { one, more } = LIMITS[type === 'subscriptionLimit' ? type : 'reservationLimit'];
  return count === 1 ? one({ period: inPeriod }, { locale }) : more({ count, period: inPeriod }, { locale });
}
