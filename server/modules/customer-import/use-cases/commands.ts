import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import {
  fieldToMake,
  importFormatOf,
  LARGEST_IMPORT_BYTES,
  ownColumnOf,
} from '#contracts/customer-import.ts';
import type { ColumnMeaning, FieldToMake, ImportFormat } from '#contracts/customer-import.ts';
import type { Locale } from '#contracts/languages.ts';
import { m } from '#contracts/texts/messages.js';
import { ImportColumnsForm, NewImportForm } from '#contracts/validation/customer-import.ts';
import type { Done } from '#server/modules/authority/index.ts';
import { expectMay, providerCommand } from '#server/modules/authority/index.ts';
import { readFieldsInUse, textFieldNamed } from '#server/modules/customers/index.ts';
import type { AwaitedUpload } from '#server/modules/media/index.ts';
import { keepUpload, removeFilesLater, requestUpload } from '#server/modules/media/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import type { ImportKey, ImportRow } from '../store/imports.ts';
import { countLatelyMade, insertImport, lockImport, readOpenImport, updateImport } from '../store/imports.ts';
import { deleteRows } from '../store/rows.ts';
import { hiddenColumns } from './hidden-columns.ts';
import { CHECK, READ, WRITE } from './job-names.ts';

type Asking = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>;
type AskingStorage = Asking & Pick<RequestContext, 'deps' | 'locale'>;
/** An import as a form was filled from. */
type OfVersion = ImportKey & { version: number };
const action = 'importCustomers';

const CONTENT_TYPES: Record<ImportFormat, string> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const done = (id: number, after: object | null): Done<{ id: number }> => ({
  answer: { id },
  changes: [{ subject: 'customerImport', subjectId: id, after }],
});

/**
 * An address to upload a list of customers to, for whoever asks and for this provider; `text/csv` or a workbook's type by its name.
 * @throws Refusal as `expectMay`; fileNotAccepted for another ending; tooManyRequests
 */
export async function requestCustomerImportUpload(
  { work, deps, actor }: Pick<RequestContext, 'work' | 'deps' | 'actor'>,
  { providerId, fileName }: { providerId: number; fileName: string },
): Promise<AwaitedUpload> {
  const { personId } = await expectMay(work, actor, providerId, action);
  const format = importFormatOf(fileName);
  if (!format)
    throw new Refusal('fileNotAccepted', { inputs: [{ code: 'fileNotAccepted', affected: ['fileName'] }] });
  return requestUpload(work, deps, {
    personId,
    purpose: 'customerImport',
    providerId,
    fileType: format,
    contentType: CONTENT_TYPES[format],
    mostBytes: LARGEST_IMPORT_BYTES,
  });
}

/**
 * Begins an import of customers: its file is read and its rows are checked by jobs, nothing else is written before somebody says so.
 * @throws Refusal as `providerCommand`; cannotUpdate while another import of the provider is open; fileNotAccepted when the upload is not
 *   theirs, for another provider, too late, used or too large
 */
export async function createCustomerImport(
  asking: AskingStorage,
  providerId: number,
  input: unknown,
): Promise<{ id: number }> {
  const { deps, locale } = asking;
  return providerCommand(asking, {
    operation: 'createCustomerImport',
    action,
    providerId,
    schema: NewImportForm,
    input,
    async run(tx, form, { personId }) {
      if (await readOpenImport(tx, providerId)) throw isOpen();
      let [fileName, format, objectKey]: [string | null, ImportFormat, string] = [null, 'csv', ''];
      if (form.from === 'file') {
        const kept = await keepUpload(tx, deps, {
          personId,
          purpose: 'customerImport',
          providerId,
          uploadId: form.uploadId,
          mostBytes: LARGEST_IMPORT_BYTES,
        });
        fileName = form.fileName;
        format = kept.fileType === 'xlsx' ? 'xlsx' : 'csv';
        objectKey = kept.objectKey;
      } else {
        objectKey = `uploads/${randomBytes(20).toString('hex')}`;
        await deps.storage.write(objectKey, Buffer.from(form.text, 'utf8'));
      }
      const made = { fileName, format, objectKey, language: locale, createdBy: personId };
      const id = await insertImport(tx, providerId, made);
      if (id === null) throw isOpen();
      const earlier = await countLatelyMade(tx, {
        providerId,
        since: new Date(tx.now().getTime() - HOUR_MS),
      });
      await tx.enqueue(READ, { providerId, id }, { startAfterSeconds: waitOf(earlier - 1) });
      return done(id, { fileName });
    },
  });
}

const HOUR_MS = 3_600_000;
/** Files are read one at a time for everybody: who brings the fourth within an hour lets others go first. */
const MANY = 3;
const WAIT_SECONDS = 60;
const waitOf = (earlier: number): number => Math.max(0, earlier - MANY + 1) * WAIT_SECONDS;

const isOpen = () => new Refusal('cannotUpdate', { params: { known: 'importOpen' } });

const versionOf = ({ version, ...key }: OfVersion) => ({
  expected: version,
  lockCurrent: async (tx: Work) => (await lockImport(tx, key))?.version ?? null,
});

