import type { Locale } from '#contracts/languages.ts';
import { MOST_TAGS } from '#contracts/validation/customer-notes.ts';
import { findOrAddPeople } from '#server/modules/identity/index.ts';
import type { Work } from '#server/kernel/work.ts';
import type {
  CustomerMatch,
  CustomerToFill,
  FieldToFill,
  KnownCustomer,
  NewCustomerAtOnce,
} from '../store/many-customers.ts';
import type { CareToGive, PossibleCarer } from '../store/care-of-many.ts';
import { giveCareOfMany, readPossibleCarers } from '../store/care-of-many.ts';
import { addFurtherContacts } from '../store/further-contacts.ts';
import {
  fillCustomers,
  fillFieldsOfCustomers,
  insertCustomers,
  lockManyCustomers,
  noteCustomers,
  readKnownCustomers,
  readTagNames,
  tagCustomers,
} from '../store/many-customers.ts';

/** For each of many, which customers of the provider it may be. @returns in the order asked */
export async function knownCustomers(
  work: Work,
  providerId: number,
  asked: readonly CustomerMatch[],
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
  customers: readonly Omit<NewCustomerAtOnce, 'personId'>[],
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
  {
    providerId,
    language,
    overwrites = false,
  }: {
    providerId: number;
    language: Locale;
    /** Birthday, tax code and language are written over where they are given. */
    overwrites?: boolean;
  },
  customers: readonly Omit<CustomerToFill, 'personId'>[],
): Promise<Set<number>> {
  await lockManyCustomers(
    work,
    providerId,
    customers.map(({ id }) => id),
  );
  return fillCustomers(work, { providerId, overwrites }, await withPeople(work, language, customers));
}

/** For each of many, which customers of the provider may be the carer that is meant. @returns in the order asked */
export async function possibleCarers(
  work: Work,
  providerId: number,
  asked: readonly Omit<CustomerMatch, 'notes'>[],
): Promise<PossibleCarer[][]> {
  return asked.length === 0 ? [] : readPossibleCarers(work, providerId, asked);
}

/**
 * Puts many customers into the care of others; who is in care stays there, and nobody cares who is in care. Joins the caller's transaction.
 * @returns the ids of those whom it put into care
 */
export async function placeInCareAtOnce(
  work: Work,
  providerId: number,
  care: readonly CareToGive[],
): Promise<Set<number>> {
  const inCare = new Set(care.map(({ customerId }) => customerId));
  // Two of one list who care for each other, or one who cares and is cared for, would make a chain
  const allowed = care.filter(({ carerId }) => !inCare.has(carerId));
  await lockManyCustomers(
    work,
    providerId,
    allowed.flatMap(({ customerId, carerId }) => [customerId, carerId]),
  );
  return giveCareOfMany(work, providerId, allowed);
}

/** What tags of new names look like until somebody gives them a colour. */
const COLOR_OF_NEW_TAGS = '#53667a';

/** Of some names of tags those that the provider does not have, and how many new ones there is room for; nobody adds one until the transaction ends. */
export async function newTagsOf(
  work: Work,
  providerId: number,
  names: readonly string[],
): Promise<{ fresh: Set<string>; room: number }> {
  await work.lock([`tags of ${providerId}`]);
  const known = (await readTagNames(work, providerId)).map((name) => name.toLowerCase());
  const fresh = new Set(names.map((name) => name.toLowerCase()).filter((name) => !known.includes(name)));
  return { fresh, room: MOST_TAGS - known.length };
}

/**
 * Gives many customers tags, imported notes and further contacts beside those they have, and fills fields of the provider's own where nothing stands. Joins the caller's
 * transaction, which has asked `newTagsOf`.
 */
export async function addToCustomersAtOnce(
  work: Work,
  { providerId, areNotesHealth }: { providerId: number; areNotesHealth: boolean },
  customers: readonly {
    id: number;
    tags: readonly string[];
    notes: string | null;
    further: readonly { kind: 'email' | 'phone'; value: string }[];
    own: readonly Omit<FieldToFill, 'customerId'>[];
  }[],
): Promise<void> {
  const tagged = customers
    .filter(({ tags }) => tags.length > 0)
    .map(({ id, tags }) => ({ customerId: id, tags }));
  await tagCustomers(work, providerId, { color: COLOR_OF_NEW_TAGS, tagged });
  await noteCustomers(
    work,
    { providerId, areNotesHealth },
    customers.flatMap(({ id, notes }) => (notes === null ? [] : [{ customerId: id, text: notes }])),
  );
  await addFurtherContacts(
    work,
    providerId,
    customers.flatMap(({ id, further }) => further.map((one) => ({ ...one, customerId: id }))),
  );
  await fillFieldsOfCustomers(
    work,
    providerId,
    customers.flatMap(({ id, own }) => own.map((one) => ({ ...one, customerId: id }))),
  );
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
