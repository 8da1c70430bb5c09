import type { Locale } from '#contracts/languages.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { emailKey } from '../rules/email-key.ts';
import type { PersonWanted } from '../store/people.ts';
import { findPersonId, insertOrFindPerson } from '../store/people.ts';

/**
 * The person an e-mail stands for; a new one is unverified. Safe when many ask for the same new person at once.
 * @throws Refusal clientDataNotValid when mail cannot be sent to the address
 */
export async function findOrAddPerson(
  work: Work,
  { email, language }: { email: string; language: Locale },
): Promise<number> {
  const wanted = personWanted({ email, language });
  const found = (await insertOrFindPerson(work, wanted)) ?? (await findPersonId(work, wanted.emailKey));
  if (found === null) throw new Error('A person was neither found nor added');
  return found;
}

/**
 * Who an address stands for, as `personFoundOrAdded` takes it.
 * @throws Refusal clientDataNotValid when mail cannot be sent to the address
 */
export function personWanted({ email, language }: { email: string; language: Locale }): PersonWanted {
  const key = emailKey(email);
  if (key === null) {
    throw new Refusal('clientDataNotValid', { inputs: [{ code: 'email', affected: ['email'] }] });
  }
  return { emailKey: key, email: email.trim(), language };
}
