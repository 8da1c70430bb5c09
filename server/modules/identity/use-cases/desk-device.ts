import { tokenHash } from '#server/kernel/secrets.ts';
import type { SessionOutlet } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { isKnownAtDesk, leaveSeat, seatAfterLogIn } from '../store/desk.ts';
import type { NewSession } from '../store/sessions.ts';

/** 256 random bits, as `newToken` writes them. */
const DESK_TOKEN = /^[\w-]{43}$/;

/** The computer a browser says it is, by the hash of its secret; null for one where nobody has logged in. */
export function deskOf(browser: Pick<SessionOutlet, 'markOf'>): Buffer | null {
  const token = browser.markOf('desk');
  return token !== null && DESK_TOKEN.test(token) ? tokenHash(token) : null;
}

/**
 * Before a full log-in: whoever is in, in the same browser, stays among the people of the computer when their session ends for it. The caller ends it.
 * @returns the computer whose list comes along; null for one that begins a list
 */
export async function deskBefore(
  tx: Work,
  {
    sessions,
    replaces,
  }: { sessions: Pick<SessionOutlet, 'markOf'>; replaces: { personId: number; sessionId: number } | null },
  personId: number,
): Promise<Buffer | null> {
  const deviceHash = deskOf(sessions);
  const sessionId = replaces?.sessionId ?? null;
  const isKnown = deviceHash !== null && (await isKnownAtDesk(tx, { deviceHash, personId, sessionId }));
  if (replaces && replaces.personId !== personId) await leaveSeat(tx, replaces.sessionId);
  return isKnown ? deviceHash : null;
}

/**
 * Notes that somebody has fully logged in where businesses work, and who else has at this computer today. Nothing but a full log-in comes here
 * (docs/decisions/0082).
 * @param at.before from `deskBefore`
 * @param at.deskToken what the computer is known by from now on
 */
export async function seatAtDesk(
  tx: Work,
  {
    deskToken,
    ...at
  }: Pick<NewSession, 'personId' | 'secondFactor'> & {
    before: Buffer | null;
    deskToken: string;
    sessionId: number;
  },
): Promise<void> {
  await seatAfterLogIn(tx, { ...at, deviceHash: tokenHash(deskToken) });
}
