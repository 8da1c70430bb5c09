import { nameKey } from './names.ts';
import { IMPORTED_DETAIL_NAMES } from '#contracts/customer-details.ts';
import { phoneKey } from '#contracts/phone-key.ts';
import type { ReadRow, RowFields } from './read-row.ts';
import { isSameTag } from './read-row.ts';

/** A customer who may be the one that a row means. */
export interface Candidate extends Omit<RowFields, 'notes' | 'own'> {
  id: number;
  version: number;
  /** Their further addresses and phones. */
  further: readonly { kind: 'email' | 'phone'; value: string }[];
  /** Whether an imported note says what the row says. */
  hasNote: boolean;
  /** The ids of the center's own fields in which something stands. */
  filledFields: readonly number[];
}

/** What a row comes to: nobody there yet, one who is, or several of whom nobody can say which. */
export type Meant = { is: 'nobody' } | { is: 'customer'; customer: Candidate } | { is: 'several' };

/**
 * Which customer a row means: whoever has its e-mail; else whoever has its phone and the same name, or no name on one side, for families share
 * phones; a row with neither means who is called the same and has neither, too.
 */
export function whichCustomer(row: ReadRow, candidates: readonly Candidate[]): Meant {
  const { email } = row.fields;
  const byEmail = email === null ? [] : candidates.filter((one) => hasEmail(one, email));
  if (byEmail.length > 0) return oneOf(byEmail);
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

/** What of a row its customer does not have yet; what they have stays. */
export function missingOf(row: RowFields, customer: Candidate): Partial<RowFields> {
  const missing: Partial<RowFields> = {};
  for (const field of ['email', 'phone', ...IMPORTED_DETAIL_NAMES] as const)
    if (customer[field] === null && row[field] !== null) missing[field] = row[field];
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
