import { errors, jwtVerify, SignJWT } from 'jose';
import type { Area } from '#contracts/roles.ts';
import type { Actor, Newcomer, SignedInPerson } from '#server/kernel/request-context.ts';
import type { Secrets } from '#server/kernel/secrets.ts';
import { tokenHash } from '#server/kernel/secrets.ts';
import type { Work } from '#server/kernel/work.ts';
import type { LiveSession } from '../store/sessions.ts';
import { findLiveSession, findLiveSessions } from '../store/sessions.ts';

const AUDIENCE = 'radura-api';
/** An ID token is renewed with the refresh token; ending its session kills it at once all the same. */
export const ID_TOKEN_SECONDS = 3600;

/** Signs what an API client shows with every call (specification sections 1 and 7). */
export async function idTokenFor(
  secrets: Secrets,
  now: Date,
  { personId, sessionId, area }: { personId: number; sessionId: number; area: Area },
): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: sessionId, area })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(secrets.issuer)
    .setAudience(AUDIENCE)
    .setSubject(String(personId))
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + ID_TOKEN_SECONDS)
    .sign(secrets.keyFor('id-token'));
}

/**
 * Who asks, from the area's session cookie or a bearer ID token; one query for either, none for neither. Whatever is
 * unreadable, foreign, expired or ended makes a guest.
 * @param brought.isUse false: a page asks by itself, which does not make the session last longer
 */
export async function readActor(
  work: Work,
  secrets: Secrets,
  brought: { area: Area; cookie: string | null; authorization: string | undefined; isUse?: boolean },
): Promise<Actor> {
  const bearer = /^Bearer ([\w.-]{1,2000})$/.exec(brought.authorization ?? '')?.[1];
  const { isUse = true } = brought;
  const session = bearer
    ? await sessionOfIdToken(work, secrets, bearer, isUse)
    : brought.cookie !== null && brought.cookie.length < 200
      ? await findLiveSession(work, { tokenHash: tokenHash(brought.cookie), area: brought.area }, isUse)
      : null;
  return session ? actorOf(session) : { kind: 'guest' };
}

/** Who asks by sessions that were shown before, by the session's id; whose has ended is not among them. One query, which keeps nobody signed in. */
export async function readActorsAgain(
  work: Work,
  sessionIds: readonly number[],
): Promise<Map<number, SignedInPerson | Newcomer>> {
  if (sessionIds.length === 0) return new Map();
  const sessions = await findLiveSessions(work, sessionIds);
  return new Map(sessions.map((session) => [session.sessionId, actorOf(session)]));
}

function actorOf({ isProved, ...somebody }: LiveSession): SignedInPerson | Newcomer {
  return { kind: isProved ? 'person' : 'newcomer', ...somebody };
}

async function sessionOfIdToken(work: Work, secrets: Secrets, token: string, isUse: boolean) {
  try {
    const { payload } = await jwtVerify<{ sid: unknown; area: unknown }>(token, secrets.keyFor('id-token'), {
      algorithms: ['HS256'],
      issuer: secrets.issuer,
      audience: AUDIENCE,
      currentDate: work.now(),
    });
    const { sid, area } = payload;
    const isOurs = typeof sid === 'number' && (area === 'public' || area === 'business' || area === 'admin');
    return isOurs ? await findLiveSession(work, { sessionId: sid, area }, isUse) : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
