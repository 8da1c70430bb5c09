import type { Locale } from '#contracts/languages.ts';
import { audit } from '#server/kernel/audit.ts';
import { runIdempotent } from '#server/kernel/idempotency.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { GUEST } from '#server/kernel/request-context.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { personRegistered } from '../facts.ts';
import { emailKey } from '../rules/email-key.ts';
import { passwordRefusal } from '../rules/password-refusal.ts';
import { insertLogIn } from '../store/log-ins.ts';
import type { Agreement } from '../store/profiles.ts';
import { addProfile, saveAgreements, setLanguage } from '../store/profiles.ts';
import { findOrAddPerson } from './find-or-add-person.ts';
import { startStep } from './one-time-codes.ts';
import { hashPassword } from './passwords.ts';

export interface NewRegistration {
  email: string;
  password: string;
  hasAcceptedTerms: boolean;
  agreements: readonly Agreement[];
}

/**
 * Registers somebody: the person's own or new row gets a log-in that opens once the e-mail is proved (specification section 4). Two
 * registrations of one e-mail at once, in whatever spelling, make one; the same form sent twice gets the same answer.
 * @throws Refusal invalidEmail, termsNotAccepted, a rule of the password, userEmailExists, tooManyRequests
 */
export async function signUp(
  work: Work,
  deps: Deps,
  origin: { address: string; userAgent?: string; language: Locale; idempotencyKey: string | null },
  registration: NewRegistration,
): Promise<{ personId: number }> {
  const { email, password, hasAcceptedTerms, agreements } = registration;
  await countRequest(work, `sign-up:${origin.address}`, deps.limits.signUpsPerAddressPerHour);
  if (emailKey(email) === null) throw new Refusal('invalidEmail', { affected: ['email'] });
  if (!hasAcceptedTerms) throw new Refusal('termsNotAccepted', { affected: ['terms_accepted'] });
  const refused = passwordRefusal(password, email, 'strength');
  if (refused) throw new Refusal(refused, { affected: ['password'] });
  const passwordHash = await hashPassword(deps.secrets, password);
  return work.transaction(async (tx) => {
    // By the person, not by the e-mail: who comes back after leaving is somebody new, however soon.
    const personId = await findOrAddPerson(tx, { email, language: origin.language });
    // The body tells two requests apart without telling the password to whoever reads the table.
    const body = { personId, agreements, password: deps.secrets.nameOf('sign-up', password) };
    const command = { operation: 'signUp', actor: GUEST, origin, key: origin.idempotencyKey, body };
    const { answer } = await runIdempotent(tx, command, async () => {
      const isNew = await insertLogIn(tx, { personId, passwordHash, termsAcceptedAt: tx.now() });
      if (!isNew) throw new Refusal('userEmailExists', { affected: ['email'] });
      await setLanguage(tx, personId, origin.language);
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
      return { personId };
    });
    return answer;
  });
}
