import type { RowOutcome, RowProblem } from '#contracts/customer-import.ts';
import { importProblemText } from '#contracts/import-problem-text.ts';
import { m } from '#contracts/texts/messages.js';
import { expectMay } from '#server/modules/authority/index.ts';
import { readFieldsInUse } from '#server/modules/customers/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { cellsSeen, hiddenColumns } from './hidden-columns.ts';
import { csvLine } from '../rules/csv-line.ts';
import type { ImportKey } from '../store/imports.ts';
import { readImport } from '../store/imports.ts';
import { listRowsAfter } from '../store/rows.ts';

const ROWS_AT_ONCE = 1000;

/** A report of an import on its way: a name for the file, and its text piece by piece. */
export interface Report {
  fileName: string;
  pieces: AsyncIterable<string>;
}

/**
 * The rows of an import that come to something, as the file had them, with the reason in front: what can be corrected and brought again. Notes
 * are left out for who may not read health notes.
 * @throws Refusal as `expectMay`; notFound also when its rows are gone
 */
export async function reportOfImport(
  { work, actor, locale }: Pick<RequestContext, 'work' | 'actor' | 'locale'>,
  { outcome, ...key }: ImportKey & { outcome: RowOutcome },
): Promise<Report> {
  await expectMay(work, actor, key.providerId, 'importCustomers');
  const found = await readImport(work, key);
  if (!found || found.isEmptied) throw new Refusal('notFound');
  const { heads } = found;
  const hidden = await hiddenColumns({ work, actor }, key, found);
  const own = await readFieldsInUse(work, key.providerId);
  const ownNameOf = (fieldId: number): string => own.find(({ id }) => id === fieldId)?.name ?? '';
  const reasons = (problems: readonly RowProblem[]): string =>
    problems.map((problem) => importProblemText(problem, ownNameOf, locale)).join(' ');
  async function* pieces(): AsyncGenerator<string> {
    const own = [m.import_row({}, { locale }), m.import_reason({}, { locale })];
    yield `\uFEFF${csvLine([...own, ...heads])}`;
    for (let after = 0; ;) {
      const rows = await listRowsAfter(work, key, { outcome, after, limit: ROWS_AT_ONCE });
      const last = rows.at(-1);
      if (!last) return;
      after = last.rowNumber;
      yield rows
        .map(({ rowNumber, cells, problems }) =>
          csvLine([String(rowNumber), reasons(problems), ...cellsSeen(cells, hidden, '')]),
        )
        .join('');
    }
  }
  return { fileName: `import-${key.id}-${outcome}.csv`, pieces: pieces() };
}
