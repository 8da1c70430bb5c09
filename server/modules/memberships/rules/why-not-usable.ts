import { addDays } from '#contracts/time.ts';
import type { LocalDate } from '#contracts/time.ts';
import type { BundlePart, MembershipRule, MembershipType, PassStatus } from '#contracts/memberships.ts';
import type { ApiErrorReason } from '#contracts/api-error.ts';
import type { ErrorCode } from '#contracts/error-codes.ts';
import type { Visit } from './limits.ts';
import { daysOfUse } from './days-of-pass.ts';
import type { Season } from './days-of-pass.ts';
import { brokenLimit } from './limits.ts';

/** What of a pass decides for which visits it is used. */
export interface PassTerms extends Season {
  type: MembershipType;
  status: 'unpaid' | 'active' | 'ended';
  /** null: without limit. */
  entries: number | null;
  rules: readonly MembershipRule[];
  /** null: all of its type. */
  covers: readonly number[] | null;
  /** Of a bundle, which pays them alone; null for others. */
  parts: readonly BundlePart[] | null;
  /** null: it waits for its first use. */
  startsOn: LocalDate | null;
  endsOn: LocalDate | null;
  startBy: LocalDate | null;
  durationDays: number;
}

/** A visit with what takes place. */
export interface VisitOf extends Visit {
  offerId: number;
}

/** A use that stands; what was used is not known of uses from before bundles. */
export interface UsedVisit extends Visit {
  offerId: number | null;
}

/** A refusal with what it may tell: the fuller text, or the rule that is broken. */
export interface WhyNot {
  code: ErrorCode;
  params?:
    | { known: 'ended' }
    | { known: 'toCome'; date: LocalDate }
    | { known: 'rule'; type: string; period: string; amount: number };
  reason?: ApiErrorReason;
}

/** How a pass stands on a day. */
export function standingOf(
  pass: Pick<PassTerms, 'status' | 'entries' | 'startsOn' | 'endsOn' | 'startBy'>,
  used: number,
  today: LocalDate,
): PassStatus {
  if (pass.status === 'ended') return 'refunded';
  if ((pass.endsOn ?? pass.startBy ?? today) < today) return 'expired';
  if (pass.entries !== null && used >= pass.entries) return 'usedUp';
  // One that begins with its first use counts as begun once that is booked
  const isToCome = pass.startsOn === null || (pass.startBy === null && pass.startsOn > today);
  return isToCome ? 'waiting' : 'active';
}

const PAYS: Record<MembershipType, readonly Visit['kind'][]> = {
  service: ['reservation'],
  class: ['subscription'],
  subscription: ['reservation', 'subscription'],
  video: [],
  workout: [],
  bundle: ['reservation', 'subscription'],
};

/**
 * Why a pass cannot pay some visits, all of them or none; null where it can.
 * @param used what stands of it: entries that were not given back
 */
export function whyNotUsable(
  pass: PassTerms,
  used: readonly UsedVisit[],
  wanted: readonly VisitOf[],
): WhyNot | null {
  if (pass.status !== 'active') return { code: 'membershipNotUsable', params: { known: 'ended' } };
  const covers = pass.parts?.map(({ offerId }) => offerId) ?? pass.covers;
  const isCovered = ({ kind, offerId }: VisitOf): boolean =>
    PAYS[pass.type].includes(kind) && (covers === null || covers.includes(offerId));
  if (wanted.length === 0 || !wanted.every(isCovered)) return { code: 'subscriptionInvalidMembership' };
  const begins = pass.startsOn ?? pass.seasonFrom;
  if (begins !== null && firstDay(wanted) < begins)
    return { code: 'membershipNotUsable', params: { known: 'toCome', date: begins } };
  const { from, to } = validityOf(pass, wanted);
  if (wanted.some(({ visitOn }) => visitOn < from || visitOn > to))
    return { code: 'membershipNotUsable', params: { known: 'ended' } };
  if (hasTooFew(pass, used, wanted)) return { code: 'subscriptionInvalidSessionsLimit' };
  const broken = brokenLimit(pass.rules, used, wanted);
  if (!broken) return null;
  const { type, period, amount } = broken;
  return {
    code: 'membershipNotUsable',
    params: { known: 'rule', ...broken },
    reason: { name: 'customMemRules', type, period, amount },
  };
}

/** Whether a pass has fewer entries left than are wanted: in all, and of each part of a bundle. */
function hasTooFew(
  { entries, parts }: PassTerms,
  used: readonly UsedVisit[],
  wanted: readonly VisitOf[],
): boolean {
  if (entries !== null && used.length + wanted.length > entries) return true;
  const all = [...used, ...wanted];
  return (parts ?? []).some(
    (part) => all.filter(({ offerId }) => offerId === part.offerId).length > part.entries,
  );
}

/** From when until when it is valid; one that has not begun would begin with the first of the visits. */
function validityOf(pass: PassTerms, wanted: readonly Visit[]): { from: LocalDate; to: LocalDate } {
  if (pass.startsOn !== null && pass.endsOn !== null) return { from: pass.startsOn, to: pass.endsOn };
  const first = firstDay(wanted);
  if (pass.startBy !== null && first > pass.startBy) return { from: first, to: addDays(first, -1) };
  return { from: first, to: daysOfUse(pass, first).endsOn };
}

/** The earliest day of some visits. */
export const firstDay = (visits: readonly Visit[]): LocalDate =>
  visits.map(({ visitOn }) => visitOn).toSorted()[0] ?? '';