/** The import, locked, where it stands as it must. @throws Refusal notFound; changedMeanwhile */
async function lockIn(tx: Work, key: ImportKey, states: readonly ImportRow['state'][]): Promise<ImportRow> {
  const found = await lockImport(tx, key);
  if (!found) throw new Refusal('notFound');
  if (!states.includes(found.state)) throw new Refusal('changedMeanwhile');
  return found;
}

/**
 * Says what the columns of an import are, and has its rows checked anew.
 * @throws Refusal as `providerCommand`; invalidInput naming `columns` for another number of them, or an own field that the provider does not use;
 *   changedMeanwhile once it is begun or over; as `expectMay` for notes that shall be something else
 */
export async function changeCustomerImportColumns(
  asking: Asking & Pick<RequestContext, 'locale'>,
  of: OfVersion,
  input: unknown,
): Promise<{ id: number }> {
  const { providerId, id } = of;
  return providerCommand(asking, {
    operation: 'changeCustomerImportColumns',
    action,
    providerId,
    of: { id },
    schema: ImportColumnsForm,
    input,
    version: versionOf(of),
    async run(tx, { columns: said, ...ways }) {
      const found = await lockIn(tx, of, ['checked']);
      const { heads, version } = found;
      if (said.length !== heads.length) throw new Refusal('invalidInput', { affected: ['columns'] });
      // As anything else but notes who may not read them would read them.
      const hidden = await hiddenColumns({ work: tx, actor: asking.actor }, of, found);
      if (said.some((column, index) => hidden.has(index) && column !== null && column !== 'notes'))
        await expectMay(tx, asking.actor, providerId, 'seeHealthNotes');
      const columns = await withFieldsMade(tx, { providerId, locale: asking.locale }, said);
      await expectOwnFields(tx, providerId, columns);
      await updateImport(tx, of, {
        columns,
        ...ways,
        version: version + 1,
        state: 'checking',
        cursorRow: 0,
        rowsHandled: 0,
      });
      await tx.enqueue(CHECK, { providerId, id });
      return done(id, { columns, ...ways });
    },
  });
}

const NAMES_OF_FIELDS: Record<FieldToMake, (none: object, by: { locale: Locale }) => string> = {
  city: m.import_field_city,
  address: m.import_field_address,
  gender: m.import_field_gender,
};

/** The columns with the center's own fields in place of those to be made: one that is called so, else a new one. @throws Refusal cannotUpdate when there are enough */
async function withFieldsMade(
  tx: Work,
  { providerId, locale }: { providerId: number; locale: Locale },
  columns: readonly (ColumnMeaning | null)[],
): Promise<(ColumnMeaning | null)[]> {
  const made: (ColumnMeaning | null)[] = [];
  for (const column of columns) {
    const field = fieldToMake(column);
    const name = field && NAMES_OF_FIELDS[field]({}, { locale });
    made.push(name === null ? column : `own:${await textFieldNamed(tx, providerId, name)}`);
  }
  return made;
}

/** Own fields that columns are said to be are in use at the provider, and have a last day where one is said. */
async function expectOwnFields(
  tx: Work,
  providerId: number,
  columns: readonly (ColumnMeaning | null)[],
): Promise<void> {
  const own = columns.flatMap((column) => ownColumnOf(column) ?? []);
  if (own.length === 0) return;
  const inUse = await readFieldsInUse(tx, providerId);
  const isKnown = own.every(({ fieldId, part }) =>
    inUse.some(({ id, expires }) => id === fieldId && (part === 'value' || expires)),
  );
  if (!isKnown) throw new Refusal('invalidInput', { affected: ['columns'] });
}

/**
 * Begins to write the rows of an import down as they were checked.
 * @throws Refusal as `providerCommand`; changedMeanwhile when it was begun already, or is over
 */
export async function startCustomerImport(asking: Asking, of: OfVersion): Promise<{ id: number }> {
  const { providerId, id } = of;
  return providerCommand(asking, {
    operation: 'startCustomerImport',
    action,
    providerId,
    of: { id },
    schema: v.object({}),
    input: {},
    version: versionOf(of),
    async run(tx) {
      const { fileName, counts } = await lockIn(tx, of, ['checked']);
      await updateImport(tx, of, { state: 'running', rowsHandled: 0 });
      await tx.enqueue(WRITE, { providerId, id });
      return done(id, { fileName, ...counts });
    },
  });
}

/**
 * Puts an import away that was not begun, with its file and its rows.
 * @throws Refusal as `providerCommand`; notFound; changedMeanwhile once it is begun or over
 */
export async function discardCustomerImport(asking: Asking, of: ImportKey): Promise<{ id: number }> {
  const { providerId, id } = of;
  return providerCommand(asking, {
    operation: 'discardCustomerImport',
    action,
    providerId,
    of: { id },
    schema: v.object({}),
    input: {},
    async run(tx) {
      const { objectKey } = await lockIn(tx, of, ['reading', 'checking', 'checked']);
      await deleteRows(tx, of);
      if (objectKey !== null) await removeFilesLater(tx, [objectKey]);
      await updateImport(tx, of, {
        state: 'discarded',
        endedAt: tx.now(),
        objectKey: null,
        isEmptied: true,
      });
      return done(id, null);
    },
  });
}
