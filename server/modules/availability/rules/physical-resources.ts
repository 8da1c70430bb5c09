import { UnitsForNeeds, unitsMeeting } from '#contracts/needs.ts';
import type { Need } from '#contracts/needs.ts';
import { EARLIEST, LATEST } from '#contracts/time.ts';
import type { EpochMinutes } from '#contracts/time.ts';
import { overlaps } from './interval.ts';
import type { Interval } from './interval.ts';
import type { Reach } from './obstacles.ts';
import type { PhysicalResource, ThingsNeeded, UnitBusy } from './question.ts';

/** A unit of a thing. */
export interface ChosenUnit {
  readonly resourceId: number;
  readonly unit: number;
}

/**
 * The starts for which too few units are free for the whole reach, as ascending intervals of starts: a list for every part of
 * the needs that shares no thing with the others.
 */
export function startsWithoutUnits({ needs, resources }: ThingsNeeded, reach: Reach): Interval[][] {
  return partsOf(needs).flatMap((part) => {
    const things = thingsOf(part, resources);
    const [need] = part;
    const [thing, ...others] = things;
    // As most are: nothing to choose, and so only to be counted.
    return part.length === 1 && need && thing && others.length === 0
      ? [startsWithoutUnitsOf(thing, need.units, reach), blockedStarts(thing.closed, reach)]
      : [startsShortOf(part, things, reach)];
  });
}

/** Needs that name a thing together, directly or by way of others: what is chosen for one matters to the rest of its part alone. */
function partsOf(needs: readonly Need[]): Need[][] {
  return needs.reduce<Need[][]>((parts, need) => {
    const isNear = (part: readonly Need[]) =>
      part.some(({ resourceIds }) => resourceIds.some((id) => need.resourceIds.includes(id)));
    return [...parts.filter((part) => !isNear(part)), [...parts.filter(isNear).flat(), need]];
  }, []);
}

const thingsOf = (needs: readonly Need[], resources: readonly PhysicalResource[]): PhysicalResource[] =>
  resources.filter(({ resourceId }) => needs.some(({ resourceIds }) => resourceIds.includes(resourceId)));

/** The starts at which so many units of a thing are not free. */
function startsWithoutUnitsOf({ quantity, busy }: PhysicalResource, units: number, reach: Reach): Interval[] {
  const spareUnits = quantity - units;
  if (spareUnits < 0) return [{ from: EARLIEST, to: LATEST }];
  const blocked: Interval[] = [];
  let from = 0;
  let blockedUnits = 0;
  for (const { at, change } of unitChanges(busy, reach)) {
    const wasShort = blockedUnits > spareUnits;
    blockedUnits += change;
    const isShort = blockedUnits > spareUnits;
    if (isShort && !wasShort) from = at;
    if (wasShort && !isShort) blocked.push({ from, to: at });
  }
  return blocked;
}

/** When, over ascending starts, a unit becomes blocked (+1) or is free again (-1); each unit counts once at a time. */
function unitChanges(busy: readonly UnitBusy[], reach: Reach): { at: EpochMinutes; change: 1 | -1 }[] {
  const changes: { at: EpochMinutes; change: 1 | -1 }[] = [];
  for (const ofUnit of Map.groupBy(busy, ({ unit }) => unit).values()) {
    let freeFrom = EARLIEST;
    for (const { from, to } of ofUnit) {
      const firstBlocked = from - reach.after + 1;
      if (firstBlocked > freeFrom) {
        if (freeFrom > EARLIEST) changes.push({ at: freeFrom, change: -1 });
        changes.push({ at: firstBlocked, change: 1 });
      }
      freeFrom = Math.max(freeFrom, to + reach.before);
    }
    changes.push({ at: freeFrom, change: -1 });
  }
  // A unit given back and one taken at the same start: the free one counts first.
  return changes.sort((one, other) => one.at - other.at || one.change - other.change);
}

/** The starts from which a booking would reach into one of the intervals. */
function blockedStarts(intervals: readonly Interval[], reach: Reach): Interval[] {
  return intervals.map(({ from, to }) => ({ from: from - reach.after + 1, to: to + reach.before }));
}

/** The starts at which needs that share things are not met, by asking again wherever one of the things changes. */
function startsShortOf(
  needs: readonly Need[],
  things: readonly PhysicalResource[],
  reach: Reach,
): Interval[] {
  const states = things.map(({ resourceId, quantity }) => ({
    resourceId,
    all: quantity,
    blocked: 0,
    closed: 0,
  }));
  const isShort = () => {
    const free = states.map(({ resourceId, all, blocked, closed }) => {
      return { resourceId, quantity: closed > 0 ? 0 : all - blocked };
    });
    return unitsMeeting(needs, free) === null;
  };
  const changes = things.flatMap((thing, index) => changesOf(thing, index, reach));
  // What is given back and what is taken at the same start: what is free counts first.
  changes.sort((one, other) => one.at - other.at || one.change - other.change);
  const short: Interval[] = [];
  let from = EARLIEST;
  let wasShort = isShort();
  for (const { at, index, of, change } of changes) {
    const state = states[index];
    if (state) state[of] += change;
    // Less of a thing ends no shortage, more of it begins none.
    if (wasShort === change > 0) continue;
    const isShortNow = isShort();
    if (isShortNow && !wasShort) from = at;
    if (wasShort && !isShortNow && from < at) short.push({ from, to: at });
    wasShort = isShortNow;
  }
  return wasShort ? [...short, { from, to: LATEST }] : short;
}

