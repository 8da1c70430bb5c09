import { isLocale } from '#contracts/languages.ts';
import type { Locale } from '#contracts/languages.ts';
import type { Work } from '#server/kernel/work.ts';
import { findLogIn } from '../store/log-ins.ts';
import type { PersonCard } from '../store/people.ts';
import { findPersonId, readPerson, readPersonCards } from '../store/people.ts';
import { emailKey } from '../rules/email-key.ts';

export interface Person {
  id: number;
  /** As first given. */
  email: string;
  language: Locale;
  /** Whether somebody has proved to read this address. */
  isVerified: boolean;
  /** '' when not told. */
  firstname: string;
}

/** One person, or null. */
export async function getPerson(work: Work, personId: number): Promise<Person | null> {
  const row = await readPerson(work, personId);
  // Swedish stands in the language list of businesses only and falls back to English (specification sections 1 and 9).
  return row && { ...row, language: isLocale(row.language) ? row.language : 'en' };
}

/** Some people by their ids, as those who work with them see them: who may is for the caller to say. */
export async function getPersonCards(
  work: Work,
  personIds: readonly number[],
): Promise<Map<number, PersonCard>> {
  return new Map((await readPersonCards(work, personIds)).map((card) => [card.id, card]));
}

/** The id of the person an e-mail stands for, without adding one; null for nobody. */
export async function findPerson(work: Work, email: string): Promise<number | null> {
  const key = emailKey(email);
  return key === null ? null : findPersonId(work, key);
}

/** The language somebody chose for their mails (specification section 1); null for whoever has no log-in, or has not proved the e-mail. */
export async function chosenLanguage(work: Work, personId: number): Promise<Locale | null> {
  const [person, logIn] = await Promise.all([getPerson(work, personId), findLogIn(work, { personId })]);
  return person && logIn?.isVerified ? person.language : null;
}

/** Whether a password lets the person in: one is chosen, and the e-mail is proved. Else they come by a mailed link. */
export async function comesInByPassword(work: Work, personId: number): Promise<boolean> {
  const logIn = await findLogIn(work, { personId });
  return logIn !== null && logIn.isVerified && logIn.passwordHash !== null;
}

/** Whether the person has a log-in that is not disabled: what stands in for a session asks this first. */
export async function hasActiveLogIn(work: Work, personId: number): Promise<boolean> {
  return (await findLogIn(work, { personId }))?.isActive ?? false;
}
