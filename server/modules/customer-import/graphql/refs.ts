import { eachDetail, IMPORTED_DETAIL_NAMES } from '#contracts/customer-details.ts';
import { builder } from '#server/graphql/builder.ts';
import type { CustomerImport, ImportColumn, ImportRow, ListedRow, NamedRow, OwnValue } from '../index.ts';

const ImportCountsRef = builder.objectRef<ImportRow['counts']>('CustomerImportCounts').implement({
  description: 'Outcomes of an import’s rows.',
  fields: (t) => ({
    new: t.exposeInt('new', { description: 'New customers.' }),
    changed: t.exposeInt('changed', { description: 'Existing customers with missing data filled.' }),
    unchanged: t.exposeInt('unchanged', { description: 'Existing customers left unchanged.' }),
    refused: t.exposeInt('refused', { description: 'Rows that were refused.' }),
  }),
});

const ImportColumnRef = builder.objectRef<ImportColumn>('CustomerImportColumn').implement({
  description: 'A column of an import.',
  fields: (t) => ({
    head: t.exposeString('head', { description: 'Column header; empty if there is none.' }),
    field: t.exposeString('field', {
      nullable: true,
      description:
        '`firstname`, `lastname`, `fullname`, `email`, `phone`, `birthday`, `taxCode`, `tags`, `notes`, `language`, `blacklisted`, `blacklistReason`, `archived`, `carer`, `careRelation`, `own:` or `until:` with the id of a field of the provider’s own, for its value or the last day of it; null: left out.',
    }),
    samples: t.exposeStringList('samples', { description: 'Values from the first rows.' }),
  }),
});

/** A field of every import. */
const importRef = builder.objectRef<ImportRow>('CustomerImportSummary');
export const CustomerImportSummaryRef = importRef.implement({
  description: 'Summary of a customer import.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Id of the import.', resolve: ({ id }) => id }),
    state: t.exposeString('state', {
      description: '`reading`, `checking`, `checked`, `running`, `done`, `failed` or `discarded`.',
    }),
    fileName: t.exposeString('fileName', {
      nullable: true,
      description: 'Name of the file; null if pasted.',
    }),
    rowCount: t.exposeInt('rowCount', { description: 'Number of rows.' }),
    counts: t.field({
      type: ImportCountsRef,
      description: 'Expected outcomes after checking, actual ones once done.',
      resolve: ({ counts }) => counts,
    }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'When it was created.',
      resolve: ({ createdAt }) => createdAt,
    }),
  }),
});

export const CustomerImportRef = builder.objectRef<CustomerImport>('CustomerImport').implement({
  description: 'A customer import with its columns.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Id of the import.', resolve: ({ id }) => id }),
    version: t.exposeInt('version', {
      description: 'Version of its columns; a form sends it back.',
    }),
    summary: t.field({
      type: CustomerImportSummaryRef,
      description: 'Summary and status.',
      resolve: (found) => found,
    }),
    problem: t.exposeString('problem', {
      nullable: true,
      description:
        'Why the file cannot be read: `notReadable`, `empty`, `tooManyRows`, `tooManyColumns`, `tooLarge` or `openQuotes`.',
    }),
    rowsHandled: t.exposeInt('rowsHandled', {
      description: 'Number of rows processed in this state.',
    }),
    isEmptied: t.exposeBoolean('isEmptied', {
      description: 'Whether its rows were deleted; the counts remain.',
    }),
    isMonthFirst: t.exposeBoolean('isMonthFirst', {
      description: 'Whether its dates begin with the month: 12/31/1990.',
    }),
    prefersList: t.exposeBoolean('prefersList', {
      description: 'Where it says something else than a customer’s card, the list counts.',
    }),
    areNotesHealth: t.exposeBoolean('areNotesHealth', { description: 'Its notes become health notes.' }),
    columns: t.field({
      type: [ImportColumnRef],
      description: 'In the order of the file.',
      resolve: ({ columnsShown }) => columnsShown,
    }),
  }),
});

