import type { RowOutcome, RowProblem } from '#contracts/customer-import.ts';
import { ownColumnOf } from '#contracts/customer-import.ts';
import type { Locale } from '#contracts/languages.ts';
import { m } from '#contracts/texts/messages.js';
import { expectMay } from '#server/modules/authority/index.ts';
import type { OwnField } from '#server/modules/customers/index.ts';
import { readFieldsInUse } from '#server/modules/customers/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { cellsSeen, hiddenColumns } from './hidden-columns.ts';
import { csvLine } from '../rules/csv-line.ts';
import type { ImportKey } from '../store/imports.ts';
import { readImport } from '../store/imports.ts';
import { listRowsAfter } from '../store/rows.ts';

const ROWS_AT_ONCE = 1000;

const PROBLEM_TEXTS: Record<
  RowProblem['problem'],
  (of: { row: number; name: string }, by: { locale: Locale }) => string
> = {
  email: m.import_problem_email,
  phone: m.import_problem_phone,
  birthday: m.import_problem_birthday,
  taxCode: m.import_problem_tax_code,
  tooManyTags: m.import_problem_too_many_tags,
  tooLong: m.import_problem_too_long,
  unreadable: m.import_problem_unreadable,
  nobody: m.import_problem_nobody,
  sameAsRow: m.import_problem_same_as_row,
  severalCustomers: m.import_problem_several_customers,
  ownText: m.import_problem_own_text,
  ownDate: m.import_problem_own_date,
  ownYesNo: m.import_problem_own_yes_no,
  ownValue: m.import_problem_own_value,
};

/** What the own field is called in which something is wrong; the last day of a value by its own name. */
function ownNameOf(field: RowProblem['field'], own: readonly OwnField[], locale: Locale): string {
  const ours = ownColumnOf(field);
  const name = own.find(({ id }) => id === ours?.fieldId)?.name ?? '';
  return ours?.part === 'validUntil' ? m.customers_own_until({ name }, { locale }) : name;
}

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
  const reasons = (problems: readonly RowProblem[]): string =>
    problems
      .map(({ field, problem, otherRow = 0 }) =>
        PROBLEM_TEXTS[problem]({ row: otherRow, name: ownNameOf(field, own, locale) }, { locale }),
      )
      .join(' ');
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
