import {
  boundaryOfWall,
  isoWeekdayOfDay,
  LATEST,
  MINUTES_PER_DAY,
  offsetPeriodAt,
  offsetPeriodOfWall,
} from '#contracts/time.ts';
import type { DayNumber, EpochMinutes, WallMinutes, Zone } from '#contracts/time.ts';
import type { Interval } from './interval.ts';
import type { Obstacles } from './obstacles.ts';
import type { WorkingHours } from './working-hours.ts';
import { blocksOn, isDated } from './working-hours.ts';

/** Minutes in which a service may start as far as working time goes, and the grid its start must lie on. */
export interface StartWindow extends Interval {
  /** Starts lie on this plus multiples of the step. */
  readonly gridFrom: EpochMinutes;
}

/** Starts one step apart: `from`, `from + step` … up to, but not including, `to`, which is on the same grid. */
export type StartRun = Interval;

/** Which starts are looked for. */
export interface StartsQuery {
  readonly zone: Zone;
  /** The local days whose blocks matter; with the day before the first start, whose last block may run past midnight. */
  readonly firstDay: DayNumber;
  readonly lastDay: DayNumber;
  readonly window: Interval;
  readonly durationMinutes: number;
}

/** Where in the working blocks a service can start that ends inside its block, ascending. */
export function startWindows(asked: StartsQuery, hours: WorkingHours): StartWindow[] {
  const { zone, firstDay, lastDay } = asked;
  const windows: StartWindow[] = [];
  const week = isDated(hours) ? null : hours;
  let period = offsetPeriodOfWall(zone, firstDay * MINUTES_PER_DAY);
  for (let day = firstDay; day <= lastDay; day++) {
    for (const { startMinute, endMinute } of (week ? week[isoWeekdayOfDay(day)] : blocksOn(hours, day)) ??
      []) {
      const opening = day * MINUTES_PER_DAY + startMinute;
      const closing = day * MINUTES_PER_DAY + endMinute;
      while (period.next && opening >= period.next.wallFrom) period = period.next;
      const from = opening - period.offsetMinutes;
      const to = closing - period.offsetMinutes;
      if (to < period.until) addWindow(windows, asked, { from, to: to - asked.durationMinutes + 1 }, from);
      else addWindowsAcrossChange(windows, asked, opening, closing);
    }
  }
  return windows;
}

/**
 * A block through a change of the clock is a window before and a window after it. The grid follows the wall clock: a
 * night that skips an hour skips its starts, a night that repeats one offers them twice, and later starts are at their
 * usual local times.
 */
function addWindowsAcrossChange(
  windows: StartWindow[],
  asked: StartsQuery,
  opening: WallMinutes,
  closing: WallMinutes,
): void {
  const lastStart = boundaryOfWall(asked.zone, closing) - asked.durationMinutes;
  let from = boundaryOfWall(asked.zone, opening);
  while (from <= lastStart) {
    const { offsetMinutes, until } = offsetPeriodAt(asked.zone, from);
    const to = Math.min(lastStart + 1, until);
    addWindow(windows, asked, { from, to }, opening - offsetMinutes);
    from = to;
  }
}

function addWindow(
  windows: StartWindow[],
  { window }: StartsQuery,
  starts: Interval,
  gridFrom: EpochMinutes,
): void {
  const from = Math.max(starts.from, window.from);
  const to = Math.min(starts.to, window.to);
  if (from < to) windows.push({ from, to, gridFrom });
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
