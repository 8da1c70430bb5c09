import { MOST_TAGS_OF_CUSTOMER } from '#contracts/validation/customer-notes.ts';
import { emailKey } from '#server/modules/identity/index.ts';
import type { RowProblem } from '#contracts/customer-import.ts';
import { ownColumnOf } from '#contracts/customer-import.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import { knownCustomers, newTagsOf, readFieldsInUse } from '#server/modules/customers/index.ts';
import type { Work } from '#server/kernel/work.ts';
import { readRow } from '../rules/read-row.ts';
import type { ReadRow } from '../rules/read-row.ts';
import type { Candidate } from '../rules/which-customer.ts';
import { fullName } from '#contracts/name-key.ts';
import { differencesOf, missingOf, whichCustomer } from '../rules/which-customer.ts';
import type { ImportKey } from '../store/imports.ts';
import { countOutcomes, lockImport, updateImport } from '../store/imports.ts';
import type { JudgedRow } from '../store/rows.ts';
import {
  foundCarersInList,
  readNewTags,
  readRowsAfter,
  readRowsOfEmails,
  refuseRepeatedRows,
  refuseRowsOfTags,
  writeJudged,
} from '../store/rows.ts';
import type { WithCare } from './care-of-rows.ts';
import { bareAddressesOf, carerKeyOf, leaveAddressesToCarers, withCare } from './care-of-rows.ts';
import { inSlices } from './in-slices.ts';
import { CHECK } from './job-names.ts';

const ROWS_AT_ONCE = 1000;

/** Says of every row of an import what would be made of it; writes nothing but that. */
export async function checkImport(work: Work, key: ImportKey): Promise<void> {
  await inSlices(
    work,
    (tx) => checkSlice(tx, key),
    () => work.enqueue(CHECK, { ...key }),
  );
}

/** @returns false when nothing is left */
async function checkSlice(tx: Work, key: ImportKey): Promise<boolean> {
  const found = await lockImport(tx, key);
  if (found?.state !== 'checking') return false;
  const rows = await readRowsAfter(tx, key, { after: found.cursorRow, limit: ROWS_AT_ONCE });
  const last = rows.at(-1);
  if (!last) {
    await refuseRepeatedRows(tx, key);
    await refuseTooManyTags(tx, key);
    await foundCarersInList(tx, key);
    await updateImport(tx, key, {
      state: 'checked',
      counts: await countOutcomes(tx, key),
      rowsHandled: found.rowCount,
    });
    return false;
  }
  const country = await countryOf(tx, key.providerId);
  const today = tx.now().toISOString().slice(0, 10);
  const hasOwn = found.columns.some((column) => ownColumnOf(column) !== null);
  const ownFields = hasOwn ? await readFieldsInUse(tx, key.providerId) : [];
  const columns = { ...found, ownFields, today, country };
  const read = rows.map(({ rowNumber, cells }) => ({ rowNumber, ...readRow(cells, columns) }));
  const others = await readRowsOfEmails(tx, key, {
    emails: bareAddressesOf(read),
    columns: found.columns.flatMap((column, index) => (column === 'email' ? [index] : [])),
    outside: { first: found.cursorRow + 1, last: last.rowNumber },
  });
  const elsewhere = others.map(({ cells }) => readRow(cells, columns));
  const meant = await leaveAddressesToCarers(tx, key.providerId, { rows: read, elsewhere });
  const judged = await judge(tx, { ...found, providerId: key.providerId }, meant);
  await writeJudged(tx, key, judged);
  await updateImport(tx, key, {
    cursorRow: last.rowNumber,
    rowsHandled: found.rowsHandled + rows.length,
  });
  return true;
}

/** Whose numbers a list writes without a code: two letters. */
async function countryOf(tx: Work, providerId: number): Promise<string> {
  return (await getProviderContact(tx, providerId))?.countryCode ?? '';
}

/** Names of tags are for sorting: where a list would bring more than a center may have, the rows with new ones are refused. */
async function refuseTooManyTags(tx: Work, key: ImportKey): Promise<void> {
  const names = await readNewTags(tx, key);
  if (names.length === 0) return;
  const { fresh, room } = await newTagsOf(tx, key.providerId, names);
  if (fresh.size > room) await refuseRowsOfTags(tx, key, [...fresh]);
}

/** What each row would come to. */
export async function judge<Row extends ReadRow & { rowNumber: number }>(
  work: Work,
  { providerId, prefersList }: { providerId: number; prefersList: boolean },
  rows: readonly Row[],
): Promise<WithCare<JudgedRow & { customer: Candidate | null }>[]> {
  const known = await knownCustomers(
    work,
    providerId,
    rows.map(({ fields, phoneKey }) => ({
      ...fields,
      phoneDigits: phoneKey,
    })),
  );
  const judged = rows.map((row, index): JudgedRow & { customer: Candidate | null } => {
    const { fields, problems, notices, nameKey, phoneKey, rowNumber } = row;
    const address = fields.email === null ? null : emailKey(fields.email);
    const carerKey = carerKeyOf(fields.carer);
    const kept = { rowNumber, fields, nameKey, phoneKey, emailKey: address, carerKey };
    const refused = { ...kept, outcome: 'refused', customerId: null, customer: null } as const;
    // Letters that look right and reach nobody
    if (problems.length === 0 && address === null && fields.email !== null)
      return { ...refused, problems: [{ field: 'email', problem: 'email' }] };
    if (problems.length > 0) return { ...refused, problems };
    const meant = whichCustomer(row, known[index] ?? []);
    if (meant.is === 'several')
      return { ...refused, problems: [{ field: null, problem: 'severalCustomers' }] };
    if (meant.is === 'another') return { ...refused, problems: [emailOf(meant.customer)] };
    if (meant.is === 'nobody')
      return { ...kept, outcome: 'new', problems: notices, customerId: null, customer: null };
    const { customer } = meant;
    const missing = missingOf(fields, customer, prefersList);
    if ((missing.tags?.length ?? 0) + customer.tags.length > MOST_TAGS_OF_CUSTOMER)
      return { ...refused, problems: [{ field: 'tags', problem: 'tooManyTags' }] };
    const outcome = Object.keys(missing).length > 0 ? 'changed' : 'unchanged';
    const looked = [...notices, ...differencesOf(fields, customer)];
    return { ...kept, outcome, problems: looked, customerId: customer.id, customer };
  });
  return withCare(work, providerId, judged);
}

/** Says whose the e-mail of a row is. */
const emailOf = (customer: Candidate): RowProblem => ({
  field: 'email',
  problem: 'emailOfOther',
  known: fullName(customer) ?? customer.email ?? '',
});
