import type { Work } from '#server/kernel/work.ts';
import { aPerson } from '#server/modules/identity/builders.ts';
import { findOrAddCustomer } from './index.ts';

/** For tests: a customer of the provider, with a person of its own unless one is given. @returns the customer's id */
export async function aCustomer(
  work: Work,
  {
    providerId,
    personId,
    email = 'ada@example.it',
  }: { providerId: number; personId?: number; email?: string },
): Promise<number> {
  const person = personId ?? (await aPerson(work, { email }));
  return findOrAddCustomer(work, {
    providerId,
    personId: person,
    email,
    firstname: null,
    lastname: null,
    phone: null,
  });
}
