import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { seasonText } from '#web/lib/season-text.ts';
import type { Message, Texts } from '#web/lib/texts-in.ts';
import type { MembershipToBuy, OfferToBuy } from './membership-calls.ts';

type Text = Message<Record<never, never>>;

const TYPES: Record<MembershipToBuy['type'], Text> = {
  service: m.memberships_type_service,
  class: m.memberships_type_class,
  subscription: m.memberships_type_subscription,
  video: m.memberships_type_video,
  workout: m.memberships_type_workout,
  bundle: m.bundles_type,
};

/** What a membership pays. */
export const paysText = (t: Texts, { type, coverNames, parts }: MembershipToBuy): string =>
  parts.length > 0
    ? parts.map(({ entries, name }) => t(m.bundles_part_text, { count: entries, name })).join(' + ')
    : t(m.passes_pays_all, { what: coverNames.length > 0 ? coverNames.join(', ') : t(TYPES[type]) });

const UNITS = {
  days: { one: m.passes_day, more: m.passes_days },
  weeks: { one: m.passes_week, more: m.passes_weeks },
  months: { one: m.passes_month, more: m.passes_months },
};

/** How many entries an offer has, how long it is valid, and in which season. */
export function offerText(t: Texts, { offer }: OfferToBuy): string {
  const { sessionsCounter, duration, durationType, begins } = offer;
  const entries =
    sessionsCounter === null
      ? t(m.passes_entries_unlimited)
      : sessionsCounter === 1
        ? t(m.passes_entries_one)
        : t(m.passes_entries, { count: sessionsCounter });
  const unit = UNITS[durationType];
  const period = duration === 1 ? t(unit.one) : t(unit.more, { count: duration });
  const valid = begins === 'firstUse' ? m.passes_valid_first_use : m.passes_valid_purchase;
  const season = seasonText(t, offer);
  return [entries, season ? t(m.passes_season, { period, season }) : t(valid, { period })].join(' · ');
}

/** Of the cheapest offer, with `from` where there are more. */
export function priceText(t: Texts, { offers }: MembershipToBuy): string {
  const [cheapest = 0, ...more] = offers
    .map(({ offer }) => offer.priceCents)
    .toSorted((one, other) => one - other);
  const price = cheapest === 0 ? t(m.booking_free) : formatMoney(cheapest);
  return more.length > 0 ? t(m.memberships_from, { price }) : price;
}

const PERIODS = {
  day: m.passes_per_day,
  week: m.passes_per_week,
  month: m.passes_per_month,
  allPeriod: m.passes_per_all,
  noPeriod: m.passes_per_all,
};

const RULES = {
  reservationLimit: m.passes_rule_reservation,
  subscriptionLimit: m.passes_rule_subscription,
  cancelReservationLimit: m.passes_rule_cancel_reservation,
  cancelSubscriptionLimit: m.passes_rule_cancel_subscription,
};

/** A rule of use as a sentence. */
export const ruleText = (
  t: Texts,
  { type, period, amount: count }: MembershipToBuy['rules'][number],
): string =>
  type === 'cancelPeriod'
    ? t(m.passes_rule_cancel_period, { count })
    : t(RULES[type], { count, period: t(PERIODS[period]) });
