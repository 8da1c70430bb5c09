import type { ApiError } from '#contracts/api-error.ts';

/** What a form of a screen was answered; what was typed stays in the form, or comes back in `typed` where there are no scripts. */
export interface FormAnswer {
  /** Which of its page's forms it answers; left out where there is but one. */
  intent?: string;
  isSaved: boolean;
  /** Above the button: what belongs to no single field. */
  errors: readonly ApiError[];
  /** Beside the fields, by their names in the form. */
  fieldErrors: Readonly<Record<string, string>>;
  /** Somebody changed the same thing since the form was filled. */
  isOutdated: boolean;
  /** What was sent, by name, for a page that is written anew; never a password. */
  typed: readonly (readonly [name: string, value: string])[];
}

/** The answer before anything came of what was sent. */
export const OPEN_ANSWER: FormAnswer = {
  isSaved: false,
  errors: [],
  fieldErrors: {},
  isOutdated: false,
  typed: [],
};

/** The answer to a form of which no field is at fault. */
export function refusedWith(errors: FormAnswer['errors']): FormAnswer {
  return { ...OPEN_ANSWER, errors };
}

/** What never comes back: a proof of who somebody is. */
const PROOFS: readonly string[] = ['password', 'code'];

/** What was typed, as it was sent, but for a proof and some fields, as new passwords; files stay behind. */
export function typedIn(form: FormData, ...butFor: readonly string[]): FormAnswer['typed'] {
  return [...form].flatMap(([name, value]) =>
    typeof value === 'string' && !PROOFS.includes(name) && !butFor.includes(name)
      ? [[name, value] as const]
      : [],
  );
}

/** The form as it was sent, for a page that is written anew. */
export function formOfTyped(typed: FormAnswer['typed']): FormData {
  const form = new FormData();
  for (const [name, value] of typed) form.append(name, value);
  return form;
}