const RowProblemRef = builder.objectRef<ListedRow['problems'][number]>('CustomerImportProblem').implement({
  description: 'Why a row is refused; of any other what was left out, or is to be looked at.',
  fields: (t) => ({
    field: t.exposeString('field', { nullable: true, description: 'The field; null for the whole row.' }),
    problem: t.exposeString('problem', {
      description:
        '`email`, `phone`, `birthday`, `taxCode`, `tooManyTags`, `tooLong`, `unreadable`, `nobody`, `sameAsRow`, `severalCustomers`, `emailOfOther`, `emailOfRow`, `differs`, `phoneCountry`, `phoneZero`, `language`, `yesNo`, `carer`, `carerMayNot`, `careRelation`, `ownText`, `ownDate`, `ownYesNo` or `ownValue`.',
    }),
    otherRow: t.int({
      nullable: true,
      description: 'Number of the row with the same customer.',
      resolve: ({ otherRow }) => otherRow ?? null,
    }),
    known: t.string({
      nullable: true,
      description: 'Whose the e-mail is (`emailOfOther`), or what the card says (`differs`).',
      resolve: ({ known }) => known ?? null,
    }),
  }),
});

const OwnValueRef = builder.objectRef<OwnValue>('CustomerImportOwnValue').implement({
  description: 'A row’s value for a custom field.',
  fields: (t) => ({
    fieldId: t.expose('fieldId', { type: 'Id', description: 'Id of the field.' }),
    value: t.exposeString('value', { description: 'By its kind: a line of text, yyyy-mm-dd, yes or no.' }),
    validUntil: t.exposeString('validUntil', {
      nullable: true,
      description: 'Last valid day, `YYYY-MM-DD`; null for none.',
    }),
  }),
});

export const ImportRowRef = builder.objectRef<NamedRow>('CustomerImportRow').implement({
  description: 'A row of an import.',
  fields: (t) => ({
    rowNumber: t.exposeInt('rowNumber', { description: 'Row number in the file, counting the header.' }),
    cells: t.exposeStringList('cells', { description: 'Original cells.' }),
    firstname: t.string({
      nullable: true,
      description: 'As parsed.',
      resolve: (row) => row.fields?.firstname ?? null,
    }),
    lastname: t.string({
      nullable: true,
      description: 'As parsed.',
      resolve: (row) => row.fields?.lastname ?? null,
    }),
    email: t.string({
      nullable: true,
      description: 'As parsed.',
      resolve: (row) => row.fields?.email ?? null,
    }),
    phone: t.string({
      nullable: true,
      description: 'As parsed.',
      resolve: (row) => row.fields?.phone ?? null,
    }),
    ...eachDetail(
      (_detail, name) =>
        t.string({
          nullable: true,
          description: 'As parsed; a date as `YYYY-MM-DD`.',
          resolve: (row) => row.fields?.[name] ?? null,
        }),
      IMPORTED_DETAIL_NAMES,
    ),
    isBlacklisted: t.boolean({
      description: 'It says that they are not received.',
      resolve: (row) => row.fields?.isBlacklisted ?? false,
    }),
    isArchived: t.boolean({
      description: 'It says that they are archived.',
      resolve: (row) => row.fields?.isArchived ?? false,
    }),
    carer: t.string({
      nullable: true,
      description: 'Who cares for them, as the row says it; null for nobody.',
      resolve: (row) => row.fields?.carer?.said ?? null,
    }),
    further: t.stringList({
      description: 'Further e-mails and phones, as understood.',
      resolve: (row) => row.fields?.further.map(({ value }) => value) ?? [],
    }),
    tags: t.stringList({ description: 'As understood.', resolve: (row) => row.fields?.tags ?? [] }),
    hasNotes: t.boolean({
      description: 'It says something that becomes a note.',
      resolve: (row) => typeof row.fields?.notes === 'string',
    }),
    own: t.field({
      type: [OwnValueRef],
      description: 'Values for custom fields, as parsed.',
      resolve: (row) => row.fields?.own ?? [],
    }),
    problems: t.field({
      type: [RowProblemRef],
      description: 'Problems; usually empty.',
      resolve: ({ problems }) => problems,
    }),
    customerId: t.field({
      type: 'Id',
      nullable: true,
      description: 'Id of the customer; null if there is none yet.',
      resolve: ({ customerId }) => customerId,
    }),
    customerName: t.exposeString('customerName', {
      nullable: true,
      description: 'What whoever is there is called; null for nobody, and without a name.',
    }),
  }),
});
