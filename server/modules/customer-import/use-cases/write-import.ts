import type { RowOutcome, RowProblem } from '#contracts/customer-import.ts';
import { phoneKey } from '#contracts/phone-key.ts';
import {
  addCustomersAtOnce,
  addToCustomersAtOnce,
  fillCustomersAtOnce,
  newTagsOf,
  placeInCareAtOnce,
  readFieldsInUse,
} from '#server/modules/customers/index.ts';
import { audit, entriesOf } from '#server/kernel/audit.ts';
import type { Work } from '#server/kernel/work.ts';
import { importFinished } from '../facts.ts';
import { nameKey } from '#contracts/name-key.ts';
import type { RowFields } from '../rules/read-row.ts';
import { NO_FIELDS } from '../rules/read-row.ts';
import { missingOf } from '../rules/which-customer.ts';
import type { ImportKey, ImportRow } from '../store/imports.ts';
import { countOutcomes, lockImport, updateImport } from '../store/imports.ts';
import type { WrittenRow } from '../store/rows.ts';
import { markWritten, readWaitingRows } from '../store/rows.ts';
import { judge } from './check-import.ts';
import { inSlices } from './in-slices.ts';
import { WRITE } from './job-names.ts';

const ROWS_AT_ONCE = 500;

const ABOUT_CARERS: readonly RowProblem['problem'][] = ['carer', 'carerMayNot'];

/**
 * Writes the rows of an import down as customers: each has its one effect, kept with the word that it had it. Nobody is told, nothing is agreed to and no
 * log-in is made (business rule 7). What the center did since the check counts: a row is judged again when it is written.
 */
export async function writeImport(work: Work, key: ImportKey): Promise<void> {
  await inSlices(
    work,
    (tx) => writeSlice(tx, key),
    () => work.enqueue(WRITE, { ...key }),
  );
}

/** @returns false when nothing is left */
async function writeSlice(tx: Work, key: ImportKey): Promise<boolean> {
  const found = await lockImport(tx, key);
  if (found?.state !== 'running') return false;
  const rows = await readWaitingRows(tx, key, ROWS_AT_ONCE);
  if (rows.length === 0) {
    await endImport(tx, key, found);
    return false;
  }
  const read = (await withoutArchived(tx, key.providerId, rows)).map(({ rowNumber, fields, problems }) => ({
    rowNumber,
    fields,
    problems: [],
    // What a card says otherwise is looked at anew
    notices: problems.filter(
      ({ problem }) => problem !== 'differs' && (fields.carer === null || !ABOUT_CARERS.includes(problem)),
    ),
    phoneKey: phoneKey(fields.phone),
    nameKey: nameKey(fields.firstname, fields.lastname),
  }));
  const written = await writeRows(tx, { ...found, providerId: key.providerId }, read);
  await markWritten(tx, key, written);
  await updateImport(tx, key, { rowsHandled: found.rowsHandled + rows.length });
  return true;
}

/** What they say in fields of the center's own that are in use still. */
async function withoutArchived<Row extends { fields: RowFields }>(
  tx: Work,
  providerId: number,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  if (rows.every(({ fields }) => fields.own.length === 0)) return rows;
  const inUse = new Set((await readFieldsInUse(tx, providerId)).map(({ id }) => id));
  return rows.map((row) => {
    const own = row.fields.own.filter(({ fieldId }) => inUse.has(fieldId));
    return { ...row, fields: { ...row.fields, own } };
  });
}

