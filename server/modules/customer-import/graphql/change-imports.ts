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

const providerId = { type: 'Id', required: true, description: 'Whose customers.' } as const;
const id = { type: 'Id', required: true, description: 'Which import.' } as const;
const version = { required: true, description: 'The one that was shown.' } as const;

const CustomerImportUpload = builder.objectRef<AwaitedUpload>('CustomerImportUpload').implement({
  description: 'Where to send the file of an import.',
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
      'An address to upload a list of customers to: as `text/csv`, or with the type of an xlsx workbook.',
    args: {
      providerId: t.arg(providerId),
      fileName: t.arg.string({ required: true, description: 'Ends in csv, txt, tsv or xlsx.' }),
    },
    resolve: (_root, of, context) => requestCustomerImportUpload(context, of),
  }),
);

const CustomerImportInput = builder.inputType('CustomerImportInput', {
  description: `A list of customers, of at most ${MOST_IMPORT_ROWS} rows.`,
  fields: (t) => ({
    from: t.string({ required: true, description: '`file` or `text`.' }),
    fileName: t.string({ description: 'Of a file: as it is called.' }),
    uploadId: t.field({ type: 'Id', description: 'Of a file: as `requestCustomerImportUpload` answered.' }),
    text: t.string({ description: 'Of a text: the rows, as CSV or pasted from a spreadsheet.' }),
  }),
});

/** Only what was said: a file brings no text. */
const said = (input: object): object =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== undefined));

builder.mutationField('createCustomerImport', (t) =>
  t.field({
    type: CustomerImportRef,
    description:
      'Begins an import: its rows are read and checked; no customer is written before it is started.',
    args: {
      providerId: t.arg(providerId),
      input: t.arg({ type: CustomerImportInput, required: true, description: 'The list.' }),
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
    description: 'Says what the columns of a list are; its rows are checked anew.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      version: t.arg.int(version),
      columns: t.arg({
        type: ['String'],
        required: true,
        description:
          'One for each column: `firstname`, `lastname`, `fullname`, `email`, `phone`, `birthday`, `taxCode`, `tags`, `notes`, `own:` or `until:` with the id of a field of the provider’s own, or empty for one that is left out.',
      }),
      isMonthFirst: t.arg.boolean({
        description:
          'Dates without a year in front are written 12/31/1990, not 31/12/1990; false unless said.',
      }),
    },
    resolve: async (_root, { columns, isMonthFirst, ...of }, context) => {
      const input = {
        columns: columns.map((field) => (field === '' ? null : field)),
        isMonthFirst: isMonthFirst ?? false,
      };
      await changeCustomerImportColumns(context, of, input);
      return getCustomerImport(context, of);
    },
  }),
);

builder.mutationField('startCustomerImport', (t) =>
  t.field({
    type: CustomerImportRef,
    description: 'Begins to write the rows of a list down as customers. Nobody is told.',
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
    description: 'Puts an import away that was not started, with its file and its rows.',
    args: { providerId: t.arg(providerId), id: t.arg(id) },
    resolve: async (_root, of, context) => {
      await discardCustomerImport(context, of);
      return getCustomerImport(context, of);
    },
  }),
);
