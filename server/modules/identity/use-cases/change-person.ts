import { isPin } from '#contracts/validation/pin.ts';
import { audit } from '#server/kernel/audit.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { isRefusal, Refusal } from '#server/kernel/refusal.ts';
import type { SignedInPerson } from '#server/kernel/request-context.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import { newToken, tokenHash } from '#server/kernel/secrets.ts';
import type { Work } from '#server/kernel/work.ts';
import { countsSince, countsUntil } from '../rules/desk-day.ts';
import { deviceName } from '../rules/device-name.ts';
import type { Desk, PersonAtDesk } from '../store/desk.ts';
import { endUsedUp, leaveSeat, listPeopleAtDesk, lockPlaceAtDesk, takeSeat, takeTry } from '../store/desk.ts';
import { lockRoleAt } from '../store/provider-roles.ts';
import { deleteSession, insertSession } from '../store/sessions.ts';
import { deskOf } from './desk-device.ts';
import type { SignInOrigin } from './finish-sign-in.ts';
import { isPinOf } from './passwords.ts';

/** Tries in an hour from one session, whomever they are for: each costs a hash. */
const TRIES_PER_SESSION = 120;
/** Tries of one person's PIN in an hour, right or wrong, over all computers. */
const TRIES_PER_PERSON = 60;

/** What the history calls somebody's coming back by their PIN; its subject is the person. */
export const TURN = 'turn';

/** The program such a session is for: the screens. */
const CLIENT = { appName: 'radura', appVersion: '6.0.0', os: 'web' } as const;

/** Where somebody is at work; the caller has found that they have a role there. */
export interface AtCenter {
  providerId: number;
  /** Of the center: a full log-in counts until its midnight. */
  timeZone: string;
}

/** Who shall be there from now on. */
export interface ChosenPerson {
  personId: number;
  pin: string;
}

/** Which colleagues may come back by their PIN at this computer; nobody where whoever asks has not logged in at it today. */
export async function peopleAtDesk(
  work: Work,
  browser: SignInOrigin['sessions'],
  me: SignedInPerson,
  at: AtCenter,
): Promise<PersonAtDesk[]> {
  const desk = deskFor(work, browser, me, at);
  return desk ? listPeopleAtDesk(work, desk) : [];
}

/**
 * Somebody takes the chair of a colleague by their PIN: a session of their own, which proves nothing anew and ends with the day; the colleague's ends
 * (docs/decisions/0082). Whatever is wrong is answered alike, after the same work.
 * @throws Refusal wrongPin; tooManyRequests from one session
 */
export async function changePerson(
  work: Work,
  deps: Pick<Deps, 'secrets'>,
  origin: SignInOrigin,
  me: SignedInPerson,
  { personId, pin, ...at }: AtCenter & ChosenPerson,
): Promise<void> {
  await countRequest(work, `change-person:${me.sessionId}`, TRIES_PER_SESSION);
  const desk = deskFor(work, origin.sessions, me, at);
  const pinHash = desk && (await takeTry(work, desk, personId));
  const isAllowed = await isCounted(work, pinHash ? `pin:${personId}` : `pin:nobody:${me.sessionId}`);
  const isRight = await isPinOf(deps.secrets, isAllowed ? pinHash : null, isPin(pin) ? pin : '');
  if (!desk || !pinHash || !isRight) {
    if (desk) await endUsedUp(work, desk, personId);
    throw wrongPin();
  }
  const token = newToken();
  const endsAt = await work.transaction((tx) => sitDown(tx, desk, { origin, token, at, personId, pinHash }));
  const seconds = Math.floor((endsAt.getTime() - work.now().getTime()) / 1000);
  origin.sessions.set('business', token, seconds);
}

/** The session of who comes back, in place of the one of who goes. @returns when it ends */
async function sitDown(
  tx: Work,
  desk: Desk,
  {
    origin,
    token,
    at: { providerId, timeZone },
    personId,
    pinHash,
  }: { origin: SignInOrigin; token: string; at: AtCenter; personId: number; pinHash: string },
): Promise<Date> {
  const { me } = desk;
  // A role, place or PIN that ends meanwhile waits for this, or ends it.
  const role = await lockRoleAt(tx, { personId, providerId });
  const place = await lockPlaceAtDesk(tx, desk, { personId, pinHash });
  if (role === null || place === null) throw wrongPin();
  await leaveSeat(tx, me.sessionId);
  if (!(await deleteSession(tx, me.personId, me.sessionId))) throw wrongPin();
  if (place.oldSessionId !== null) {
    await leaveSeat(tx, place.oldSessionId);
    await deleteSession(tx, personId, place.oldSessionId);
  }
  const endsAt = countsUntil(place.signedInAt, timeZone);
  const device = deviceName(origin.userAgent);
  const sessionId = await insertSession(tx, {
    tokenHash: tokenHash(token),
    personId,
    area: 'business',
    ...CLIENT,
    device,
    secondFactor: place.secondFactor,
    byPin: { endsAt },
  });
  await takeSeat(tx, desk, { personId, sessionId });
  await audit(tx, {
    providerId,
    actor: `person:${personId}`,
    action: 'personChanged',
    subject: TURN,
    subjectId: personId,
    before: { personId: me.personId },
    after: { sessionId, device },
  });
  return endsAt;
}

function deskFor(
  work: Work,
  browser: SignInOrigin['sessions'],
  { personId, sessionId, area }: SignedInPerson,
  { providerId, timeZone }: AtCenter,
): Desk | null {
  const deviceHash = deskOf(browser);
  if (deviceHash === null || area !== 'business') return null;
  return {
    deviceHash,
    providerId,
    since: countsSince(work.now(), timeZone),
    me: { personId, sessionId },
  };
}

/** Too many tries of a PIN are told as a wrong one: how often others tried tells whether there is one. */
async function isCounted(work: Work, bucket: string): Promise<boolean> {
  try {
    await countRequest(work, bucket, TRIES_PER_PERSON);
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}

const wrongPin = (): Refusal => new Refusal('wrongPin', { affected: ['pin'] });
