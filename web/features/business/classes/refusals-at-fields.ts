import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import type { Message } from '#web/lib/texts-in.ts';

/** Where a refusal that names a place in the form is shown, and in which words; null for what belongs to no field. */
export type PlaceOfRefusal = (
  code: string,
  path: string,
) => { field: string; text: Message<Record<never, never>> } | null;

/** Puts refusals at the fields whose paths they name (`affected`), in the words of the form instead of general ones. */
export function withRefusalsAtFields(
  answer: FormAnswer,
  placeOf: PlaceOfRefusal,
  locale: Locale,
): FormAnswer {
  const fieldErrors = { ...answer.fieldErrors };
  const errors = answer.errors.filter(({ code = '', affected = [] }) => {
    const places = affected.flatMap((path) => placeOf(code, path) ?? []);
    for (const { field, text } of places) fieldErrors[field] ??= text({}, { locale });
    return places.length === 0;
  });
  const isPlaced = errors.length < answer.errors.length && errors.length === 0;
  return {
    ...answer,
    errors: isPlaced ? [{ message: m.form_check_fields({}, { locale }) }] : errors,
    fieldErrors,
  };
}
