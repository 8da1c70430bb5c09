import type { EpochMinutes } from '#contracts/time.ts';
import type { Interval } from './interval.ts';
import type { Obstacles } from './obstacles.ts';
import type { BlockPiece } from './working-week.ts';

/** Starts one step apart: `first`, `first + step` … `last`, both included. */
export interface StartRun {
  readonly first: EpochMinutes;
  readonly last: EpochMinutes;
}

/** The grid starts of the window whose service ends inside its block and which no obstacle blocks, ascending. */
export function freeRuns(
  pieces: readonly BlockPiece[],
  obstacles: readonly Obstacles[],
  window: Interval,
  durationMinutes: number,
  stepMinutes: number,
): StartRun[] {
  const runs: StartRun[] = [];
  for (const piece of pieces) {
    const lastStart = Math.min(piece.blockTo - durationMinutes, piece.to - 1, window.to - 1);
    let at = gridAtOrAfter(Math.max(piece.from, window.from), piece.gridFrom, stepMinutes);
    while (at <= lastStart) {
      let blockedUntil = at;
      for (const one of obstacles) blockedUntil = Math.max(blockedUntil, one.blockedUntil(at));
      if (blockedUntil > at) {
        at = gridAtOrAfter(blockedUntil, piece.gridFrom, stepMinutes);
        continue;
      }
      let last = lastStart;
      for (const one of obstacles) last = Math.min(last, one.lastFreeStart());
      last = gridAtOrBefore(last, piece.gridFrom, stepMinutes);
      runs.push({ first: at, last });
      at = last + stepMinutes;
    }
  }
  return runs;
}

function gridAtOrAfter(at: EpochMinutes, gridFrom: EpochMinutes, stepMinutes: number): EpochMinutes {
  return gridFrom + Math.ceil((at - gridFrom) / stepMinutes) * stepMinutes;
}

function gridAtOrBefore(at: EpochMinutes, gridFrom: EpochMinutes, stepMinutes: number): EpochMinutes {
  return gridFrom + Math.floor((at - gridFrom) / stepMinutes) * stepMinutes;
}

/**
 * Every start that is in at least one of the lists. Runs on one grid (the same remainder by the step) are joined like
 * intervals; runs on different grids share no start and only need their order.
 */
export function unionOfRuns(lists: readonly (readonly StartRun[])[], stepMinutes: number): Int32Array {
  const [only = [], ...others] = lists;
  if (others.length === 0) return startsOfRuns(only, stepMinutes);
  const grids = new Map<number, (readonly StartRun[])[]>();
  for (const list of lists) {
    for (const [grid, runs] of runsByGrid(list, stepMinutes)) {
      const known = grids.get(grid);
      if (known) known.push(runs);
      else grids.set(grid, [runs]);
    }
  }
  const joined = [...grids.values()].flatMap((onGrid) =>
    onGrid.reduce((all, runs) => joinRuns(all, runs, stepMinutes)),
  );
  const starts = startsOfRuns(joined, stepMinutes);
  return grids.size > 1 ? starts.sort() : starts;
}

function runsByGrid(runs: readonly StartRun[], stepMinutes: number): Map<number, readonly StartRun[]> {
  const grid = (runs[0]?.first ?? 0) % stepMinutes;
  const isOneGrid = runs.every((run) => run.first % stepMinutes === grid);
  return isOneGrid ? new Map([[grid, runs]]) : Map.groupBy(runs, (run) => run.first % stepMinutes);
}

/** Two ascending lists on one grid as one ascending list without a start said twice. */
function joinRuns(one: readonly StartRun[], other: readonly StartRun[], stepMinutes: number): StartRun[] {
  const joined: StartRun[] = [];
  let open: StartRun | undefined;
  let i = 0;
  let j = 0;
  for (;;) {
    const a = one[i];
    const b = other[j];
    const next = a && (!b || a.first <= b.first) ? a : b;
    if (!next) break;
    if (next === a) i++;
    else j++;
    if (open && next.first <= open.last + stepMinutes) {
      if (next.last > open.last) open = { first: open.first, last: next.last };
    } else {
      if (open) joined.push(open);
      open = next;
    }
  }
  if (open) joined.push(open);
  return joined;
}

function startsOfRuns(runs: readonly StartRun[], stepMinutes: number): Int32Array {
  let count = 0;
  for (const { first, last } of runs) count += (last - first) / stepMinutes + 1;
  const starts = new Int32Array(count);
  let index = 0;
  for (const { first, last } of runs) {
    for (let at = first; at <= last; at += stepMinutes) starts[index++] = at;
  }
  return starts;
}
