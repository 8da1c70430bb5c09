import type { EpochMinutes } from '#contracts/time.ts';
import type { StartRun, StartWindow } from './start-windows.ts';

/** Starts that somebody already offers, as ascending runs per grid (a start's remainder by the step). */
export class KnownStarts {
  private readonly stepMinutes: number;
  private readonly runsByGrid = new Map<number, readonly StartRun[]>();

  constructor(stepMinutes: number) {
    this.stepMinutes = stepMinutes;
  }

  /** Runs on different grids share no start. */
  onGridOf(start: EpochMinutes): readonly StartRun[] {
    return this.runsByGrid.get(start % this.stepMinutes) ?? [];
  }

  /** The parts of the windows, ascending as they are, in which starts are still to be found. */
  missingIn(windows: readonly StartWindow[]): readonly StartWindow[] {
    if (windows.length === 0 || this.runsByGrid.size === 0) return windows;
    const missing: StartWindow[] = [];
    let runs: readonly StartRun[] = [];
    let passed = 0;
    for (const window of windows) {
      const onGrid = this.onGridOf(window.gridFrom);
      if (onGrid !== runs) {
        runs = onGrid;
        passed = 0;
      }
      let { from } = window;
      for (let run = runs[passed]; run && run.from < window.to; run = runs[passed]) {
        if (from < run.from) missing.push({ from, to: run.from, gridFrom: window.gridFrom });
        if (run.to > from) from = run.to;
        if (from >= window.to) break;
        passed++;
      }
      if (from < window.to) missing.push({ from, to: window.to, gridFrom: window.gridFrom });
    }
    return missing;
  }

  /** The runs are ascending; they may repeat what is known. */
  add(runs: readonly StartRun[]): void {
    const [first] = runs;
    if (!first) return;
    const grid = first.from % this.stepMinutes;
    const isOneGrid = runs.every((run) => run.from % this.stepMinutes === grid);
    const grids = isOneGrid
      ? [[grid, runs] as const]
      : Map.groupBy(runs, ({ from }) => from % this.stepMinutes);
    for (const [remainder, onGrid] of grids) {
      const known = this.runsByGrid.get(remainder);
      this.runsByGrid.set(remainder, known ? joined(known, onGrid) : onGrid);
    }
  }

  runs(): StartRun[] {
    return [...this.runsByGrid.values()].flat();
  }

  /** Every known start once, ascending. */
  starts(): EpochMinutes[] {
    const starts: EpochMinutes[] = [];
    for (const runs of this.runsByGrid.values()) {
      for (const { from, to } of runs) {
        for (let at = from; at < to; at += this.stepMinutes) starts.push(at);
      }
    }
    return this.runsByGrid.size > 1 ? starts.sort((one, other) => one - other) : starts;
  }
}

/** Two ascending lists of runs on one grid as one, without a start said twice. */
function joined(known: readonly StartRun[], added: readonly StartRun[]): StartRun[] {
  const all: StartRun[] = [];
  let index = 0;
  for (const run of added) {
    for (let next = known[index]; next && next.from < run.from; next = known[++index]) append(all, next);
    append(all, run);
  }
  for (let next = known[index]; next; next = known[++index]) append(all, next);
  return all;
}

/** Touching runs become one, so that the list stays short. */
function append(runs: StartRun[], run: StartRun): void {
  const last = runs.at(-1);
  if (!last || run.from > last.to) runs.push(run);
  else if (run.to > last.to) runs[runs.length - 1] = { from: last.from, to: run.to };
}
