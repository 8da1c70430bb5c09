import type { Area } from '#contracts/roles.ts';
import { ROLES_WITH_SECOND_FACTOR } from '#contracts/roles.ts';
import { audit } from '#server/kernel/audit.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext, SessionOutlet } from '#server/kernel/request-context.ts';
import { newToken, tokenHash } from '#server/kernel/secrets.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { deviceName } from '../rules/device-name.ts';
import { sessionTimes } from '../rules/session-times.ts';
import type { LogIn } from '../store/log-ins.ts';
import { findLogIn, keepPassword, noteSignIn } from '../store/log-ins.ts';
import type { SecondFactors } from '../store/second-factors.ts';
import { hasSecondFactor, secondFactorsOf } from '../store/second-factors.ts';
import type { NewSession } from '../store/sessions.ts';
import { deleteSession, insertSession } from '../store/sessions.ts';
import { deskBefore, seatAtDesk } from './desk-device.ts';
import { mailCode } from './email-codes.ts';
import { markDevice } from './known-browser.ts';
import { codeOf, startStep } from './one-time-codes.ts';
import { ID_TOKEN_SECONDS, idTokenFor } from './read-actor.ts';
import { familyHash, refreshTokenOf } from './refresh-tokens.ts';

/** The program that signs somebody in (specification section 7). */
export interface Client {
  appName: string;
  appVersion: string;
  os: 'web' | 'android' | 'ios';
}

/** What the door knows of whoever signs in. */
export interface SignInOrigin {
  sessions: SessionOutlet;
  userAgent: string;
  /** Keyed hash of the network address. */
  address: string;
  /** The session this device had in the area until now: it ends when the new one begins. */
  replaces: { personId: number; sessionId: number } | null;
}

/** Where a request comes from, as a sign-in sees it. */
export const originOf = ({ sessions, userAgent, address, actor, area }: RequestContext): SignInOrigin => ({
  sessions,
  userAgent,
  address,
  replaces: actor.kind !== 'guest' && actor.area === area ? actor : null,
});

export type ChallengeName =
  | 'NEW_PASSWORD_REQUIRED'
  | 'SECOND_FACTOR_REQUIRED'
  | 'EMAIL_CODE_REQUIRED'
  | 'SECOND_FACTOR_SETUP';

/** Either somebody is in, or one more step is asked of them. */
export interface SignInResult {
  challengeName: ChallengeName | null;
  /** The challenge's one-time code; null when signed in. */
  session: string | null;
  /** What SECOND_FACTOR_REQUIRED can be answered with, told after the right password alone; empty otherwise. */
  secondFactors: readonly NonNullable<NewSession['secondFactor']>[];
  /** For API clients; browsers get a cookie instead. */
  idToken: string | null;
  refreshToken: string | null;
  expiresInSeconds: number | null;
  /** Whose session it is; null while a step is open. */
  personId: number | null;
  /** Whether the person works at a provider and should be told where businesses sign in. */
  goToBusinessLogin: boolean;
}

/** What is kept of a sign-in while it waits for its next step. */
export interface StepDetails {
  area: Area;
  client: Client;
  /** The next step is to set a second factor up. */
  mustSetUp?: boolean;
  /** The place whose invitation was shown, and is accepted with the first password. */
  invitedTo?: { providerId: number; colleagueId: number };
  /** The invitation to the team of Radura that was shown, and is accepted with the first password. */
  teamInviteId?: number;
}

/** Whether the door for businesses is the person's: they work somewhere, or are asked to. */
export const worksOrIsInvited = ({ businessRoles, hasOffer }: Pick<LogIn, 'businessRoles' | 'hasOffer'>) =>
  businessRoles.length > 0 || hasOffer;

const NOBODY_YET = {
  secondFactors: [],
  idToken: null,
  refreshToken: null,
  expiresInSeconds: null,
  personId: null,
};

/** Opens a challenge: the sign-in goes on with the code that is answered as `session`. */
export async function challenge(
  work: Work,
  deps: Deps,
  logIn: Pick<LogIn, 'personId' | 'businessRoles' | 'hasOffer'>,
  { name, ...details }: StepDetails & { name: Exclude<ChallengeName, 'EMAIL_CODE_REQUIRED'> },
): Promise<SignInResult> {
  const purpose = name === 'NEW_PASSWORD_REQUIRED' ? 'newPassword' : 'secondFactor';
  const id = await startStep(work, logIn.personId, purpose, details);
  const session = codeOf(deps.secrets, purpose, id);
  return { ...NOBODY_YET, challengeName: name, session, goToBusinessLogin: worksOrIsInvited(logIn) };
}

/**
 * After the right password: a session, or the second factor that this person has or must have.
 * @throws Refusal InvalidCredentials when the password was changed since it was right; userDisabled
 */
