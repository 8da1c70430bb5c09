import type { SoftRule } from '#contracts/soft-rules.ts';
import { DESK_DAYS_BACK, SOFT_RULES } from '#contracts/soft-rules.ts';
import { dayOf, MINUTES_PER_DAY, nextEpochMinutes } from '#contracts/time.ts';
import type { EpochMinutes } from '#contracts/time.ts';
import { resolveBreaks, resolveHolidays, resolveOutsidePeriod } from './closures.ts';
import { overlaps, sortedByFrom } from './interval.ts';
import type { Interval } from './interval.ts';
import { bufferedReach, reachFrom, serviceReach } from './obstacles.ts';
import { chooseFreeUnits } from './physical-resources.ts';
import type { ChosenUnit } from './physical-resources.ts';
import { isJoinable, isSameOccasion, seatLimit } from './question.ts';
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
 * Everything that speaks against a start with one person, at once. The service's period, hours, closings and buffers may be overruled; a service
 * over another one of the same person or thing, in any center, may not. Starting times, notice, how far ahead one books and the past bind who books
 * from outside alone. A buffer is given up on the side where it meets another booking.
 * @param keepsStart of a booking that is there already: the service's period does not count again
 * @param seats how many come together
 */
export function placeAtDesk(
  question: AvailabilityQuestion,
  person: PersonCalendar,
  at: EpochMinutes,
  { keepsStart, seats = 1 }: { keepsStart: boolean; seats?: number | undefined },
): DeskPlace {
  if (at < nextEpochMinutes(question.now) - DESK_DAYS_BACK * MINUTES_PER_DAY) return { hard: 'pastDay' };
  const span = reachFrom(at, bufferedReach(question.offer));
  const service = reachFrom(at, serviceReach(question.offer));
  const soft = new Set<SoftRule>([
    ...(isInHours(question, person, at) ? [] : ['closed' as const]),
    ...(keepsStart || isInPeriod(question, service) ? [] : ['period' as const]),
    ...againstClosures(question, person, { span, service }),
  ]);

  const near = person.busy.filter((one) => overlaps(one, span));
  const joined = near.some((one) => isJoinable(question, person.personId, at, one, seats));
  const others = near.filter((one) => !isJoinable(question, person.personId, at, one, seats));
  const hard = others.find((one) => overlaps(coreOf(one), service));
  if (hard) return { hard: hard.kind === 'class' ? 'class' : 'taken' };
  if (seatLimit(question) < seats) return { hard: 'taken' };

  const isOwn = (unit: UnitBusy) => joined && isSameOccasion(question, person.personId, at, unit);
  const things = unitsAtDesk(question, { span, service }, isOwn);
  if (!things) return { hard: 'resourceBusy' };
  // Those who share an occasion share its room.
  if (joined && isInAnotherRoom(question, things.units, isOwn)) return { hard: 'resourceBusy' };
  for (const rule of things.soft) soft.add(rule);
  const cores = [...others, ...things.near].map(coreOf);
  if (cores.length > 0) soft.add('buffers');
  const busy = {
    from: cores.some((core) => core.to <= service.from) ? service.from : span.from,
    to: cores.some((core) => core.from >= service.to) ? service.to : span.to,
  };
  return { hard: null, soft: SOFT_RULES.filter((rule) => soft.has(rule)), busy, units: things.units };
}

/** Whether somebody has said a unit that the others of the occasion do not have. */
const isInAnotherRoom = (
  { resources }: AvailabilityQuestion,
  units: readonly ChosenUnit[],
  isOwn: (busy: UnitBusy) => boolean,
): boolean =>
  resources.some(
    ({ resourceId, isChosen, busy }) =>
      isChosen === true &&
      units.some(
        (chosen) =>
          chosen.resourceId === resourceId && !busy.some((one) => one.unit === chosen.unit && isOwn(one)),
      ),
  );

/** Of another booking here the service itself; of what nobody here can look into, all that it takes. */
export const coreOf = ({ from, to, occasion }: Pick<BusyInterval, 'from' | 'to' | 'occasion'>): Interval =>
  occasion ? { from: occasion.startsAt, to: Math.min(to, occasion.endsAt) } : { from, to };

function isInHours({ zone, offer }: AvailabilityQuestion, person: PersonCalendar, at: EpochMinutes): boolean {
  const day = dayOf(zone, at);
  const asked = { zone, firstDay: day - 1, lastDay: day, window: { from: at, to: at + 1 } };
  const { durationMinutes } = offer;
  return startWindows({ ...asked, durationMinutes }, person.hours).length > 0;
}

const isInPeriod = ({ zone, offer }: AvailabilityQuestion, service: Interval): boolean =>
  !resolveOutsidePeriod(zone, offer.period, service).some((one) => overlaps(one, service));

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
      const soft: SoftRule[] = [
        ...(isClosingOverruled ? ['thingClosed' as const] : []),
        // Also where they are not the chosen unit's: units that were sold off still count while they are taken.
        ...(givesUpBuffers ? ['buffers' as const] : []),
      ];
      return { units, soft, near };
    }
  }
  return null;
}