/** What becomes of a thing, at an index, from a start on: a unit is blocked (+1) or free again (-1), or all of it is closed. */
interface Change {
  readonly at: EpochMinutes;
  readonly index: number;
  readonly of: 'blocked' | 'closed';
  readonly change: 1 | -1;
}

function changesOf({ busy, closed }: PhysicalResource, index: number, reach: Reach): Change[] {
  const closings = blockedStarts(closed, reach).flatMap(({ from, to }): Change[] => [
    { at: from, index, of: 'closed', change: 1 },
    { at: to, index, of: 'closed', change: -1 },
  ]);
  return [...unitChanges(busy, reach).map((one): Change => ({ ...one, index, of: 'blocked' })), ...closings];
}

/**
 * The units that stay free for the whole span and meet all needs, or null. Those of the occasion that is being joined, whose
 * rows `isOwn` tells, come first, so that a group stays in the room it has and the others can be sold; then those of the first
 * thing, those that are kept first and then the lowest. A unit serves one need.
 */
export function chooseFreeUnits(
  { needs, resources }: ThingsNeeded,
  span: Interval,
  isOwn: (busy: UnitBusy) => boolean = () => false,
): ChosenUnit[] | null {
  if (needs.length === 0) return [];
  const [need] = needs;
  const [thing] = resources;
  if (need && thing && needs.length === 1 && resources.length === 1)
    return firstUnits(freeUnits(thing, span, isOwn), need.units);
  const free = resources.map((resource) => freeUnits(resource, span, isOwn));
  const units = new UnitsForNeeds(needs);
  const chosen: ChosenUnit[] = [];
  for (const { resourceId, own } of free) {
    const taken = own.slice(0, units.take(resourceId, own.length));
    chosen.push(...taken.map((unit) => ({ resourceId, unit })));
  }
  for (const { resourceId, more, taken, kept } of free) {
    chosen.push(...firstFree({ resourceId, taken, kept }, units.take(resourceId, more)));
  }
  return units.isComplete ? chosen : null;
}

interface FreeUnits {
  readonly resourceId: number;
  readonly own: readonly number[];
  /** How many can be had beside: the lowest that are neither own nor taken. */
  readonly more: number;
  readonly taken: ReadonlySet<number>;
  /** Which of those come first, ascending. */
  readonly kept: readonly number[];
}

/** So many of the free units of a thing beside the own ones: those that are kept, then the lowest. */
function firstFree(
  { resourceId, taken, kept }: Pick<FreeUnits, 'resourceId' | 'taken' | 'kept'>,
  count: number,
): ChosenUnit[] {
  const units = kept.slice(0, count);
  for (let unit = 1; units.length < count; unit++)
    if (!taken.has(unit) && !kept.includes(unit)) units.push(unit);
  return units.map((unit) => ({ resourceId, unit }));
}

/** So many units of one thing, where there is nothing else to choose from. */
function firstUnits({ resourceId, own, more, taken, kept }: FreeUnits, units: number): ChosenUnit[] | null {
  if (own.length + more < units) return null;
  const chosen = own.slice(0, units).map((unit) => ({ resourceId, unit }));
  return [...chosen, ...firstFree({ resourceId, taken, kept }, units - chosen.length)];
}

function freeUnits(
  { resourceId, quantity, busy: rows, closed, keptUnits = [] }: PhysicalResource,
  span: Interval,
  isOwn: (busy: UnitBusy) => boolean,
): FreeUnits {
  if (closed.some((one) => overlaps(one, span)))
    return { resourceId, own: [], more: 0, taken: NONE, kept: [] };
  const taken = new Set<number>();
  const own = new Set<number>();
  for (const busy of rows) {
    if (busy.from >= span.to) break;
    if (overlaps(busy, span)) (isOwn(busy) ? own : taken).add(busy.unit);
  }
  // Units above the quantity can still be taken after some were sold off; they count against what is left.
  const left = quantity - taken.size;
  const isFree = (unit: number): boolean => unit <= quantity && !taken.has(unit);
  if (own.size === 0)
    return { resourceId, own: [], more: Math.max(0, left), taken, kept: keptUnits.filter(isFree) };
  const shared = [...own].filter((unit) => !taken.has(unit)).sort((one, other) => one - other);
  for (const unit of shared) taken.add(unit);
  return {
    resourceId,
    own: shared.slice(0, Math.max(0, left)),
    more: Math.max(0, left - shared.length),
    taken,
    kept: keptUnits.filter(isFree),
  };
}

const NONE: ReadonlySet<number> = new Set();
