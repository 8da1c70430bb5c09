import { audit } from '#server/kernel/audit.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import type { SignedInPerson } from '#server/kernel/request-context.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { accountLinkRequested, emailChanged, emailTakenBack, newEmailRequested } from '../facts.ts';
import { emailKey } from '../rules/email-key.ts';
import type { CodePurpose, CodeRow } from '../store/codes.ts';
import { findCode, markAllUsed, markLaterUsed, noteDetails } from '../store/codes.ts';
import { insertFormerEmail } from '../store/former-emails.ts';
import { findLogIn, removePassword } from '../store/log-ins.ts';
import { findPersonId, saveEmail, setUnprovenAside } from '../store/people.ts';
import { lockPerson } from '../store/personal-data.ts';
import { deleteSessions } from '../store/sessions.ts';
import { emailAbout, isOpen, startStep, stepOf, useStep } from './one-time-codes.ts';
import { steppedUpHolder } from './second-factor-holder.ts';

const WISHES_PER_HOUR = 5;
/** Steps whose links were mailed to an address that is no longer the person's, or was not yet. */
const LINKS_TO_THE_EMAIL: readonly CodePurpose[] = [
  'verify',
  'invite',
  'reset',
  'newPassword',
  'newEmail',
  'emailCode',
];

/**
 * Somebody signed in, who has just proved again who they are, wants another e-mail: a mail with a link goes to it, and the
 * present one stays until the link is followed. Only the last link counts.
 * @throws Refusal stepUpNeeded; invalidEmail; sameEmail; userEmailExists; tooManyRequests, per person and per address
 */
export async function askForNewEmail(
  work: Work,
  deps: Deps,
  origin: { address: string },
  me: SignedInPerson,
  typed: string,
): Promise<void> {
  const { personId } = steppedUpHolder(work, me);
  const key = emailKey(typed);
  if (key === null) throw new Refusal('invalidEmail', { affected: ['email'] });
  await countRequest(work, `new-email:${personId}`, WISHES_PER_HOUR);
  // Whether an e-mail has an account is told here as at the registration, and no faster.
  await countRequest(work, `sign-up:${origin.address}`, deps.limits.signUpsPerAddressPerHour);
  const logIn = await findLogIn(work, { personId });
  if (!logIn) throw new Refusal('unauthenticated');
  if (emailKey(logIn.email) === key) throw new Refusal('sameEmail', { affected: ['email'] });
  if (await findLogIn(work, { emailKey: key })) throw new Refusal('userEmailExists', { affected: ['email'] });
  await work.transaction(async (tx) => {
    await markAllUsed(tx, personId, ['newEmail']);
    const codeId = await startStep(tx, personId, 'newEmail', { email: typed.trim() });
    await tx.announce(newEmailRequested({ personId, codeId }));
    await note(tx, personId, 'newEmailAsked');
  });
}

/**
 * The link in the mail to the new e-mail was followed by the person who asked for it, signed in: whoever else gets the mail
 * has a link that opens nothing. From now on that is the e-mail; links mailed to the old one are dead, and every other session ends.
 * @throws Refusal invalidOrExpiredCode; userEmailExists when the e-mail has become somebody's meanwhile
 */
export async function confirmNewEmail(
  work: Work,
  deps: Deps,
  me: SignedInPerson,
  code: string,
): Promise<void> {
  const { personId, sessionId } = me;
  const step = await stepOf(work, deps.secrets, 'newEmail', code);
  if (step?.personId !== personId || !isOpen(step, work.now()))
    throw new Refusal('invalidOrExpiredCode', { affected: ['code'] });
  const next = addressIn(step);
  await work.transaction(async (tx) => {
    await useStep(tx, step.id);
    const before = await lockPerson(tx, personId);
    if (!before) throw new Refusal('unauthenticated');
    await giveEmail(tx, personId, next);
    await insertFormerEmail(tx, { personId, email: before.email, emailKey: before.emailKey });
    await markAllUsed(tx, personId, LINKS_TO_THE_EMAIL);
    await deleteSessions(tx, personId, sessionId);
    const codeId = await startStep(tx, personId, 'emailBack', { email: before.email });
    await tx.announce(emailChanged({ personId, codeId }));
    await note(tx, personId, 'emailChanged');
  });
}

/**
 * Somebody else changed the e-mail: whoever reads the former one takes it back by the link that was sent to it. Every session
 * ends and the password, which the other one knew, opens nothing any more; a mail to choose a new one goes out, and the address
 * that is taken away is told. The first of
 * several links is the strongest: a later one, which a thief may hold, leaves it as it is. Nor does it help a thief to book or
 * register with the address meanwhile.
 * @throws Refusal invalidOrExpiredCode; userEmailExists when the former e-mail has become somebody else's, who proved it
 */
export async function takeEmailBack(work: Work, deps: Deps, code: string): Promise<void> {
  const step = await stepOf(work, deps.secrets, 'emailBack', code);
  if (!step || !isOpen(step, work.now())) throw new Refusal('invalidOrExpiredCode', { affected: ['code'] });
  const { personId } = step;
  const next = addressIn(step);
  await work.transaction(async (tx) => {
    await useStep(tx, step.id);
    const before = await lockPerson(tx, personId);
    if (!before) throw new Refusal('invalidOrExpiredCode', { affected: ['code'] });
    await setUnprovenAside(tx, next.emailKey);
    await giveEmail(tx, personId, next);
    await removePassword(tx, personId);
    await deleteSessions(tx, personId, null);
    await markAllUsed(tx, personId, [...LINKS_TO_THE_EMAIL, 'secondFactor']);
    await markLaterUsed(tx, step);
    await noteDetails(tx, step.id, { takenAway: before.email });
    await tx.announce(emailTakenBack({ personId, codeId: step.id }));
    const codeId = await startStep(tx, personId, 'reset');
    await tx.announce(accountLinkRequested({ personId, codeId, purpose: 'reset' }));
    await note(tx, personId, 'emailTakenBack');
  });
}

/** Where a mail about another e-mail, or to the former one, goes; null when its step is over. */
export async function emailOfStep(work: Work, codeId: number): Promise<string | null> {
  const step = await findCode(work, codeId);
  return step && isOpen(step, work.now()) ? emailAbout(step) : null;
}

/** The address that a step took away from an account; null where it took none. */
export async function emailTakenAway(work: Work, codeId: number): Promise<string | null> {
  const takenAway = (await findCode(work, codeId))?.details['takenAway'];
  return typeof takenAway === 'string' ? takenAway : null;
}

async function giveEmail(
  work: Work,
  personId: number,
  next: { email: string; emailKey: string },
): Promise<void> {
  const holder = await findPersonId(work, next.emailKey);
  if (holder !== null && holder !== personId) throw new Refusal('userEmailExists', { affected: ['email'] });
  await saveEmail(work, personId, next);
}

function addressIn(step: CodeRow): { email: string; emailKey: string } {
  const email = emailAbout(step);
  const key = email && emailKey(email);
  if (!email || !key) throw new Error(`Step ${step.id} is about no e-mail`);
  return { email, emailKey: key };
}

async function note(work: Work, personId: number, action: string): Promise<void> {
  await audit(work, {
    providerId: null,
    actor: `person:${personId}`,
    action,
    subject: 'logIn',
    subjectId: personId,
  });
}
