import type { ErrorCode } from '#contracts/error-codes.ts';
import { MOST_SESSIONS_SIGNED_UP } from '#contracts/classes.ts';
import type { SessionCheck } from '#contracts/classes.ts';
import type { ClassTerms } from './class-terms.ts';
import type { CheckedSession } from './session-check.ts';
import { checkSession } from './session-check.ts';

const REFUSED_AS: Record<Exclude<SessionCheck, 'FREE' | 'BOUGHT'>, ErrorCode> = {
  PAST: 'subscriptionInvalidPastSessions',
  CLOSED: 'subscriptionInvalidPastSessions',
  CANCELED: 'subscriptionInvalidSessionsStatus',
  FULL: 'subscriptionInvalidCapacity',
};

/** A session among all of its class. */
export type ClassSessionToChoose = CheckedSession & { id: number; endsAt: Date };

/**
 * Which sessions a sign-up is for, or why it is refused. Of the total model all that have not begun, and only those; where late joining is not allowed none may
 * have begun.
 * @param all sessions of the class
 * @param asked ids, as they were sent
 * @param atDesk sign-up never closes there, and whoever walks in while a session goes on still gets a place
 */
export function chooseSessions<Session extends ClassSessionToChoose>(
  all: readonly Session[],
  asked: readonly number[],
  { model, lateJoin, closesMinutes }: ClassTerms,
  now: Date,
  { atDesk = false } = {},
): { sessions: Session[]; allSessions: number } | { refusal: ErrorCode } {
  const wanted = new Set(asked);
  if (asked.length === 0 || wanted.size < asked.length || asked.length > MOST_SESSIONS_SIGNED_UP)
    return { refusal: 'subscriptionInvalidNumberOfSessions' };
  const sessions = all.filter(({ id }) => wanted.has(id));
  if (sessions.length < wanted.size) return { refusal: 'notFound' };
  for (const session of sessions) {
    const check = atDesk
      ? checkSession({ ...session, startsAt: session.endsAt }, { closesMinutes: 0, isBought: false, now })
      : checkSession(session, { closesMinutes, isBought: false, now });
    if (check !== 'FREE' && check !== 'BOUGHT') return { refusal: REFUSED_AS[check] };
  }
  const held = all.filter(({ status }) => status === 'A');
  if (model === 'total') {
    const left = held.filter(({ startsAt }) => startsAt > now);
    if (left.length !== sessions.length) return { refusal: 'subscriptionInvalidNumberOfSessions' };
    if (left.length < held.length && lateJoin === 'no') return { refusal: 'subscriptionInvalidPastSessions' };
  }
  return { sessions, allSessions: held.length };
}
