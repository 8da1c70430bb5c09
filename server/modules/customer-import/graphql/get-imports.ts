import * as v from 'valibot';
import { ROW_OUTCOMES } from '#contracts/customer-import.ts';
import { builder } from '#server/graphql/builder.ts';
import { checked } from '#server/kernel/checked.ts';
import type { Page } from '#server/kernel/page.ts';
import type { ImportRow, NamedRow } from '../index.ts';
import { getCustomerImport, getCustomerImportRows, getCustomerImports } from '../index.ts';
import { CustomerImportRef, CustomerImportSummaryRef, ImportRowRef } from './refs.ts';

const Asked = v.object({
  page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1),
});
const RowsQuery = v.object({ ...Asked.entries, outcome: v.picklist(ROW_OUTCOMES) });

const CustomerImportPageRef = builder.objectRef<Page<ImportRow>>('CustomerImportPage').implement({
  description: 'One page of a provider’s customer imports.',
  fields: (t) => ({
    items: t.field({
      type: [CustomerImportSummaryRef],
      description: 'At most ten.',
      resolve: ({ items }) => items,
    }),
    total: t.exposeInt('total', { description: 'Number on all pages.' }),
    page: t.exposeInt('page', { description: 'Page number, from 1.' }),
    pages: t.exposeInt('pages', { description: 'Number of pages.' }),
  }),
});

const ImportRowPageRef = builder.objectRef<Page<NamedRow>>('CustomerImportRowPage').implement({
  description: 'One page of the rows of a list.',
  fields: (t) => ({
    items: t.field({ type: [ImportRowRef], description: 'At most ten.', resolve: ({ items }) => items }),
    total: t.exposeInt('total', { description: 'Number on all pages.' }),
    page: t.exposeInt('page', { description: 'Page number, from 1.' }),
    pages: t.exposeInt('pages', { description: 'Number of pages.' }),
  }),
});

const providerId = { type: 'Id', required: true, description: 'Id of the provider.' } as const;
const id = { type: 'Id', required: true, description: 'Id of the import.' } as const;

builder.queryField('getCustomerImports', (t) =>
  t.field({
    type: CustomerImportPageRef,
    description: 'A provider’s customer imports, latest first.',
    args: { providerId: t.arg(providerId), page: t.arg.int({ description: 'Page number, from 1.' }) },
    resolve: (_root, { providerId: of, page }, context) =>
      getCustomerImports(context, { providerId: of, ...checked(Asked, { page }) }),
  }),
);

builder.queryField('getCustomerImport', (t) =>
  t.field({
    type: CustomerImportRef,
    description: 'One customer import with its columns and status.',
    args: { providerId: t.arg(providerId), id: t.arg(id) },
    resolve: (_root, of, context) => getCustomerImport(context, of),
  }),
);

builder.queryField('getCustomerImportRows', (t) =>
  t.field({
    type: ImportRowPageRef,
    description: 'The rows of an import with a certain outcome, in the order of the file.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      outcome: t.arg.string({ required: true, description: '`new`, `changed`, `unchanged` or `refused`.' }),
      page: t.arg.int({ description: 'Page number, from 1.' }),
    },
    resolve: (_root, { providerId: of, id: importId, ...asked }, context) =>
      getCustomerImportRows(context, { providerId: of, id: importId, ...checked(RowsQuery, asked) }),
  }),
);
