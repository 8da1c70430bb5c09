import { NewCenter } from '#contracts/validation/new-center.ts';
import { checked } from '#server/kernel/checked.ts';
import { runIdempotent } from '#server/kernel/idempotency.ts';
import { GUEST } from '#server/kernel/request-context.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { NewLogIn, SignInOrigin } from '#server/modules/identity/index.ts';
import {
  addLogIn,
  findOrAddPerson,
  openFirstSession,
  readRegistration,
} from '#server/modules/identity/index.ts';
import { openCenter, placeOf } from './open-center.ts';

export interface BusinessRegistration extends NewLogIn {
  /** As `NewCenter` takes it. */
  center: unknown;
}

/**
 * Registers somebody together with their center or practice: person, log-in, provider, role and package come about in one transaction or
 * not at all. They are in at once, in the browser they register with; the e-mail is proved by the mail that goes out, before anything is
 * published (docs/decisions/0052). Two registrations of one e-mail at once make one; the same form sent twice gets the same answer.
 * @returns `isSignedIn`: false where they have to log in, as after a repetition that comes late
 * @throws Refusal invalidEmail, termsNotAccepted, a rule of the password, invalidInput naming each field, userEmailExists, tooManyRequests
 */
export async function registerBusiness(
  asking: Pick<RequestContext, 'work' | 'deps' | 'locale' | 'idempotencyKey'>,
  origin: SignInOrigin,
  registration: BusinessRegistration,
): Promise<{ providerId: number; isSignedIn: boolean }> {
  const { work, deps, locale: language, idempotencyKey: key } = asking;
  const { email, password } = registration;
  const passwordHash = await readRegistration(work, deps, origin, registration);
  const center = checked(NewCenter, registration.center);
  const place = await placeOf(deps, center, language);
  const { personId, providerId } = await work.transaction(async (tx) => {
    const personId = await findOrAddPerson(tx, { email, language });
    // The body tells two requests apart without telling the password to whoever reads the table.
    const body = { personId, center, password: deps.secrets.nameOf('sign-up', password) };
    const command = { operation: 'registerBusiness', actor: GUEST, origin, key, body };
    const { answer } = await runIdempotent(tx, command, async () => {
      await addLogIn(tx, { personId, passwordHash, language, agreements: [] });
      const owner = { personId, email: email.trim() };
      return { personId, providerId: await openCenter(tx, { center, place, owner, language }) };
    });
    return answer;
  });
  return { providerId, isSignedIn: await openFirstSession(work, deps, origin, personId) };
}
