import type { Locale } from './languages.ts';
import { m } from '#contracts/texts/messages.js';

const PERIODS: Record<string, typeof m.passes_per_day> = {
  day: m.passes_per_day,
  week: m.passes_per_week,
  month: m.passes_per_month,
};

/** A limit on uses of a membership in words: 'at most 2 bookings a week'. */
export function membershipLimitText(
  { type = '', period = '', amount: count = 0 }: Readonly<Record<string, string | number>>,
  locale: Locale,
): string {
  const inPeriod = (PERIODS[period] ?? m.passes_per_all)({}, { locale });
  const text = type === 'subscriptionLimit' ? m.passes_rule_subscription : m.passes_rule_reservation;
  return text({ count, period: inPeriod }, { locale });
}
