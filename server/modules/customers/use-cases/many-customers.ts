import type { Locale } from '#contracts/languages.ts';
import { findOrAddPeople } from '#server/modules/identity/index.ts';
import type { Work } from '#server/kernel/work.ts';
import type {
  CustomerAsked,
  CustomerAtOnce,
  CustomerToFill,
  KnownCustomer,
} from '../store/many-customers.ts';
import {
  fillCustomers,
  insertCustomers,
  lockManyCustomers,
  readKnownCustomers,
} from '../store/many-customers.ts';

/** For each of many, which customers of the provider it may be. @returns in the order asked */
export async function knownCustomers(
  work: Work,
  providerId: number,
  asked: readonly CustomerAsked[],
): Promise<KnownCustomer[][]> {
  return asked.length === 0 ? [] : readKnownCustomers(work, providerId, asked);
}

/**
 * Writes many customers down for the provider at once. An e-mail binds each to its person as `addCustomer` does; nobody is asked or told anything.
 * Joins the caller's transaction.
 * @returns their ids in the order given; null where another customer of the provider has that e-mail meanwhile
 * @throws Refusal clientDataNotValid when mail cannot be sent to an e-mail
 */
export async function addCustomersAtOnce(
  work: Work,
  { providerId, language }: { providerId: number; language: Locale },
  customers: readonly Omit<CustomerAtOnce, 'personId'>[],
): Promise<(number | null)[]> {
  if (customers.length === 0) return [];
  return insertCustomers(work, providerId, await withPeople(work, language, customers));
}

/**
 * Fills what the provider does not know yet of many customers at once; what it knows stays, and an e-mail that another customer has meanwhile is left
 * out. Joins the caller's transaction.
 * @returns the ids of those whom it changed
 */
export async function fillCustomersAtOnce(
  work: Work,
  { providerId, language }: { providerId: number; language: Locale },
  customers: readonly Omit<CustomerToFill, 'personId'>[],
): Promise<Set<number>> {
  await lockManyCustomers(
    work,
    providerId,
    customers.map(({ id }) => id),
  );
  return fillCustomers(work, providerId, await withPeople(work, language, customers));
}

async function withPeople<Customer extends { email: string | null }>(
  work: Work,
  language: Locale,
  customers: readonly Customer[],
): Promise<(Customer & { personId: number | null })[]> {
  const emails = customers.flatMap(({ email }) => (email === null ? [] : [email]));
  const people = await findOrAddPeople(work, { emails, language });
  return customers.map((customer) => ({
    ...customer,
    personId: customer.email === null ? null : (people.get(customer.email) ?? null),
  }));
}
