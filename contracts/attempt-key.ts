/**
 * The key of an attempt is made when its page is, and names the person whose page it is: where two people share a browser, what is sent from the page of
 * one is never done by the other (docs/decisions/0079).
 */

/** Under which header a call says for whom its page was made; none for a visitor's. */
export const PERSON_HEADER = 'x-radura-person';

const NAMED = /^([1-9]\d{0,14})~/;

/** A new key on the page of a person, or of a visitor (null). */
export function newAttemptKey(personId: number | null): string {
  const key = crypto.randomUUID();
  return personId === null ? key : `${personId}~${key}`;
}

/** On whose page a key was made, as the header says it; null for a visitor's, and for keys of other programs. */
export const personOfKey = (key: string): string | null => NAMED.exec(key)?.[1] ?? null;
