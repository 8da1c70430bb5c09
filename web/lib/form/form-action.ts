import * as v from 'valibot';
import type { ErrorCode } from '#contracts/error-codes.ts';
import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { isAboutMissing, issueText } from '#contracts/validation/field-texts.ts';
import type { FieldName } from '#contracts/validation/field-texts.ts';
import type { FormAnswer } from './form-answer.ts';
import { OPEN_ANSWER, typedIn } from './form-answer.ts';
import { sendForm } from './send-form.ts';

/** How a form is read. */
export interface ReadForm<Schema extends v.GenericSchema> {
  form: FormData;
  schema: Schema;
  /** What was typed, as the schema takes it. */
  given: unknown;
  /** What a field is called, by its path with dots (`offers.0.name`), which is its name in the form too; '' for what is no field. */
  fieldOf: (path: string) => FieldName;
  locale: Locale;
}

export interface SentForm<Schema extends v.GenericSchema> extends ReadForm<Schema> {
  /** Refusals that are about one field: by code, the field's name. */
  places?: Partial<Record<ErrorCode, string>>;
  send: (input: v.InferOutput<Schema>) => Promise<unknown>;
}

/** Reads a form by its schema. @returns what it says; or the answer that names every field at fault */
export function readForm<Schema extends v.GenericSchema>(
  asked: ReadForm<Schema>,
): { input: v.InferOutput<Schema> } | { answer: FormAnswer } {
  const { form, schema, given, fieldOf, locale } = asked;
  const read = v.safeParse(schema, given);
  if (read.success) return { input: read.output };
  const fieldErrors: Record<string, string> = {};
  for (const issue of read.issues) {
    const path = v.getDotPath(issue) ?? '';
    fieldErrors[path] ??= issueText(issue, fieldOf(path), locale);
  }
  const isIncomplete = read.issues.some(isAboutMissing);
  const message = isIncomplete ? m.ui_required_fields({}, { locale }) : m.form_check_fields({}, { locale });
  return { answer: { ...OPEN_ANSWER, errors: [{ message }], fieldErrors, typed: typedIn(form) } };
}

/**
 * Reads a form by its schema, sends what it says, and answers what came of it. A refusal stands at the field it is about, where it names one.
 * @throws whatever is no refusal of the API
 */
export async function formAction<Schema extends v.GenericSchema>(
  asked: SentForm<Schema>,
): Promise<FormAnswer> {
  const read = readForm(asked);
  if ('answer' in read) return read.answer;
  const answer = await sendForm(asked, () => asked.send(read.input));
  return answer.isSaved ? answer : named(answer, asked);
}

/** Puts what the API could not read at the fields it names. Above the button there is always something to say. */
function named(
  answer: FormAnswer,
  { fieldOf, locale }: Pick<ReadForm<v.GenericSchema>, 'fieldOf' | 'locale'>,
): FormAnswer {
  const fieldErrors = { ...answer.fieldErrors };
  const errors = answer.errors.filter(({ code, affected = [], inputs = [] }) => {
    const paths = code === 'invalidInput' ? affected.filter((path) => fieldOf(path).name !== '') : [];
    const required = inputs.filter((input) => input.code === 'required').flatMap((input) => input.affected);
    for (const path of paths) {
      const text = required.includes(path) ? m.validation_required : m.validation_not_valid;
      fieldErrors[path] ??= text(fieldOf(path), { locale });
    }
    return paths.length === 0;
  });
  const general = errors.length === 0 ? [{ message: m.form_check_fields({}, { locale }) }] : errors;
  return { ...answer, errors: general, fieldErrors };
}
