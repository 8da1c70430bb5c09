import type { Locale } from '#contracts/languages.ts';
import type { CustomerForm } from '#contracts/validation/customer.ts';
import { emailKey, findOrAddPerson } from '#server/modules/identity/index.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import type { CustomerKey, LockedCustomer } from '../store/change-customers.ts';
import { keptPhone } from '#contracts/phone-of-country.ts';
import { insertCustomer, lockCustomers, replaceFurther, updateCustomer } from '../store/change-customers.ts';

/** Of a change: which customer, the version its form was filled from, and the language of whoever an e-mail is new to. */
export interface Changing extends CustomerKey {
  version: number;
  language: Locale;
}

/**
 * Writes a customer down for the provider. An e-mail binds them to its person, as a booking with it would; nobody is asked and no log-in
 * changes (docs/decisions/0046).
 * @throws Refusal alreadyAssigned when another customer of the provider has the e-mail
 * @returns their id
 */
export async function addCustomer(
  work: Work,
  providerId: number,
  { language, ...form }: CustomerForm & { language: Locale },
): Promise<number> {
  return work.transaction(async (tx) => {
    const { further, ...fields } = await withKeptPhones(tx, providerId, form);
    const personId = await personOf(tx, fields.email, language);
    const customerId = await insertCustomer(tx, providerId, { ...fields, personId, recorded: given(fields) });
    if (customerId === null) throw sharesEmail();
    if (further.length > 0) await replaceFurther(tx, { providerId, customerId }, further);
    return customerId;
  });
}

/**
 * Writes a customer's names and contacts over. What the provider changes becomes its own record. With another e-mail they are another
 * person to us from now on; what was booked before stays with the log-in that saw it.
 * @throws Refusal errorUserNotFound; changedMeanwhile; alreadyAssigned as `addCustomer`
 * @returns the names of the fields that are different now
 */
export async function changeCustomer(work: Work, of: Changing, form: CustomerForm): Promise<string[]> {
  return work.transaction(async (tx) => {
    const before = await lockVersion(tx, of);
    const kept = await withKeptPhones(tx, of.providerId, form);
    await write(tx, of, before, kept);
    return FIELDS.filter((field) => kept[field] !== before[field]);
  });
}

/** The form with its phones as they are kept, by the country of the provider. */
async function withKeptPhones(work: Work, providerId: number, form: CustomerForm): Promise<CustomerForm> {
  const { phone, further } = form;
  if (phone === null && further.every(({ kind }) => kind !== 'phone')) return form;
  const { countryCode } = (await getProviderContact(work, providerId)) ?? { countryCode: '' };
  const kept = further.map((one) =>
    one.kind === 'phone' ? { ...one, value: keptPhone(one.value, countryCode) } : one,
  );
  return { ...form, phone: phone === null ? null : keptPhone(phone, countryCode), further: kept };
}

async function lockVersion(
  work: Work,
  { providerId, customerId, version }: Changing,
): Promise<LockedCustomer> {
  const before = (await lockCustomers(work, providerId, [customerId])).get(customerId);
  if (!before) throw new Refusal('errorUserNotFound', { affected: ['customerId'] });
  if (before.version !== version) throw new Refusal('changedMeanwhile');
  return before;
}

async function write(work: Work, of: Changing, before: LockedCustomer, form: CustomerForm): Promise<void> {
  const { further, ...fields } = form;
  const isSameEmail = keyOf(fields.email) === keyOf(before.email);
  // Without an e-mail they are nobody to us, also where the row of somebody who has left is filled anew.
  const isSamePerson = isSameEmail && fields.email !== null;
  const personId = isSamePerson ? before.personId : await personOf(work, fields.email, of.language);
  const recorded = given(fields).filter(
    (field) => before.recorded.includes(field) || fields[field] !== before[field],
  );
  await updateCustomer(work, of, { ...fields, personId, recorded });
  await replaceFurther(work, of, further);
}

const FIELDS = ['email', 'firstname', 'lastname', 'phone'] as const;
type Fields = Record<(typeof FIELDS)[number], string | null>;

const given = (fields: Fields) => FIELDS.filter((field) => fields[field] !== null);
const keyOf = (email: string | null) => (email === null ? null : emailKey(email));

async function personOf(work: Work, email: string | null, language: Locale): Promise<number | null> {
  return email === null ? null : findOrAddPerson(work, { email, language });
}

function sharesEmail(): Refusal {
  return new Refusal('alreadyAssigned', { affected: ['email'], params: { known: 'email' } });
}
