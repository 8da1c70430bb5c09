import { dayNumberOf, isoWeekdayOfDay } from '#contracts/time.ts';
import type { LocalDate } from '#contracts/time.ts';
import type { MembershipPeriod, MembershipRule, PassUseKind } from '#contracts/memberships.ts';

/** A visit that a pass pays, or would. */
export interface Visit {
  kind: PassUseKind;
  /** By the center's date. */
  visitOn: LocalDate;
}

/** The name of the period in which a day lies: days in one period have the same. A week begins on Monday. */
export function periodOf(period: MembershipPeriod, day: LocalDate): string {
  if (period === 'day') return day;
  if (period === 'month') return day.slice(0, 7);
  if (period === 'week') {
    const number = dayNumberOf(day);
    return String(number - isoWeekdayOfDay(number) + 1);
  }
  // What is paid for once has one period, its whole life
  return 'all';
}

const USE_LIMITS = { reservation: 'reservationLimit', subscription: 'subscriptionLimit' } as const;
const CANCEL_LIMITS = {
  reservation: 'cancelReservationLimit',
  subscription: 'cancelSubscriptionLimit',
} as const;

const countIn = (period: MembershipPeriod, of: Visit, visits: readonly Visit[]): number =>
  visits.filter(
    ({ kind, visitOn }) => kind === of.kind && periodOf(period, visitOn) === periodOf(period, of.visitOn),
  ).length;

/**
 * The first rule that visits would break, or null.
 * @param used what stands of the pass: entries that were not given back
 */
export function brokenLimit(
  rules: readonly MembershipRule[],
  used: readonly Visit[],
  wanted: readonly Visit[],
): MembershipRule | null {
  const all = [...used, ...wanted];
  return (
    rules.find(({ type, period, amount }) =>
      wanted.some((visit) => type === USE_LIMITS[visit.kind] && countIn(period, visit, all) > amount),
    ) ?? null
  );
}

/** A visit that its customer calls off. */
export interface CalledOff extends Visit {
  visitAt: Date;
  calledOffAt: Date;
  /** Whether the terms of the booking say that it is free. */
  isFreeByTerms: boolean;
}

/**
 * Whether the entry of a visit that its customer called off comes back: in time, by the pass's own hours where it has some, else by the terms of the booking; and not
 * more often than its rules let.
 * @param returned entries that came back to the pass before, called off by the customer
 */
export function comesBack(
  rules: readonly MembershipRule[],
  returned: readonly Visit[],
  visit: CalledOff,
): boolean {
  const hours = rules.filter(({ type }) => type === 'cancelPeriod').map(({ amount }) => amount);
  const until = visit.visitAt.getTime() - Math.max(...hours) * 3_600_000;
  const isInTime = hours.length > 0 ? visit.calledOffAt.getTime() <= until : visit.isFreeByTerms;
  return (
    isInTime &&
    !rules.some(
      ({ type, period, amount }) =>
        type === CANCEL_LIMITS[visit.kind] && countIn(period, visit, returned) >= amount,
    )
  );
}