export async function goOnAfterPassword(
  work: Work,
  deps: Deps,
  origin: SignInOrigin,
  logIn: LogIn,
  details: StepDetails & { /** By a mailed link, just now. */ isEmailProved?: boolean },
): Promise<SignInResult> {
  return work.transaction(async (tx) => {
    if (!(await keepPassword(tx, logIn)))
      throw new Refusal('InvalidCredentials', { affected: ['username', 'password'] });
    return nextStep(tx, deps, origin, logIn, details);
  });
}

async function nextStep(
  work: Work,
  deps: Deps,
  origin: SignInOrigin,
  logIn: LogIn,
  { area, client, isEmailProved = false }: StepDetails & { isEmailProved?: boolean },
): Promise<SignInResult> {
  const factors = await secondFactorsOf(work, logIn.personId);
  if (hasSecondFactor(factors)) {
    const asked = await challenge(work, deps, logIn, { name: 'SECOND_FACTOR_REQUIRED', area, client });
    return { ...asked, secondFactors: answersWith(factors) };
  }
  if (mustHaveSecondFactor(logIn, area)) {
    if (isEmailProved)
      return challenge(work, deps, logIn, { name: 'SECOND_FACTOR_SETUP', area, client, mustSetUp: true });
    const session = await mailCode(work, deps, logIn.personId, { area, client });
    return {
      ...NOBODY_YET,
      challengeName: 'EMAIL_CODE_REQUIRED',
      session,
      goToBusinessLogin: worksOrIsInvited(logIn),
    };
  }
  return finishSignIn(work, deps, origin, { personId: logIn.personId, area, client, secondFactor: null });
}

function answersWith(factors: SecondFactors): SignInResult['secondFactors'] {
  const { hasAuthenticatorApp, passkeys, recoveryCodesLeft } = factors;
  return [
    ...(hasAuthenticatorApp ? (['authenticatorApp'] as const) : []),
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(recoveryCodesLeft > 0 ? (['recoveryCode'] as const) : []),
  ];
}

function mustHaveSecondFactor(logIn: LogIn, area: Area): boolean {
  const roles = area === 'public' ? [] : [logIn.role, ...logIn.businessRoles];
  return roles.some((role) => ROLES_WITH_SECOND_FACTOR.includes(role));
}

/**
 * Signs in for good: a session in the area, its token to the browser as a cookie or to an API client in the answer. Without a second
 * factor only `nextStep` leads here, which asks for the one that the person has, and the first session of a new business.
 * @throws Refusal userDisabled for somebody who was disabled since the password was right
 */
export async function finishSignIn(
  work: Work,
  deps: Deps,
  origin: SignInOrigin,
  {
    personId,
    area,
    client,
    secondFactor,
  }: Pick<NewSession, 'personId' | 'area' | 'secondFactor'> & { client: Client },
): Promise<SignInResult> {
  const token = newToken();
  const isBrowser = client.os === 'web';
  const isAtDesk = isBrowser && area === 'business';
  const deskToken = newToken();
  const sessionId = await work.transaction(async (tx) => {
    const before = isAtDesk ? await deskBefore(tx, origin, personId) : null;
    if (origin.replaces) await deleteSession(tx, origin.replaces.personId, origin.replaces.sessionId);
    const device = deviceName(origin.userAgent);
    const id = await insertSession(tx, {
      tokenHash: isBrowser ? tokenHash(token) : familyHash(deps.secrets, token),
      personId,
      area,
      ...client,
      device,
      secondFactor,
    });
    if (!(await noteSignIn(tx, { personId, area, address: origin.address })))
      throw new Refusal('userDisabled');
    if (isAtDesk) await seatAtDesk(tx, { before, deskToken, personId, sessionId: id, secondFactor });
    await audit(tx, {
      providerId: null,
      actor: `person:${personId}`,
      action: 'signedIn',
      subject: 'session',
      subjectId: id,
      after: { area },
    });
    return id;
  });
  const common = {
    challengeName: null,
    session: null,
    secondFactors: [],
    personId,
    goToBusinessLogin: false,
  };
  if (isBrowser) {
    const { idleSeconds, longestSeconds } = sessionTimes(area);
    origin.sessions.set(area, token, longestSeconds ?? idleSeconds);
    const logIn = await findLogIn(work, { personId });
    if (logIn) markDevice(deps.secrets, origin.sessions, logIn, secondFactor ? 'secondFactor' : 'password');
    if (isAtDesk) origin.sessions.mark('desk', deskToken);
    return { ...NOBODY_YET, ...common };
  }
  const idToken = await idTokenFor(deps.secrets, work.now(), { personId, sessionId, area });
  const refreshToken = refreshTokenOf(deps.secrets, { family: token, turn: 0 });
  return { ...common, idToken, refreshToken, expiresInSeconds: ID_TOKEN_SECONDS };
}
