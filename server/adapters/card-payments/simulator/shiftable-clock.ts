import type { Clock } from '#server/kernel/clock.ts';

/** The simulator's own time: the given clock, moved ahead on demand. */
export class ShiftableClock implements Clock {
  readonly #base: Clock;
  #aheadMs = 0;

  constructor(base: Clock) {
    this.#base = base;
  }

  now(): Date {
    return new Date(this.#base.now().getTime() + this.#aheadMs);
  }

  /** Whole seconds since 1970, the unit of every date in the contract. */
  nowSeconds(): number {
    return Math.floor(this.now().getTime() / 1000);
  }

  advance(seconds: number): void {
    this.#aheadMs += seconds * 1000;
  }
}
