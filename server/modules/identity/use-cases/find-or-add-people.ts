import type { Locale } from '#contracts/languages.ts';
import type { Work } from '#server/kernel/work.ts';
import { insertOrFindPeople } from '../store/people.ts';
import { personWanted } from './find-or-add-person.ts';

/**
 * The people that some e-mails stand for, in two statements however many they are; new ones are unverified and have no log-in.
 * @param emails as typed, each to be reached by mail
 * @returns the people's ids by the e-mails as they were given
 * @throws Refusal clientDataNotValid when mail cannot be sent to one of them
 */
export async function findOrAddPeople(
  work: Work,
  { emails, language }: { emails: readonly string[]; language: Locale },
): Promise<Map<string, number>> {
  if (emails.length === 0) return new Map();
  const wanted = emails.map((email) => ({ typed: email, ...personWanted({ email, language }) }));
  // Always in one order, so that two who add the same people do not wait for each other in a circle.
  const once = [...new Map(wanted.map((one) => [one.emailKey, one])).values()].sort((a, b) =>
    a.emailKey < b.emailKey ? -1 : 1,
  );
  const ids = await insertOrFindPeople(work, once);
  return new Map(
    wanted.map(({ typed, emailKey }) => {
      const id = ids.get(emailKey);
      if (id === undefined) throw new Error('A person was neither found nor added');
      return [typed, id];
    }),
  );
}