async function writeRows(
  tx: Work,
  of: Pick<ImportRow, 'language' | 'prefersList' | 'areNotesHealth'> & { providerId: number },
  read: Parameters<typeof judge>[2],
): Promise<WrittenRow[]> {
  const judged = await refusingNewTags(tx, of.providerId, await judge(tx, of, read));
  const fresh = judged.filter(({ outcome }) => outcome === 'new');
  const ids = await addCustomersAtOnce(
    tx,
    of,
    fresh.map(({ fields }) => ({ ...fields, archivedAt: fields.isArchived ? tx.now() : null })),
  );
  const added = new Map(fresh.map(({ rowNumber }, index) => [rowNumber, ids[index] ?? null]));
  const toFill = judged.flatMap(({ outcome, fields, customer }) =>
    outcome === 'changed' && customer
      ? [{ ...NOTHING_TO_FILL, ...missingOf(fields, customer, of.prefersList), id: customer.id }]
      : [],
  );
  const filled = await fillCustomersAtOnce(tx, { ...of, overwrites: of.prefersList }, toFill);
  const toAdd = judged.flatMap(({ rowNumber, outcome, fields, customer }) => {
    const id = outcome === 'new' ? (added.get(rowNumber) ?? null) : (customer?.id ?? null);
    if (id === null || (outcome !== 'new' && outcome !== 'changed')) return [];
    const said: Partial<RowFields> = customer ? missingOf(fields, customer) : fields;
    const { tags = [], notes = null, own = [], further = [] } = said;
    const isAny = tags.length > 0 || notes !== null || own.length > 0 || further.length > 0;
    return isAny ? [{ id, tags, notes, own, further }] : [];
  });
  await addToCustomersAtOnce(tx, of, toAdd);
  for (const { id } of toAdd) filled.add(id);
  const inCare = await placeInCareAtOnce(
    tx,
    of.providerId,
    judged.flatMap(({ rowNumber, outcome, fields, customer, carerId }) => {
      const id = outcome === 'new' ? (added.get(rowNumber) ?? null) : (customer?.id ?? null);
      const relation = fields.careRelation ?? 'other';
      return id === null || carerId === null ? [] : [{ customerId: id, carerId, relation }];
    }),
  );
  for (const id of inCare) filled.add(id);
  return judged.map(({ rowNumber, outcome, problems, customerId }) => {
    const row = { rowNumber, problems, customerId };
    if (outcome === 'new') {
      const id = added.get(rowNumber) ?? null;
      // Somebody else wrote them down in this moment: they are there.
      return { ...row, customerId: id, outcome: id === null ? 'unchanged' : 'new' };
    }
    const isFilled = customerId !== null && filled.has(customerId);
    const came: RowOutcome = outcome === 'changed' && !isFilled ? 'unchanged' : outcome;
    return { ...row, outcome: came };
  });
}

const {
  tags: _tags,
  notes: _notes,
  own: _own,
  further: _further,
  carer: _carer,
  careRelation: _careRelation,
  ...NOTHING_TO_FILL
} = NO_FIELDS;

/** Rows whose tags have no room any more, since colleagues made some: refused, as the check would. */
async function refusingNewTags(
  tx: Work,
  providerId: number,
  judged: Awaited<ReturnType<typeof judge>>,
): Promise<Awaited<ReturnType<typeof judge>>> {
  const names = judged.flatMap(({ outcome, fields }) => (WRITES.includes(outcome) ? fields.tags : []));
  if (names.length === 0) return judged;
  const { fresh, room } = await newTagsOf(tx, providerId, names);
  if (fresh.size <= room) return judged;
  return judged.map((row) =>
    WRITES.includes(row.outcome) && row.fields.tags.some((tag) => fresh.has(tag.toLowerCase()))
      ? {
          ...row,
          outcome: 'refused',
          customerId: null,
          customer: null,
          problems: [{ field: 'tags', problem: 'tooManyTags' }],
        }
      : row,
  );
}

const WRITES: readonly RowOutcome[] = ['new', 'changed'];

async function endImport(
  tx: Work,
  { providerId, id }: ImportKey,
  { createdBy }: Pick<ImportRow, 'createdBy'>,
): Promise<void> {
  const counts = await countOutcomes(tx, { providerId, id });
  await updateImport(tx, { providerId, id }, { state: 'done', counts, endedAt: tx.now() });
  const personId = (await whoStarted(tx, { providerId, id })) ?? createdBy;
  await audit(tx, {
    providerId,
    actor: 'system:customer-import',
    action: 'endCustomerImport',
    subject: 'customerImport',
    subjectId: id,
    after: counts,
  });
  await tx.announce(importFinished({ providerId, importId: id, personId }));
}

/** By its history: a colleague may start what another brought. */
async function whoStarted(tx: Work, { providerId, id }: ImportKey): Promise<number | null> {
  const entries = await entriesOf(tx, { providerId, subject: 'customerImport', subjectId: id });
  const started = entries.find(({ action }) => action === 'startCustomerImport');
  const [, personId] = /^person:(\d+)$/.exec(started?.actor ?? '') ?? [];
  return personId === undefined ? null : Number(personId);
}
