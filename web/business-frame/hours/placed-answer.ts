import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import type { SectionAnswer } from '../center/section-form.tsx';

/** What a form of hours was answered; `outside`: ids of breaks that the new hours leave no place. */
export type HoursAnswer = SectionAnswer & { outside?: readonly number[] };

/**
 * Puts what an answer says of paths of the contract at the form's own fields, also what the server refused of certain ones; the breaks
 * that would lie outside are named apart.
 * @param nameOf the field of a path; null for none of this form's
 */
export function placedAnswer(
  answer: FormAnswer,
  nameOf: (path: string) => string | null,
  locale: Locale,
): HoursAnswer {
  const fieldErrors: Record<string, string> = {};
  const outside: number[] = [];
  for (const [path, text] of Object.entries(answer.fieldErrors)) fieldErrors[nameOf(path) ?? path] ??= text;
  const errors = answer.errors.filter(({ message, affected = [] }) => {
    const breaks = affected.flatMap((path) => /^breaks\.(\d+)$/.exec(path)?.[1] ?? []);
    outside.push(...breaks.map(Number));
    const name = affected.map(nameOf).find((one) => one !== null);
    if (typeof name === 'string') fieldErrors[name] ??= message;
    return breaks.length === 0 && typeof name !== 'string';
  });
  const isPlaced = errors.length === 0 && Object.keys(fieldErrors).length > 0;
  return {
    ...answer,
    errors: isPlaced ? [{ message: m.form_check_fields({}, { locale }) }] : errors,
    fieldErrors,
    ...(outside.length > 0 && { outside }),
  };
}
