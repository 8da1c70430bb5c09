import { LARGEST_IMPORT_BYTES, MOST_IMPORT_ROWS } from '#contracts/customer-import.ts';
import { builder } from '#server/graphql/builder.ts';
import type { AwaitedUpload } from '#server/modules/media/index.ts';
import {
  changeCustomerImportColumns,
  createCustomerImport,
  discardCustomerImport,
  getCustomerImport,
  requestCustomerImportUpload,
  startCustomerImport,
} from '../index.ts';
import { CustomerImportRef } from './refs.ts';

const providerId = { type: 'Id', required: true, description: 'Id of the provider.' } as const;
const id = { type: 'Id', required: true, description: 'Id of the import.' } as const;
const version = { required: true, description: 'Version that was shown.' } as const;

const CustomerImportUpload = builder.objectRef<AwaitedUpload>('CustomerImportUpload').implement({
  description: 'Upload address for an import file.',
  fields: (t) => ({
    uploadId: t.field({
      type: 'Id',
      description: 'For `createCustomerImport`.',
      resolve: (upload) => upload.uploadId,
    }),
    presignedUrl: t.exposeString('presignedUrl', {
      description: `Takes one HTTP PUT of the file within 15 minutes, at most ${LARGEST_IMPORT_BYTES} bytes; 200 alone is success.`,
    }),
  }),
});

builder.mutationField('requestCustomerImportUpload', (t) =>
  t.field({
    type: CustomerImportUpload,
    description:
      'Returns an upload address for an import file: as `text/csv`, or with the type of an xlsx workbook.',
    args: {
      providerId: t.arg(providerId),
      fileName: t.arg.string({ required: true, description: 'File name ending in csv, txt, tsv or xlsx.' }),
    },
    resolve: (_root, of, context) => requestCustomerImportUpload(context, of),
  }),
);

const CustomerImportInput = builder.inputType('CustomerImportInput', {
  description: `A list of customers, of at most ${MOST_IMPORT_ROWS} rows.`,
  fields: (t) => ({
    from: t.string({ required: true, description: '`file` or `text`.' }),
    fileName: t.string({ description: 'For a file: its name.' }),
    uploadId: t.field({ type: 'Id', description: 'For a file: the id from `requestCustomerImportUpload`.' }),
    text: t.string({ description: 'For text: the rows, as CSV or pasted from a spreadsheet.' }),
  }),
});

/** Only what was said: a file brings no text. */
const said = (input: object): object =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== undefined));

builder.mutationField('createCustomerImport', (t) =>
  t.field({
    type: CustomerImportRef,
    description:
      'Creates an import: its rows are read and checked; no customer is saved before it is started.',
    args: {
      providerId: t.arg(providerId),
      input: t.arg({ type: CustomerImportInput, required: true, description: 'The rows.' }),
    },
    resolve: async (_root, { providerId: of, input }, context) => {
      const made = await createCustomerImport(context, of, said(input));
      return getCustomerImport(context, { providerId: of, id: made.id });
    },
  }),
);

builder.mutationField('changeCustomerImportColumns', (t) =>
  t.field({
    type: CustomerImportRef,
    description: 'Assigns the columns of an import; its rows are checked again.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      version: t.arg.int(version),
      columns: t.arg({
        type: ['String'],
        required: true,
        description:
          'One for each column: `firstname`, `lastname`, `fullname`, `email`, `phone`, `birthday`, `taxCode`, `tags`, `notes`, `language`, `blacklisted`, `blacklistReason`, `archived`, `own:` or `until:` with the id of a field of the provider’s own, `field:city`, `field:address` or `field:gender` for a field of the provider’s own that is called so and made where there is none, or empty for one that is left out.',
      }),
      isMonthFirst: t.arg.boolean({
        description: 'Whether dates begin with the month: 12/31/1990, not 31/12/1990; false by default.',
      }),
      prefersList: t.arg.boolean({
        description:
          'Where the list says something else than a customer’s card, the list counts; false unless said.',
      }),
      areNotesHealth: t.arg.boolean({ description: 'Its notes become health notes; true unless said.' }),
    },
    resolve: async (_root, { columns, isMonthFirst, prefersList, areNotesHealth, ...of }, context) => {
      const input = {
        columns: columns.map((field) => (field === '' ? null : field)),
        isMonthFirst: isMonthFirst ?? false,
        prefersList: prefersList ?? false,
        areNotesHealth: areNotesHealth ?? true,
      };
      await changeCustomerImportColumns(context, of, input);
      return getCustomerImport(context, of);
    },
  }),
);

builder.mutationField('startCustomerImport', (t) =>
  t.field({
    type: CustomerImportRef,
    description: 'Starts saving an import’s rows as customers. Nobody is notified.',
    args: { providerId: t.arg(providerId), id: t.arg(id), version: t.arg.int(version) },
    resolve: async (_root, of, context) => {
      await startCustomerImport(context, of);
      return getCustomerImport(context, of);
    },
  }),
);

builder.mutationField('discardCustomerImport', (t) =>
  t.field({
    type: CustomerImportRef,
    description: 'Discards an import that was not started, with its file and rows.',
    args: { providerId: t.arg(providerId), id: t.arg(id) },
    resolve: async (_root, of, context) => {
      await discardCustomerImport(context, of);
      return getCustomerImport(context, of);
    },
  }),
);
