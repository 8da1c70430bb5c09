import type { Locale } from '#contracts/languages.ts';
import { audit } from '#server/kernel/audit.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { personRegistered } from '../facts.ts';
import { emailKey } from '../rules/email-key.ts';
import { passwordRefusal } from '../rules/password-refusal.ts';
import { insertLogIn } from '../store/log-ins.ts';
import type { Agreement } from '../store/profiles.ts';
import { addProfile, saveAgreements, setLanguage } from '../store/profiles.ts';
import { startStep } from './one-time-codes.ts';
import { hashPassword } from './passwords.ts';

/** What somebody types to register, whatever for. */
export interface NewLogIn {
  email: string;
  password: string;
  hasAcceptedTerms: boolean;
}

/**
 * Counts and reads a registration, before its transaction.
 * @param origin.address keyed hash of the network address
 * @returns the password's hash
 * @throws Refusal invalidEmail, termsNotAccepted, a rule of the password, tooManyRequests
 */
export async function readRegistration(
  work: Work,
  deps: Pick<Deps, 'secrets' | 'limits'>,
  origin: { address: string },
  { email, password, hasAcceptedTerms }: NewLogIn,
): Promise<string> {
  await countRequest(work, `sign-up:${origin.address}`, deps.limits.signUpsPerAddressPerHour);
  if (emailKey(email) === null) throw new Refusal('invalidEmail', { affected: ['email'] });
  if (!hasAcceptedTerms) throw new Refusal('termsNotAccepted', { affected: ['terms_accepted'] });
  const refused = passwordRefusal(password, email, 'strength');
  if (refused) throw new Refusal(refused, { affected: ['password'] });
  return hashPassword(deps.secrets, password);
}

/**
 * Gives a person a log-in that opens once the e-mail is proved, and asks for the mail. Joins the caller's transaction.
 * @throws Refusal userEmailExists
 */
export async function addLogIn(
  tx: Work,
  logIn: { personId: number; passwordHash: string; language: Locale; agreements: readonly Agreement[] },
): Promise<void> {
  const { personId, passwordHash, language, agreements } = logIn;
  const isNew = await insertLogIn(tx, { personId, passwordHash, termsAcceptedAt: tx.now() });
  if (!isNew) throw new Refusal('userEmailExists', { affected: ['email'] });
  await setLanguage(tx, personId, language);
  await addProfile(tx, personId);
  await saveAgreements(tx, personId, agreements);
  const codeId = await startStep(tx, personId, 'verify');
  await tx.announce(personRegistered({ personId, codeId }));
  await audit(tx, {
    providerId: null,
    actor: `person:${personId}`,
    action: 'registered',
    subject: 'logIn',
    subjectId: personId,
    after: { agreements },
  });
}
