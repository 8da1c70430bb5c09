import type { ColumnMeaning, RowOutcome } from '#contracts/customer-import.ts';
import { expectMay } from '#server/modules/authority/index.ts';
import { getCustomers } from '#server/modules/customers/index.ts';
import type { Page } from '#server/kernel/page.ts';
import { PAGE_SIZE, pageOf, rowsBefore } from '#server/kernel/page.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { fullName } from '#contracts/name-key.ts';
import type { ImportKey, ImportRow } from '../store/imports.ts';
import { listImports, readImport } from '../store/imports.ts';
import type { ListedRow } from '../store/rows.ts';
import { listRows } from '../store/rows.ts';
import { cellsSeen, hiddenColumns } from './hidden-columns.ts';

type Asking = Pick<RequestContext, 'work' | 'actor'>;
const action = 'importCustomers';
const SAMPLES = 3;

/** A column of a list as it is shown. */
export interface ImportColumn {
  head: string;
  field: ColumnMeaning | null;
  /** Some of what stands in it. */
  samples: string[];
}

/** An import with its columns. */
export type CustomerImport = ImportRow & { columnsShown: ImportColumn[] };

/** One page of a provider's imports, the latest first. @throws Refusal as `expectMay` */
export async function getCustomerImports(
  { work, actor }: Asking,
  { providerId, page }: { providerId: number; page: number },
): Promise<Page<ImportRow>> {
  await expectMay(work, actor, providerId, action);
  const { rows, total } = await listImports(work, providerId, { first: PAGE_SIZE, after: rowsBefore(page) });
  return pageOf(rows, { total, page });
}

/** One import. @throws Refusal as `expectMay`; notFound */
export async function getCustomerImport({ work, actor }: Asking, key: ImportKey): Promise<CustomerImport> {
  await expectMay(work, actor, key.providerId, action);
  const found = await readImport(work, key);
  if (!found) throw new Refusal('notFound');
  const rows = await listRows(work, key, { outcome: null, limit: SAMPLES, offset: 0 });
  const hidden = await hiddenColumns({ work, actor }, key, found);
  const columnsShown = found.heads.map((head, index) => ({
    head,
    field: found.columns[index] ?? null,
    samples: rows.map(({ cells }) => cellsSeen(cells, hidden)[index] ?? ''),
  }));
  return { ...found, columnsShown };
}

/** A row with what the customer is called whom it means. */
export type NamedRow = ListedRow & { customerName: string | null };

/** One page of the rows of an import that come to something, in the order of the file. @throws Refusal as `expectMay`; notFound */
export async function getCustomerImportRows(
  { work, actor }: Asking,
  { outcome, page, ...key }: ImportKey & { outcome: RowOutcome; page: number },
): Promise<Page<NamedRow>> {
  await expectMay(work, actor, key.providerId, action);
  const found = await readImport(work, key);
  if (!found) throw new Refusal('notFound');
  // What was let go of has no rows to show, whatever it came to.
  const total = found.isEmptied ? 0 : found.counts[outcome];
  const items =
    total === 0 || found.state === 'checking'
      ? []
      : await listRows(work, key, { outcome, limit: PAGE_SIZE, offset: rowsBefore(page) });
  const hidden = await hiddenColumns({ work, actor }, key, found);
  const seen = items.map((row) => ({ ...row, cells: cellsSeen(row.cells, hidden) }));
  const ids = [...new Set(items.flatMap(({ customerId }) => customerId ?? []))];
  const customers = await getCustomers(
    work,
    ids.map((id) => ({ providerId: key.providerId, id })),
  );
  const named = seen.map((row) => ({
    ...row,
    customerName: row.customerId === null ? null : fullName(customers.get(row.customerId)),
  }));
  return pageOf(named, { total: items.length === 0 && page === 1 ? 0 : total, page });
}
