import type { Work } from '#server/kernel/work.ts';
import { findOrAddPerson } from './index.ts';

let made = 0;

/** For tests: a person, with an e-mail of its own unless one is given. @returns its id */
export async function aPerson(
  work: Work,
  { email = `person-${(made += 1)}@example.it` } = {},
): Promise<number> {
  return findOrAddPerson(work, { email, language: 'it' });
}
