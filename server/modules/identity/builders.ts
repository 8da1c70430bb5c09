import type { SignedInPerson } from '#server/kernel/request-context.ts';
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

/** For tests that do not sign in: somebody with a live session, as a door would have read it. */
export function anActor(given: Partial<SignedInPerson> & { personId: number }): SignedInPerson {
  return {
    kind: 'person',
    sessionId: 1,
    area: given.providerRoles ? 'business' : 'public',
    role: 'customer',
    providerRoles: [],
    steppedUpAt: null,
    ...given,
  };
}
