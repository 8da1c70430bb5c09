import { ImportColumnsForm } from '#contracts/validation/customer-import.ts';
import type { ColumnMeaning } from '#contracts/customer-import.ts';
import { isColumnMeaning, LONGEST_PASTED } from '#contracts/customer-import.ts';
import * as m from '#contracts/texts/messages.js';
import { OPEN_ANSWER, refusedWith, typedIn } from '#web/lib/form/form-answer.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { sendForm } from '#web/lib/form/send-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import { idOrNone } from '#web/lib/list-address.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import * as v from 'valibot';
import { CHANGE_COLUMNS, CREATE_IMPORT, DISCARD_IMPORT, START_IMPORT } from './import-calls.ts';

type Known = Pick<RequestContext, 'api' | 'locale'>;
type OfImport = { providerId: number; id: number };

/** What came of bringing a list: its id, once there is one. */
export type BroughtAnswer = FormAnswer & { id: number | null };

/** Brings a list that was sent (`uploadId`) or pasted (`text`), by `intent`. */
export async function bringList(
  form: FormData,
  { api, locale }: Known,
  providerId: number,
): Promise<BroughtAnswer> {
  const intent = textOf(form, 'intent');
  const uploadId = idOrNone.read(textOf(form, 'uploadId'));
  let id: number | null = null;
  const send = async (input: object): Promise<void> => {
    const { createCustomerImport: made } = await api(CREATE_IMPORT, {
      providerId,
      input: input as { from: string },
    });
    ({ id } = made);
  };
  if (intent === 'file' && uploadId !== null) {
    const input = { from: 'file', fileName: textOf(form, 'fileName'), uploadId };
    return { ...(await sendForm({ intent }, () => send(input))), id };
  }
  if (intent !== 'paste') return { ...refusedWith([{ message: m.failed_done({}, { locale }) }]), id };
  const text = textOf(form, 'text');
  const name = m.import_paste({}, { locale });
  const problem =
    text.trim() === ''
      ? m.validation_required({ name }, { locale })
      : text.length > LONGEST_PASTED
        ? m.import_paste_too_long({}, { locale })
        : null;
  const problems: Record<string, string> = problem === null ? {} : { text: problem };
  return { ...(await sendForm({ intent, form, problems }, () => send({ from: 'text', text }))), id };
}

/** What each column is, as the form says; null: left out. */
export const columnsIn = (form: FormData): (ColumnMeaning | null)[] =>
  form.getAll('columns').map((said) => (isColumnMeaning(said) ? said : null));

/** What the form says of dates that are written 12/31/1990. */
export const MONTH_FIRST = 'monthFirst';
/** What it says of values that differ from a customer's card. */
export const LIST_COUNTS = 'list';
/** What it says of notes that are not about health. */
export const PLAIN_NOTES = 'plain';

/** Changes the columns of a list, starts it or puts it away, by `intent`. */
export async function changeList(form: FormData, { api, locale }: Known, of: OfImport): Promise<FormAnswer> {
  const intent = textOf(form, 'intent');
  const version = Number(textOf(form, 'version')) || 0;
  if (intent === 'columns') {
    const columns = columnsIn(form);
    const ways = {
      isMonthFirst: textOf(form, 'dates') === MONTH_FIRST,
      prefersList: textOf(form, 'differs') === LIST_COUNTS,
      areNotesHealth: textOf(form, 'notes') !== PLAIN_NOTES,
    };
    const read = v.safeParse(ImportColumnsForm, { columns, ...ways });
    if (!read.success) {
      const isTwice = read.issues.some(({ message }) => message === 'twice');
      const message = isTwice
        ? m.import_columns_twice({}, { locale })
        : m.import_columns_none({}, { locale });
      return { ...OPEN_ANSWER, intent, errors: [{ message }], typed: typedIn(form) };
    }
    return sendForm({ intent, form }, () =>
      api(CHANGE_COLUMNS, { ...of, version, columns: columns.map((field) => field ?? ''), ...ways }),
    );
  }
  if (intent === 'start') return sendForm({ intent }, () => api(START_IMPORT, { ...of, version }));
  if (intent === 'discard') return sendForm({ intent }, () => api(DISCARD_IMPORT, of));
  return refusedWith([{ message: m.failed_done({}, { locale }) }]);
}
