import { LATEST } from '#contracts/time.ts';
import type { EpochMinutes } from '#contracts/time.ts';
import type { Interval } from './interval.ts';
import type { Obstacles } from './obstacles.ts';
import type { BlockPiece } from './working-week.ts';

/** Minutes in which a service may start as far as working time goes, and the grid its start must lie on. */
export interface StartWindow extends Interval {
  readonly gridFrom: EpochMinutes;
}

/** Starts one step apart: `from`, `from + step` … up to, but not including, `to`, which is on the same grid. */
export type StartRun = Interval;

/** The part of each block in which a service can start that ends inside the block, within the time asked about. */
export function startWindows(
  pieces: readonly BlockPiece[],
  asked: Interval,
  durationMinutes: number,
): StartWindow[] {
  const windows: StartWindow[] = [];
  for (const piece of pieces) {
    const from = Math.max(piece.from, asked.from);
    const to = Math.min(piece.blockTo - durationMinutes + 1, piece.to, asked.to);
    if (from < to) windows.push({ from, to, gridFrom: piece.gridFrom });
  }
  return windows;
}

/** The grid starts of the windows that no obstacle blocks, ascending. */
export function freeRuns(
  windows: readonly StartWindow[],
  obstacles: readonly Obstacles[],
  stepMinutes: number,
): StartRun[] {
  const runs: StartRun[] = [];
  for (const { from, to, gridFrom } of windows) {
    let at = from;
    while (at < to) {
      const blockedUntil = lastBlock(obstacles, at);
      const start = blockedUntil > at ? blockedUntil : gridAtOrAfter(at, gridFrom, stepMinutes);
      if (start > at) {
        at = start;
        continue;
      }
      const end = gridAtOrAfter(Math.min(to, freeUntil(obstacles)), gridFrom, stepMinutes);
      runs.push({ from: at, to: end });
      at = end;
    }
  }
  return runs;
}

function lastBlock(obstacles: readonly Obstacles[], at: EpochMinutes): EpochMinutes {
  let until = at;
  for (const one of obstacles) until = Math.max(until, one.blockedUntil(at));
  return until;
}

function freeUntil(obstacles: readonly Obstacles[]): EpochMinutes {
  let until = LATEST;
  for (const one of obstacles) until = Math.min(until, one.freeUntil());
  return until;
}

/** The first start of the grid not before `at`, which may lie before `gridFrom` in an hour that the clock repeats. */
function gridAtOrAfter(at: EpochMinutes, gridFrom: EpochMinutes, stepMinutes: number): EpochMinutes {
  return gridFrom + Math.ceil((at - gridFrom) / stepMinutes) * stepMinutes;
}
