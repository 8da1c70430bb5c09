import type { Locale } from '#contracts/languages.ts';
import type { FileProblem, ImportState, RowOutcome, RowProblemName } from '#contracts/customer-import.ts';
import { LARGEST_IMPORT_BYTES, MOST_IMPORT_COLUMNS, MOST_IMPORT_ROWS } from '#contracts/customer-import.ts';
import { importProblemText } from '#contracts/import-problem-text.ts';
import { formatDate, formatDateTime } from '#contracts/format.ts';
import { localDateTimeIn } from '#web/booking/shown-times.ts';
import * as m from '#contracts/texts/messages.js';
import type { StatusTone } from '#web/business-ui/status-pill.tsx';
import type { Message, Texts } from '#web/lib/texts-in.ts';
import { valueText } from '#web/business-frame/customers/field-labels.ts';
import type { CustomerListRow, CustomerListShown, FieldOfCenter } from './import-calls.ts';

type Text = Message<Record<never, never>>;

/** Where a list stands. */
export const STANDINGS: Record<ImportState, { text: Text; tone: StatusTone }> = {
  reading: { text: m.import_state_reading, tone: 'waiting' },
  checking: { text: m.import_state_checking, tone: 'waiting' },
  checked: { text: m.import_state_checked, tone: 'news' },
  running: { text: m.import_state_running, tone: 'waiting' },
  done: { text: m.import_state_done, tone: 'good' },
  failed: { text: m.import_state_failed, tone: 'wrong' },
  discarded: { text: m.import_state_discarded, tone: 'quiet' },
};

/** What the rows of a list come to, before it is written and after. */
export const OUTCOME_NAMES: Record<RowOutcome, { coming: Text; done: Text }> = {
  new: { coming: m.import_coming_new, done: m.import_done_new },
  changed: { coming: m.import_coming_changed, done: m.import_done_changed },
  unchanged: { coming: m.import_coming_unchanged, done: m.import_done_unchanged },
  refused: { coming: m.import_coming_refused, done: m.import_done_refused },
};

/** Why a file cannot be read. */
export function fileProblemText(t: Texts, locale: Locale, problem: FileProblem): string {
  switch (problem) {
    case 'empty':
      return t(m.import_file_empty);
    case 'tooManyRows':
      return t(m.import_file_too_many_rows, { most: MOST_IMPORT_ROWS.toLocaleString(locale) });
    case 'tooManyColumns':
      return t(m.import_file_too_many_columns, { most: MOST_IMPORT_COLUMNS });
    case 'tooLarge':
      return t(m.import_file_too_large, { megabytes: LARGEST_IMPORT_BYTES / 1024 / 1024 });
    case 'openQuotes':
      return t(m.import_file_open_quotes);
    default:
      return t(m.import_file_not_readable);
  }
}

/** What columns are called that are fields of the center's own, or the last day of one, by what the column says. */
export function ownColumnNames(t: Texts, own: readonly FieldOfCenter[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const { id, name, expires } of own) {
    names.set(`own:${id}`, name);
    if (expires) names.set(`until:${id}`, t(m.customers_own_until, { name }));
  }
  return names;
}

/** Why nothing is made of a row, or what of it was left out or is to be looked at; '' for most. */
export function reasonsOf(
  locale: Locale,
  own: readonly FieldOfCenter[],
  { problems }: Pick<CustomerListRow, 'problems'>,
): string {
  const ownNameOf = (fieldId: number): string => own.find(({ id }) => id === fieldId)?.name ?? '';
  return problems
    .map(({ field, problem, otherRow, known }) => {
      const said = {
        // The API's words are this closed list
        problem: problem as RowProblemName,
        ...(otherRow !== null && { otherRow }),
        ...(known !== null && { known }),
      };
      return importProblemText({ field, ...said }, ownNameOf, locale);
    })
    .join(' ');
}

/** What a row says in fields of the center's own: 'Certificato medico: sì fino al 31/12/2026'. */
export const ownValuesOf = (
  t: Texts,
  own: readonly FieldOfCenter[],
  row: Pick<CustomerListRow, 'own'>,
): string[] =>
  row.own.flatMap(({ fieldId, value: said, validUntil }) => {
    const field = own.find(({ id }) => id === fieldId);
    if (!field) return [];
    const value = valueText(t, { kind: field.kind, value: said });
    const date = validUntil === null ? null : formatDate(validUntil);
    return `${field.name}: ${date === null ? value : t(m.customers_own_value_until, { value, date })}`;
  });

/** What a list is called. */
export const nameOfList = (t: Texts, { fileName }: Pick<CustomerListShown, 'fileName'>): string =>
  fileName ?? t(m.import_pasted);

/** '20/11/2026 14:05' by the viewer's clock. */
export const momentOf = (timeZone: string, instant: string): string =>
  formatDateTime(localDateTimeIn(timeZone, instant));
