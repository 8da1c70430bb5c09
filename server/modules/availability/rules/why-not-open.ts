import type { ErrorCode } from '#contracts/error-codes.ts';
import { dayNumberOf, dayOf, epochMinutesOf, nextEpochMinutes } from '#contracts/time.ts';
import type { EpochMinutes } from '#contracts/time.ts';
import { resolveBreaks, resolveHolidays, resolveOutsidePeriod } from './closures.ts';
import { overlaps } from './interval.ts';
import { bufferedReach, reachFrom, serviceReach } from './obstacles.ts';
import { chooseFreeUnits } from './physical-resources.ts';
import { earliestStart, isJoinable, isSameOccasion, seatLimit } from './question.ts';
import type { AvailabilityQuestion, PersonCalendar } from './question.ts';
import { startWindows } from './start-windows.ts';

/** Every reason against a start, in the order in which they are told, with the specification's code (section 8). */
export const CLOSED_REASONS = {
  pastDay: 'invalidPastDate',
  past: 'IV.ST',
  offGrid: 'IV.ST',
  outsideSchedule: 'reservationInvalidSchedule',
  tooSoon: 'IV.ST',
  beyondHorizon: 'reservationInvalidSchedule',
  outsidePeriod: 'reservationInvalidSchedule',
  holiday: 'reservationInvalidPause',
  break: 'reservationInvalidBreak',
  class: 'reservationInvalidClass',
  taken: 'reservationInvalidCapacity',
  resourceBusy: 'reservationInvalidResources',
  nobodyFree: 'reservationInvalidResources',
} as const satisfies Record<string, ErrorCode>;

export type ClosedReason = keyof typeof CLOSED_REASONS;

/** Null when a booking can start at this minute with this person, exactly for the starts that `openSlots` answers. */
export function whyNotOpen(
  question: AvailabilityQuestion,
  person: PersonCalendar,
  at: EpochMinutes,
): ClosedReason | null {
  return (
    againstNow(question, at) ??
    againstSchedule(question, person, at) ??
    againstDates(question, at) ??
    againstClosures(question, person, at) ??
    againstHolds(question, person, at)
  );
}

/**
 * The same for "anyone": null when at least one of the people can. Else the reason if it is one and the same for all and
 * not about a person's own bookings, otherwise `nobodyFree`.
 */
export function whyNobodyOpen(
  question: AvailabilityQuestion,
  people: readonly PersonCalendar[],
  at: EpochMinutes,
): ClosedReason | null {
  const reasons = new Set<ClosedReason>();
  for (const person of people) {
    const reason = whyNotOpen(question, person, at);
    if (reason === null) return null;
    reasons.add(reason);
  }
  const [reason = 'nobodyFree', ...others] = reasons;
  return others.length > 0 || reason === 'class' || reason === 'taken' ? 'nobodyFree' : reason;
}

function againstNow({ zone, now }: AvailabilityQuestion, at: EpochMinutes): ClosedReason | null {
  if (dayOf(zone, at) < dayOf(zone, epochMinutesOf(now))) return 'pastDay';
  return at < nextEpochMinutes(now) ? 'past' : null;
}

function againstSchedule(
  { zone, offer }: AvailabilityQuestion,
  person: PersonCalendar,
  at: EpochMinutes,
): ClosedReason | null {
  const day = dayOf(zone, at);
  const asked = { zone, firstDay: day - 1, lastDay: day, window: { from: at, to: at + 1 } };
  const [open] = startWindows({ ...asked, durationMinutes: 1 }, person.hours);
  if (!open) return 'outsideSchedule';
  if ((at - open.gridFrom) % offer.stepMinutes !== 0) return 'offGrid';
  const [longEnough] = startWindows({ ...asked, durationMinutes: offer.durationMinutes }, person.hours);
  return longEnough ? null : 'outsideSchedule';
}

function againstDates(question: AvailabilityQuestion, at: EpochMinutes): ClosedReason | null {
  const { zone, offer } = question;
  if (at < earliestStart(question)) return 'tooSoon';
  if (offer.lastBookableDate && dayOf(zone, at) > dayNumberOf(offer.lastBookableDate)) return 'beyondHorizon';
  const service = reachFrom(at, serviceReach(offer));
  const outside = resolveOutsidePeriod(zone, offer.period, service);
  return outside.some((one) => overlaps(one, service)) ? 'outsidePeriod' : null;
}

function againstClosures(
  { zone, offer }: AvailabilityQuestion,
  person: PersonCalendar,
  at: EpochMinutes,
): ClosedReason | null {
  if (resolveHolidays(zone, person.holidays, reachFrom(at, serviceReach(offer))).length > 0) return 'holiday';
  return resolveBreaks(zone, person.breaks, reachFrom(at, bufferedReach(offer))).length > 0 ? 'break' : null;
}

function againstHolds(
  question: AvailabilityQuestion,
  { personId, busy }: PersonCalendar,
  at: EpochMinutes,
): ClosedReason | null {
  const span = reachFrom(at, bufferedReach(question.offer));
  let isTaken = seatLimit(question) < 1;
  let joins = false;
  for (const one of busy) {
    if (one.from >= span.to) break;
    if (!overlaps(one, span)) continue;
    if (one.kind === 'class') return 'class';
    if (isJoinable(question, personId, at, one)) joins = true;
    else isTaken = true;
  }
  if (isTaken) return 'taken';
  const units = chooseFreeUnits(
    question,
    span,
    (unit) => joins && isSameOccasion(question, personId, at, unit),
  );
  return units ? null : 'resourceBusy';
}
