import type { ApiError } from '#contracts/api-error.ts';

/** What a form shows after a refusal: some texts beside their fields, the rest above the button. */
export type PlacedErrors<Field extends string> = {
  errors: readonly ApiError[];
  fieldErrors: Partial<Record<Field, string>>;
};

/** Puts each refusal beside the field that its code is about; the first one for a field counts. */
export function placedErrors<Field extends string>(
  errors: readonly ApiError[],
  fieldOfCode: Readonly<Record<string, Field>>,
): PlacedErrors<Field> {
  const fieldErrors: Partial<Record<Field, string>> = {};
  const rest: ApiError[] = [];
  for (const error of errors) {
    const field = fieldOfCode[error.code ?? ''];
    if (field === undefined) rest.push(error);
    else fieldErrors[field] ??= error.message;
  }
  return { errors: rest, fieldErrors };
}
