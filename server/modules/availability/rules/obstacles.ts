import { EARLIEST, LATEST } from '#contracts/time.ts';
import type { EpochMinutes } from '#contracts/time.ts';
import type { Interval } from './interval.ts';
import type { OfferTerms } from './question.ts';

/** How far a booking reaches from its start: it takes `start - before` up to, but not including, `start + after`. */
export interface Reach {
  readonly before: number;
  readonly after: number;
}

/** The service alone: what must keep clear of holidays and stay inside the offer's period. */
export function serviceReach(offer: OfferTerms): Reach {
  return { before: 0, after: offer.durationMinutes };
}

/** With its buffers: what must keep clear of holds, classes and breaks. */
export function bufferedReach(offer: OfferTerms): Reach {
  return { before: offer.prepareMinutes, after: offer.durationMinutes + offer.cleanupMinutes };
}

/** For intervals that already are intervals of starts. */
export const START_ALONE: Reach = { before: 0, after: 1 };

/** The time that a booking beginning at the instant keeps busy. */
export function reachFrom(at: EpochMinutes, reach: Reach): Interval {
  return { from: at - reach.before, to: at + reach.after };
}

/** One list of intervals a booking may not reach into, walked once while the starts asked about ascend. */
export class Obstacles {
  private readonly intervals: readonly Interval[];
  private readonly reach: Reach;
  private passed = 0;
  private busyUntil = EARLIEST;

  constructor(intervals: readonly Interval[], reach: Reach) {
    this.intervals = intervals;
    this.reach = reach;
  }

  /** When this is after the start, the start is blocked, and so is every start before it. */
  blockedUntil(at: EpochMinutes): EpochMinutes {
    const end = at + this.reach.after;
    let next = this.intervals[this.passed];
    while (next && next.from < end) {
      if (next.to > this.busyUntil) this.busyUntil = next.to;
      next = this.intervals[++this.passed];
    }
    return this.busyUntil + this.reach.before;
  }

  /** For a start that is not blocked: the first one after it that is. */
  freeUntil(): EpochMinutes {
    const next = this.intervals[this.passed];
    return next ? next.from - this.reach.after + 1 : LATEST;
  }
}
