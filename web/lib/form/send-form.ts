import type { ErrorCode } from '#contracts/error-codes.ts';
import { ApiFailure } from '../api-failure.ts';
import type { FormAnswer } from './form-answer.ts';
import { OPEN_ANSWER, typedIn } from './form-answer.ts';
import { placedErrors } from './placed-errors.ts';

/** How a form is answered. */
export interface Sending {
  /** Which of its page's forms it is; left out where there is but one. */
  intent?: string;
  /** What is wrong with what was typed, by field: where there is anything, nothing is sent. */
  problems?: FormAnswer['fieldErrors'];
  /** Refusals that are about one field: by code, the field's name. */
  places?: Readonly<Partial<Record<ErrorCode, string>>>;
  /** The form as it was sent, to come back with a refusal; left out where a password is typed in it. */
  form?: FormData;
}

/**
 * Does what a form asks for, and answers what came of it. A refusal stands at the field it is about, where it has a place there, and above
 * the button otherwise.
 * @throws whatever is no refusal of the API
 */
export async function sendForm(
  { intent, problems = {}, places = {}, form }: Sending,
  send: () => Promise<unknown>,
): Promise<FormAnswer> {
  const answer: FormAnswer = { ...OPEN_ANSWER, ...(intent !== undefined && { intent }) };
  const refused: FormAnswer = { ...answer, ...(form && { typed: typedIn(form) }) };
  if (Object.keys(problems).length > 0) return { ...refused, fieldErrors: problems };
  try {
    await send();
    return { ...answer, isSaved: true };
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    const { errors, fieldErrors } = placedErrors(failure.errors, places);
    return {
      ...refused,
      errors,
      // Only fields that have an error are in it
      fieldErrors: fieldErrors as Record<string, string>,
      isOutdated: failure.hasCode('changedMeanwhile'),
    };
  }
}
