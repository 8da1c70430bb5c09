import type { RowProblem } from '#contracts/customer-import.ts';
import { fullName, nameKey, namesAgree } from '#contracts/name-key.ts';
import { phoneKey } from '#contracts/phone-key.ts';
import type { ReadRow, RowFields } from './read-row.ts';
import { isSameContact, isSameTag } from './read-row.ts';

/** A customer who may be the one that a row means. */
export interface Candidate extends Omit<RowFields, 'notes' | 'own' | 'further' | 'carer' | 'careRelation'> {
  id: number;
  version: number;
  /** Their further addresses and phones. */
  further: readonly { kind: 'email' | 'phone'; value: string }[];
  /** Whether an imported note says what the row says. */
  hasNote: boolean;
  /** The ids of the center's own fields in which something stands. */
  filledFields: readonly number[];
}

/**
 * What a row comes to: nobody there yet, one who is, several of whom nobody can say which, or an e-mail that is somebody else's, as in families.
 */
export type Meant =
  | { is: 'nobody' }
  | { is: 'customer'; customer: Candidate }
  | { is: 'several' }
  | { is: 'another'; customer: Candidate };

/**
 * Which customer a row means: whoever has its e-mail, where the names agree; else whoever has its phone and the same name, or no name on one side, for families share
 * phones; a row with neither means who is called the same and has neither, too.
 */
export function whichCustomer(row: ReadRow, candidates: readonly Candidate[]): Meant {
  const { email } = row.fields;
  const byEmail = email === null ? [] : candidates.filter((one) => hasEmail(one, email));
  const named = byEmail.filter((one) => namesAgree(keyOf(one), row.nameKey));
  if (named.length > 0) return oneOf(named);
  const [other] = byEmail;
  if (other) return { is: 'another', customer: other };
  const byPhone = row.phoneKey === null ? [] : candidates.filter((one) => hasPhone(one, row.phoneKey));
  const sameName = byPhone.filter((one) => keyOf(one) === row.nameKey);
  if (sameName.length > 0) return oneOf(sameName);
  const oneNameless = byPhone.filter((one) => row.nameKey === '' || keyOf(one) === '');
  if (oneNameless.length > 0) return oneOf(oneNameless);
  if (email !== null || row.phoneKey !== null || row.nameKey === '') return { is: 'nobody' };
  return oneOf(
    candidates.filter((one) => one.email === null && one.phone === null && keyOf(one) === row.nameKey),
  );
}

/** What can be said of a customer once only, and otherwise by a list than by a card. */
const SAID_ONCE = ['birthday', 'taxCode', 'language'] as const;

/** What a row says otherwise than its customer's card; addresses and phones are not, since a customer may have several. */
export function differencesOf(row: RowFields, customer: Candidate): RowProblem[] {
  const differ: RowProblem[] = SAID_ONCE.flatMap((field) => {
    const known = customer[field];
    const isOther = known !== null && row[field] !== null && row[field] !== known;
    return isOther ? [{ field, problem: 'differs', known }] : [];
  });
  const known = fullName(customer);
  if (known !== null && !namesAgree(keyOf(row), keyOf(customer)))
    differ.push({ field: 'fullname', problem: 'differs', known });
  return differ;
}

/**
 * What of a row its customer does not have yet; what they have stays.
 * @param prefersList what can be said once only is written over where the row says something else
 */
export function missingOf(row: RowFields, customer: Candidate, prefersList = false): Partial<RowFields> {
  const missing: Partial<RowFields> = {};
  for (const field of ['email', 'phone', 'blacklistReason'] as const)
    if (customer[field] === null && row[field] !== null) missing[field] = row[field];
  for (const field of SAID_ONCE) {
    const isToSay = row[field] !== null && row[field] !== customer[field];
    if (isToSay && (customer[field] === null || prefersList)) Object.assign(missing, { [field]: row[field] });
  }
  if (row.isBlacklisted && !customer.isBlacklisted) missing.isBlacklisted = true;
  const further = furtherOf(row).filter(
    ({ kind, value }) =>
      !isSameContact(kind, value, missing[kind] ?? customer[kind]) &&
      !customer.further.some((one) => one.kind === kind && isSameContact(kind, value, one.value)),
  );
  if (further.length > 0) missing.further = further;
  const tags = row.tags.filter((tag) => !customer.tags.some((known) => isSameTag(known, tag)));
  if (tags.length > 0) missing.tags = tags;
  if (row.notes !== null && !customer.hasNote) missing.notes = row.notes;
  const own = row.own.filter(({ fieldId }) => !customer.filledFields.includes(fieldId));
  if (own.length > 0) missing.own = own;
  // Half a name beside half of another would make a third person.
  const hasName = customer.firstname !== null || customer.lastname !== null;
  const isSame =
    nameKey(row.firstname, null) === nameKey(customer.firstname, null) ||
    nameKey(row.lastname, null) === nameKey(customer.lastname, null);
  if (hasName && !isSame) return missing;
  for (const field of ['firstname', 'lastname'] as const)
    if (customer[field] === null && row[field] !== null) missing[field] = row[field];
  return missing;
}

/** All addresses and phones of a row: its main one is a further one of who has another. */
const furtherOf = ({ email, phone, further }: RowFields): RowFields['further'] => [
  ...(email === null ? [] : [{ kind: 'email' as const, value: email }]),
  ...(phone === null ? [] : [{ kind: 'phone' as const, value: phone }]),
  ...further,
];

const keyOf = ({ firstname, lastname }: Pick<RowFields, 'firstname' | 'lastname'>): string =>
  nameKey(firstname, lastname);
const sameEmail = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
const hasEmail = ({ email, further }: Candidate, asked: string): boolean =>
  (email !== null && sameEmail(email, asked)) ||
  further.some(({ kind, value }) => kind === 'email' && sameEmail(value, asked));
const hasPhone = ({ phone, further }: Candidate, asked: string | null): boolean =>
  phoneKey(phone) === asked ||
  further.some(({ kind, value }) => kind === 'phone' && phoneKey(value) === asked);

function oneOf(found: readonly Candidate[]): Meant {
  const [only, ...others] = found;
  if (!only) return { is: 'nobody' };
  return others.length > 0 ? { is: 'several' } : { is: 'customer', customer: only };
}
