import { eachDetail, IMPORTED_DETAIL_NAMES } from '#contracts/customer-details.ts';
import { builder } from '#server/graphql/builder.ts';
import type { CustomerImport, ImportColumn, ImportRow, ListedRow, OwnValue } from '../index.ts';

const ImportCountsRef = builder.objectRef<ImportRow['counts']>('CustomerImportCounts').implement({
  description: 'What the rows of a list come to.',
  fields: (t) => ({
    new: t.exposeInt('new', { description: 'New customers.' }),
    changed: t.exposeInt('changed', { description: 'Customers who are there and are filled.' }),
    unchanged: t.exposeInt('unchanged', { description: 'Customers who are there and stay as they are.' }),
    refused: t.exposeInt('refused', { description: 'Rows that nothing is made of.' }),
  }),
});

const ImportColumnRef = builder.objectRef<ImportColumn>('CustomerImportColumn').implement({
  description: 'A column of a list.',
  fields: (t) => ({
    head: t.exposeString('head', { description: 'Its head; empty without one.' }),
    field: t.exposeString('field', {
      nullable: true,
      description:
        '`firstname`, `lastname`, `fullname`, `email`, `phone`, `birthday`, `taxCode`, `tags`, `notes`, `own:` or `until:` with the id of a field of the provider’s own, for its value or the last day of it; null: left out.',
    }),
    samples: t.exposeStringList('samples', { description: 'What stands in it in the first rows.' }),
  }),
});

/** A field of every import. */
const importRef = builder.objectRef<ImportRow>('CustomerImportSummary');
export const CustomerImportSummaryRef = importRef.implement({
  description: 'A list of customers that was brought from elsewhere.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'The import.', resolve: ({ id }) => id }),
    state: t.exposeString('state', {
      description: '`reading`, `checking`, `checked`, `running`, `done`, `failed` or `discarded`.',
    }),
    fileName: t.exposeString('fileName', { nullable: true, description: 'As it was called; null: pasted.' }),
    rowCount: t.exposeInt('rowCount', { description: 'How many rows it has.' }),
    counts: t.field({
      type: ImportCountsRef,
      description: 'What they come to, once they were checked; what they came to, once it is done.',
      resolve: ({ counts }) => counts,
    }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'Since when.',
      resolve: ({ createdAt }) => createdAt,
    }),
  }),
});

export const CustomerImportRef = builder.objectRef<CustomerImport>('CustomerImport').implement({
  description: 'A list of customers that was brought from elsewhere, with its columns.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'The import.', resolve: ({ id }) => id }),
    version: t.exposeInt('version', {
      description: 'Counts the changes of its columns; a form sends it back.',
    }),
    summary: t.field({
      type: CustomerImportSummaryRef,
      description: 'What it is and where it stands.',
      resolve: (found) => found,
    }),
    problem: t.exposeString('problem', {
      nullable: true,
      description:
        'Why its file cannot be read: `notReadable`, `empty`, `tooManyRows`, `tooManyColumns`, `tooLarge` or `openQuotes`.',
    }),
    rowsHandled: t.exposeInt('rowsHandled', {
      description: 'How many rows the work of this state has done.',
    }),
    isEmptied: t.exposeBoolean('isEmptied', { description: 'Its rows are gone; the counts stay.' }),
    isMonthFirst: t.exposeBoolean('isMonthFirst', {
      description: 'Its dates are written with the month in front: 12/31/1990.',
    }),
    columns: t.field({
      type: [ImportColumnRef],
      description: 'In the order of the file.',
      resolve: ({ columnsShown }) => columnsShown,
    }),
  }),
});

const RowProblemRef = builder.objectRef<ListedRow['problems'][number]>('CustomerImportProblem').implement({
  description: 'Why nothing is made of a row.',
  fields: (t) => ({
    field: t.exposeString('field', { nullable: true, description: 'Where; null: in the whole row.' }),
    problem: t.exposeString('problem', {
      description:
        '`email`, `phone`, `birthday`, `taxCode`, `tooManyTags`, `tooLong`, `unreadable`, `nobody`, `sameAsRow`, `severalCustomers`, `ownText`, `ownDate`, `ownYesNo` or `ownValue`.',
    }),
    otherRow: t.int({
      nullable: true,
      description: 'The row that says the same.',
      resolve: ({ otherRow }) => otherRow ?? null,
    }),
  }),
});

const OwnValueRef = builder.objectRef<OwnValue>('CustomerImportOwnValue').implement({
  description: 'What a row says in a field of the provider’s own.',
  fields: (t) => ({
    fieldId: t.expose('fieldId', { type: 'Id', description: 'Which field.' }),
    value: t.exposeString('value', { description: 'By its kind: a line of text, yyyy-mm-dd, yes or no.' }),
    validUntil: t.exposeString('validUntil', {
      nullable: true,
      description: 'yyyy-mm-dd, the last day it counts; null: without an end.',
    }),
  }),
});

export const ImportRowRef = builder.objectRef<ListedRow>('CustomerImportRow').implement({
  description: 'A row of a list.',
  fields: (t) => ({
    rowNumber: t.exposeInt('rowNumber', { description: 'As the file counts it, the heads too.' }),
    cells: t.exposeStringList('cells', { description: 'As it came.' }),
    firstname: t.string({
      nullable: true,
      description: 'As understood.',
      resolve: (row) => row.fields?.firstname ?? null,
    }),
    lastname: t.string({
      nullable: true,
      description: 'As understood.',
      resolve: (row) => row.fields?.lastname ?? null,
    }),
    email: t.string({
      nullable: true,
      description: 'As understood.',
      resolve: (row) => row.fields?.email ?? null,
    }),
    phone: t.string({
      nullable: true,
      description: 'As understood.',
      resolve: (row) => row.fields?.phone ?? null,
    }),
    ...eachDetail(
      (_detail, name) =>
        t.string({
          nullable: true,
          description: 'As understood; a date as `YYYY-MM-DD`.',
          resolve: (row) => row.fields?.[name] ?? null,
        }),
      IMPORTED_DETAIL_NAMES,
    ),
    tags: t.stringList({ description: 'As understood.', resolve: (row) => row.fields?.tags ?? [] }),
    hasNotes: t.boolean({
      description: 'It says something that becomes a health note.',
      resolve: (row) => typeof row.fields?.notes === 'string',
    }),
    own: t.field({
      type: [OwnValueRef],
      description: 'In fields of the provider’s own, as understood.',
      resolve: (row) => row.fields?.own ?? [],
    }),
    problems: t.field({
      type: [RowProblemRef],
      description: 'None for most.',
      resolve: ({ problems }) => problems,
    }),
    customerId: t.field({
      type: 'Id',
      nullable: true,
      description: 'Who it is; null while nobody.',
      resolve: ({ customerId }) => customerId,
    }),
  }),
});
