import type { SessionCheck } from '#contracts/classes.ts';

/** What of a session says whether somebody can sign up. */
export interface CheckedSession {
  startsAt: Date;
  capacity: number;
  taken: number;
  status: 'A' | 'C';
}

/**
 * How a session stands for somebody who wants to sign up.
 * @param closesMinutes before its start sign-up closes
 * @param isBought they have a place in it
 */
export function checkSession(
  { startsAt, capacity, taken, status }: CheckedSession,
  { closesMinutes, isBought, now }: { closesMinutes: number; isBought: boolean; now: Date },
): SessionCheck {
  if (status === 'C') return 'CANCELED';
  if (startsAt <= now) return 'PAST';
  if (startsAt.getTime() - closesMinutes * 60_000 <= now.getTime()) return 'CLOSED';
  if (isBought) return 'BOUGHT';
  return taken < capacity ? 'FREE' : 'FULL';
}
