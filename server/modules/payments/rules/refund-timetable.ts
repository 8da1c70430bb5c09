/**
 * For whom or what a refund waits: `key`, `permission` for whoever runs this installation, `balance`, `account` for the provider with
 * the processor, `answer` for one of the processor, `bank` for the money to arrive.
 */
export type WaitsFor = 'key' | 'permission' | 'balance' | 'account' | 'answer' | 'bank';

const FIRST_PAUSE_SECONDS = 10;
const LONGEST_PAUSE_SECONDS = 3600;

/** When a refund is tried again by itself: pauses twice as long each time, and never more than an hour after what was wrong is right. */
export function nextTryAt(tries: number, now: Date): Date {
  const seconds = Math.min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** Math.min(tries, 20));
  return new Date(now.getTime() + seconds * 1000);
}
