/** As the mail port tells it; `fault`: the mail could not be written. */
export type FailedTry = 'notTaken' | 'addressRefused' | 'unknown' | 'fault';

/** How often a mail is tried before somebody has to look at it. */
export const MOST_TRIES = 10;
/**
 * How long a mail belongs to a try, from when it is taken and once more from when it is handed over: longer than the mailer's
 * own limit, and what a mail waits whose process died.
 */
export const LEASE_SECONDS = 30;

const FIRST_PAUSE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 7200;
/** One more try after an unknown outcome makes at most one duplicate (invariant 38). */
export const MOST_DOUBTFUL_TRIES = 2;

/** The pause after the given number of failed tries: half a minute, doubled each time, two hours at most. */
export function pauseAfter(tries: number): number {
  return Math.min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** (tries - 1));
}

/** What follows a failed try: seconds until the next one, or null when there is none. */
export function secondsToNextTry(failed: {
  outcome: FailedTry;
  tries: number;
  doubtfulTries: number;
}): number | null {
  const isOver =
    failed.outcome === 'addressRefused' ||
    failed.tries >= MOST_TRIES ||
    failed.doubtfulTries >= MOST_DOUBTFUL_TRIES;
  return isOver ? null : pauseAfter(failed.tries);
}
