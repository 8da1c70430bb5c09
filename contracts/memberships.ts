/** What a membership pays (specification section 3, "Membership types"); `class` is the specification's course/event; a bundle (ours) pays a number of uses of each part. */
export const MEMBERSHIP_TYPES = ['service', 'class', 'video', 'workout', 'subscription', 'bundle'] as const;
export type MembershipType = (typeof MEMBERSHIP_TYPES)[number];

/** The types that a provider can make now: a subscription pays services and classes. */
export const OFFERED_MEMBERSHIP_TYPES = ['service', 'class', 'subscription'] as const;

/** A service, by one of its offers, or a class, with how many uses of it a bundle is sold with. */
export interface BundlePart {
  offerId: number;
  entries: number;
}

/** The most uses of one part of a bundle. */
export const MOST_PART_ENTRIES = 100;
export const MOST_BUNDLE_PARTS = 20;
/** The most uses of all parts together. */
export const MOST_BUNDLE_ENTRIES = 1000;

/** The unit of how long an offer is valid (specification section 3, `durationType`). */
export const MEMBERSHIP_DURATIONS = ['days', 'weeks', 'months'] as const;
export type MembershipDuration = (typeof MEMBERSHIP_DURATIONS)[number];

/** A month of a membership is 30 days; packages of Radura go by the calendar. */
const DAYS_OF: Record<MembershipDuration, number> = { days: 1, weeks: 7, months: 30 };

/** For how many days an offer is valid. */
export const daysOfOffer = ({
  duration,
  durationType,
}: {
  duration: number;
  durationType: MembershipDuration;
}): number => duration * DAYS_OF[durationType];

/** When a pass begins: the day it is bought, or the day it is used first. */
export const PASS_BEGINNINGS = ['purchase', 'firstUse'] as const;
export type PassBeginning = (typeof PASS_BEGINNINGS)[number];

/** A pass that begins with its first use has to be used first within so many days. */
export const DAYS_TO_BEGIN = 90;

export const MEMBERSHIP_RULES = [
  'reservationLimit',
  'subscriptionLimit',
  'cancelReservationLimit',
  'cancelSubscriptionLimit',
  'cancelPeriod',
] as const;
export type MembershipRuleType = (typeof MEMBERSHIP_RULES)[number];

export const MEMBERSHIP_PERIODS = ['day', 'week', 'month', 'allPeriod', 'noPeriod'] as const;
export type MembershipPeriod = (typeof MEMBERSHIP_PERIODS)[number];

/** A rule of use: at most so many in the period; of `cancelPeriod` hours before the start. */
export interface MembershipRule {
  type: MembershipRuleType;
  period: MembershipPeriod;
  amount: number;
}

/** What a pass is used for: a booking of a service, or a session of a class. */
export const PASS_USE_KINDS = ['reservation', 'subscription'] as const;
export type PassUseKind = (typeof PASS_USE_KINDS)[number];

export const PASS_USE_STATES = ['taken', 'returned', 'kept'] as const;
export type PassUseState = (typeof PASS_USE_STATES)[number];

/** How a pass stands: it waits for its first use, can be used, has no entry left, is over, or its money went back. */
export const PASS_STANDINGS = ['waiting', 'active', 'usedUp', 'expired', 'refunded'] as const;
export type PassStatus = (typeof PASS_STANDINGS)[number];
