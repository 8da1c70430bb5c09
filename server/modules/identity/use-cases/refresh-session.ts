import type { Area } from '#contracts/roles.ts';
import { audit } from '#server/kernel/audit.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { judgeRefresh } from '../rules/refresh-reuse.ts';
import type { RefreshableSession } from '../store/sessions.ts';
import { deleteSession, lockRefreshable, noteRefresh } from '../store/sessions.ts';
import { expectSupported } from './expect-supported.ts';
import type { SignInOrigin, SignInResult } from './finish-sign-in.ts';
import { ID_TOKEN_SECONDS, idTokenFor } from './read-actor.ts';
import type { RefreshToken } from './refresh-tokens.ts';
import { familyHash, readRefreshToken, refreshTokenOf } from './refresh-tokens.ts';

/**
 * A new ID token for an API client, and a new refresh token: the old one is spent. One that comes again was copied: the session ends,
 * for whoever has it. Only the device that renewed it may repeat itself within ten seconds, and gets the same token. A program that has become too
 * old meanwhile keeps its token until it is updated.
 * @throws Refusal unauthenticated; notSupportedApplication
 */
export async function refreshSession(
  work: Work,
  deps: Deps,
  origin: Pick<SignInOrigin, 'address' | 'userAgent'>,
  {
    area,
    refreshToken,
    version,
  }: {
    area: Area;
    refreshToken: string;
    /** Of the program; null: as it said last. */ version: string | null;
  },
): Promise<SignInResult> {
  const { secrets } = deps;
  const token = readRefreshToken(secrets, refreshToken);
  if (!token) throw new Refusal('unauthenticated');
  // An app has no cookie: the same program at the same network address is what can be known of it.
  const device = secrets.nameOf('refreshing-device', `${origin.address}\0${origin.userAgent}`);
  const hash = familyHash(secrets, token.family);
  const session = await work.transaction(async (tx) => {
    const found = await lockRefreshable(tx, { familyHash: hash, area });
    if (!found) return null;
    const appVersion = version ?? found.appVersion;
    await expectSupported(tx, { os: found.os, appVersion });
    return renew(tx, found, { token, area, device, appVersion });
  });
  if (!session) throw new Refusal('unauthenticated');
  const { personId, sessionId } = session;
  return {
    challengeName: null,
    session: null,
    secondFactors: [],
    idToken: await idTokenFor(secrets, work.now(), { personId, sessionId, area }),
    refreshToken: refreshTokenOf(secrets, { family: token.family, turn: token.turn + 1 }),
    expiresInSeconds: ID_TOKEN_SECONDS,
    personId,
    goToBusinessLogin: false,
  };
}

/** @returns null when the session ended by it */
async function renew(
  work: Work,
  session: RefreshableSession,
  {
    token,
    area,
    device,
    appVersion,
  }: { token: RefreshToken; area: Area; device: string; appVersion: string },
): Promise<RefreshableSession | null> {
  const { sessionId, personId } = session;
  const judged = judgeRefresh(token.turn, session, device, work.now());
  if (judged === 'renew') await noteRefresh(work, { sessionId, area, device, appVersion });
  if (judged !== 'reused') return session;
  await deleteSession(work, personId, sessionId);
  await audit(work, {
    providerId: null,
    actor: `person:${personId}`,
    action: 'refreshTokenReused',
    subject: 'session',
    subjectId: sessionId,
  });
  return null;
}
