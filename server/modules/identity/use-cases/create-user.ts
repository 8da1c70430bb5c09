import type { Locale } from '#contracts/languages.ts';
import type { BusinessRole } from '#contracts/roles.ts';
import { audit } from '#server/kernel/audit.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { passwordRefusal } from '../rules/password-refusal.ts';
import { insertLogIn, markVerified } from '../store/log-ins.ts';
import { addProfile } from '../store/profiles.ts';
import { saveProviderRole } from '../store/provider-roles.ts';
import { findOrAddPerson } from './find-or-add-person.ts';
import { hashPassword } from './passwords.ts';

export interface NewUser {
  email: string;
  password: string;
  firstname: string;
  lastname: string;
  language: Locale;
  at?: { providerId: number; role: BusinessRole };
  /** Who makes it, for the audit log. */
  actor: string;
}

/**
 * Makes a confirmed log-in without any mail, for whoever stands beside the person (specification section 7). The caller has made
 * sure that the actor may.
 * @throws Refusal userEmailExists; a rule of the password
 */
export async function createUser(
  work: Work,
  deps: Pick<Deps, 'secrets'>,
  user: NewUser,
): Promise<{ personId: number }> {
  const { email, password, firstname, lastname, language, at, actor } = user;
  const refused = passwordRefusal(password, email, 'strength');
  if (refused) throw new Refusal(refused, { affected: ['password'] });
  const passwordHash = await hashPassword(deps.secrets, password);
  return work.transaction(async (tx) => {
    const personId = await findOrAddPerson(tx, { email, language });
    const isNew = await insertLogIn(tx, { personId, passwordHash, termsAcceptedAt: null });
    if (!isNew) throw new Refusal('userEmailExists', { affected: ['email'] });
    await markVerified(tx, personId);
    await addProfile(tx, personId, { firstname, lastname });
    if (at) await saveProviderRole(tx, { ...at, personId });
    await audit(tx, {
      providerId: at?.providerId ?? null,
      actor,
      action: 'userCreated',
      subject: 'person',
      subjectId: personId,
      after: { role: at?.role ?? 'customer' },
    });
    return { personId };
  });
}
