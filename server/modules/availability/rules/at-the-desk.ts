import type { SoftRule } from '#contracts/soft-rules.ts';
import { DESK_DAYS_BACK, SOFT_RULES } from '#contracts/soft-rules.ts';
import { dayNumberOf, dayOf, MINUTES_PER_DAY, nextEpochMinutes } from '#contracts/time.ts';
import type { EpochMinutes } from '#contracts/time.ts';
import { resolveBreaks, resolveHolidays, resolveOutsidePeriod } from './closures.ts';
import { overlaps, sortedByFrom } from './interval.ts';
import type { Interval } from './interval.ts';
import { bufferedReach, reachFrom, serviceReach } from './obstacles.ts';
import { chooseFreeUnits } from './physical-resources.ts';
import type { ChosenUnit } from './physical-resources.ts';
import { earliestStart, isJoinable, isSameOccasion, seatLimit } from './question.ts';
import type { AvailabilityQuestion, BusyInterval, PersonCalendar, UnitBusy } from './question.ts';
import { startWindows } from './start-windows.ts';
import type { ClosedReason } from './why-not-open.ts';

/** What nobody may overrule: who and what is there cannot be in two places, and records end somewhere. */
export type HardReason = Extract<ClosedReason, 'pastDay' | 'class' | 'taken' | 'resourceBusy'>;

/** A start as the desk looks at it: what may be overruled, and what is taken then. */
export type DeskPlace =
  | { hard: HardReason }
  | {
      hard: null;
      /** Each once, in the order in which they are told; empty for a start that anybody could book. */
      soft: readonly SoftRule[];
      /** What is kept busy: with the buffers, or without those that are given up. */
      busy: Interval;
      units: readonly ChosenUnit[];
    };

/**
 * Everything that speaks against a start with one person, at once. Rules that bind who books from outside, and hours, closings and buffers, may be
 * overruled; a service over another one of the same person or thing, in any center, may not. A buffer is given up on the side where it meets
 * another booking.
 * @param keepsStart of a booking that is there already: what binds starts alone does not count again
 */
export function placeAtDesk(
  question: AvailabilityQuestion,
  person: PersonCalendar,
  at: EpochMinutes,
  { keepsStart }: { keepsStart: boolean },
): DeskPlace {
  const isPast = !keepsStart && at < nextEpochMinutes(question.now);
  if (at < nextEpochMinutes(question.now) - DESK_DAYS_BACK * MINUTES_PER_DAY) return { hard: 'pastDay' };
  const span = reachFrom(at, bufferedReach(question.offer));
  const service = reachFrom(at, serviceReach(question.offer));
  const soft = new Set<SoftRule>([
    ...(isPast ? ['past' as const] : []),
    ...againstSchedule(question, person, at, keepsStart),
    ...(keepsStart ? [] : againstDates(question, at, isPast)),
    ...againstClosures(question, person, { span, service }),
  ]);

  const near = person.busy.filter((one) => overlaps(one, span));
  const joined = near.some((one) => isJoinable(question, person.personId, at, one));
  const others = near.filter((one) => !isJoinable(question, person.personId, at, one));
  const hard = others.find((one) => overlaps(coreOf(one), service));
  if (hard) return { hard: hard.kind === 'class' ? 'class' : 'taken' };
  if (seatLimit(question) < 1) return { hard: 'taken' };

  const isOwn = (unit: UnitBusy) => joined && isSameOccasion(question, person.personId, at, unit);
  const things = unitsAtDesk(question, { span, service }, isOwn);
  if (!things) return { hard: 'resourceBusy' };
  for (const rule of things.soft) soft.add(rule);
  const cores = [...others, ...things.near].map(coreOf);
  if (cores.length > 0) soft.add('buffers');
  const busy = {
    from: cores.some((core) => core.to <= service.from) ? service.from : span.from,
    to: cores.some((core) => core.from >= service.to) ? service.to : span.to,
  };
  return { hard: null, soft: SOFT_RULES.filter((rule) => soft.has(rule)), busy, units: things.units };
}

