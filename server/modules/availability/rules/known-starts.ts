import type { EpochMinutes } from '#contracts/time.ts';
import type { StartRun, StartWindow } from './start-windows.ts';

/** Starts with one remainder by the step, as ascending runs. Different grids share no start. */
interface Grid {
  readonly remainder: number;
  runs: readonly StartRun[];
}

const NONE: readonly StartRun[] = [];

/** Starts that somebody already offers. */
export class KnownStarts {
  private readonly stepMinutes: number;
  /** Hardly ever more than one. */
  private readonly grids: Grid[] = [];

  constructor(stepMinutes: number) {
    this.stepMinutes = stepMinutes;
  }

  /** The parts of the windows, ascending as they are, in which starts are still to be found. */
  missingIn(windows: readonly StartWindow[]): readonly StartWindow[] {
    if (windows.length === 0 || this.grids.length === 0) return windows;
    const missing: StartWindow[] = [];
    let runs: readonly StartRun[] = [];
    let passed = 0;
    for (const window of windows) {
      const onGrid = this.gridOf(window.gridFrom)?.runs ?? NONE;
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
    const remainder = first.from % this.stepMinutes;
    const isOneGrid = runs.every(({ from }) => from % this.stepMinutes === remainder);
    if (isOneGrid) this.addToGrid(remainder, runs);
    else
      Map.groupBy(runs, ({ from }) => from % this.stepMinutes).forEach((some, grid) =>
        this.addToGrid(grid, some),
      );
  }

  runs(): StartRun[] {
    return this.grids.flatMap((grid) => grid.runs);
  }

  /** Every known start once, ascending. */
  starts(): EpochMinutes[] {
    const starts: EpochMinutes[] = [];
    for (const { runs } of this.grids) {
      for (const { from, to } of runs) {
        for (let at = from; at < to; at += this.stepMinutes) starts.push(at);
      }
    }
    return this.grids.length > 1 ? starts.sort((one, other) => one - other) : starts;
  }

  private addToGrid(remainder: number, runs: readonly StartRun[]): void {
    const grid = this.gridOf(remainder);
    if (grid) grid.runs = joined(grid.runs, runs);
    else this.grids.push({ remainder, runs });
  }

  private gridOf(start: EpochMinutes): Grid | undefined {
    const remainder = start % this.stepMinutes;
    return this.grids.find((grid) => grid.remainder === remainder);
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
