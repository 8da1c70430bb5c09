import type { Locale } from '#contracts/languages.ts';
import { runIdempotent } from '#server/kernel/idempotency.ts';
import { GUEST } from '#server/kernel/request-context.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Agreement } from '../store/profiles.ts';
import { findOrAddPerson } from './find-or-add-person.ts';
import type { NewLogIn } from './registration.ts';
import { addLogIn, readRegistration } from './registration.ts';

export interface NewRegistration extends NewLogIn {
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
  const { email, password, agreements } = registration;
  const passwordHash = await readRegistration(work, deps, origin, registration);
  return work.transaction(async (tx) => {
    // By the person, not by the e-mail: who comes back after leaving is somebody new, however soon.
    const personId = await findOrAddPerson(tx, { email, language: origin.language });
    // The body tells two requests apart without telling the password to whoever reads the table.
    const body = { personId, agreements, password: deps.secrets.nameOf('sign-up', password) };
    const command = { operation: 'signUp', actor: GUEST, origin, key: origin.idempotencyKey, body };
    const { answer } = await runIdempotent(tx, command, async () => {
      await addLogIn(tx, { personId, passwordHash, language: origin.language, agreements });
      return { personId };
    });
    return answer;
  });
}