/** Of another booking here the service itself; of what nobody here can look into, all that it takes. */
const coreOf = ({ from, to, occasion }: Pick<BusyInterval, 'from' | 'to' | 'occasion'>): Interval =>
  occasion ? { from: occasion.startsAt, to: Math.min(to, occasion.endsAt) } : { from, to };

function againstSchedule(
  { zone, offer }: AvailabilityQuestion,
  person: PersonCalendar,
  at: EpochMinutes,
  keepsStart: boolean,
): SoftRule[] {
  const day = dayOf(zone, at);
  const asked = { zone, firstDay: day - 1, lastDay: day, window: { from: at, to: at + 1 } };
  const [open] = startWindows({ ...asked, durationMinutes: 1 }, person.hours);
  if (!open) return ['closed'];
  const [longEnough] = startWindows({ ...asked, durationMinutes: offer.durationMinutes }, person.hours);
  const isOffGrid = !keepsStart && (at - open.gridFrom) % offer.stepMinutes !== 0;
  return [...(longEnough ? [] : ['closed' as const]), ...(isOffGrid ? ['grid' as const] : [])];
}

function againstDates(question: AvailabilityQuestion, at: EpochMinutes, isPast: boolean): SoftRule[] {
  const { zone, offer } = question;
  const { lastBookableDate, period } = offer;
  const service = reachFrom(at, serviceReach(offer));
  const soft: SoftRule[] = [];
  if (!isPast && at < earliestStart(question)) soft.push('notice');
  if (lastBookableDate && dayOf(zone, at) > dayNumberOf(lastBookableDate)) soft.push('horizon');
  if (resolveOutsidePeriod(zone, period, service).some((one) => overlaps(one, service))) soft.push('period');
  return soft;
}

function againstClosures(
  { zone }: AvailabilityQuestion,
  { holidays, breaks }: PersonCalendar,
  { span, service }: { span: Interval; service: Interval },
): SoftRule[] {
  return [
    ...(resolveHolidays(zone, holidays, service).length > 0 ? ['holiday' as const] : []),
    ...(resolveBreaks(zone, breaks, span).length > 0 ? ['break' as const] : []),
  ];
}

interface UnitsAtDesk {
  units: readonly ChosenUnit[];
  soft: readonly SoftRule[];
  /** What the buffers of the booking meet in the units, or the buffers of others its service. */
  near: readonly UnitBusy[];
}

/** As many rules as possible are kept: first all, then closings of things are overruled, then buffers, then both. Null: too few units. */
function unitsAtDesk(
  question: AvailabilityQuestion,
  { span, service }: { span: Interval; service: Interval },
  isOwn: (busy: UnitBusy) => boolean,
): UnitsAtDesk | null {
  const { needs, resources } = question;
  if (needs.length === 0) return { units: [], soft: [], near: [] };
  for (const givesUpBuffers of [false, true]) {
    for (const isClosingOverruled of [false, true]) {
      const looked = resources.map((resource) => ({
        ...resource,
        closed: isClosingOverruled ? [] : resource.closed,
        busy: givesUpBuffers
          ? sortedByFrom(resource.busy.map((one) => ({ ...one, ...coreOf(one) })))
          : resource.busy,
      }));
      const units = chooseFreeUnits({ needs, resources: looked }, givesUpBuffers ? service : span, isOwn);
      if (!units) continue;
      const near = resources.flatMap(({ resourceId, busy }) =>
        busy.filter(
          (one) =>
            overlaps(one, span) &&
            !isOwn(one) &&
            units.some((chosen) => chosen.resourceId === resourceId && chosen.unit === one.unit),
        ),
      );
      return { units, soft: isClosingOverruled ? ['thingClosed'] : [], near };
    }
  }
  return null;
}
