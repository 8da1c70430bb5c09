import { EARLIEST, LATEST } from '#contracts/time.ts';
import type { EpochMinutes } from '#contracts/time.ts';
import { overlaps } from './interval.ts';
import type { Interval } from './interval.ts';
import type { Reach } from './obstacles.ts';
import type { PhysicalResource, UnitBusy } from './question.ts';

/** The starts for which too few units are free for the whole reach, as ascending intervals of starts. */
export function startsWithoutUnits(resource: PhysicalResource, reach: Reach): Interval[] {
  const spareUnits = resource.quantity - resource.unitsNeeded;
  if (spareUnits < 0) return [{ from: EARLIEST, to: LATEST }];
  const blocked: Interval[] = [];
  let from = 0;
  let blockedUnits = 0;
  for (const { at, change } of unitChanges(resource.busy, reach)) {
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

/**
 * The units that stay free for the whole span, as many as the offer needs, or null: the lowest, but first those of the
 * occasion that is being joined, whose rows `isOwn` tells. A group stays in the room it has, so that the others can be sold.
 */
export function chooseFreeUnits(
  resource: PhysicalResource,
  span: Interval,
  isOwn: (busy: UnitBusy) => boolean = () => false,
): number[] | null {
  if (resource.closed.some((closed) => overlaps(closed, span))) return null;
  const taken = new Set<number>();
  const own = new Set<number>();
  for (const busy of resource.busy) {
    if (busy.from >= span.to) break;
    if (overlaps(busy, span)) (isOwn(busy) ? own : taken).add(busy.unit);
  }
  // Units above the quantity can still be taken after some were sold off; they count against what is left.
  if (resource.quantity - taken.size < resource.unitsNeeded) return null;
  const shared = [...own].filter((unit) => !taken.has(unit)).sort((one, other) => one - other);
  const units = shared.slice(0, resource.unitsNeeded);
  for (let unit = 1; units.length < resource.unitsNeeded; unit++) {
    if (!taken.has(unit) && !own.has(unit)) units.push(unit);
  }
  return units;
}
