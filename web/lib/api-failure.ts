import type { ApiError } from '#contracts/api-error.ts';
import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';

/** Thrown when the API refuses or fails; `errors` is what the screen shows, in the server's order and language. */
export class ApiFailure extends Error {
  readonly errors: readonly ApiError[];

  constructor(errors: readonly ApiError[]) {
    super(errors[0]?.message ?? 'system error');
    this.name = 'ApiFailure';
    this.errors = errors;
  }

  hasCode(code: string): boolean {
    return this.errors.some((error) => error.code === code);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export function isApiError(value: unknown): value is ApiError {
  return isRecord(value) && typeof value['message'] === 'string';
}

/**
 * The failure that an answer of the API stands for, or null when it is a success (specification section 7): an errors
 * list is the error, an unknown one where none of it has a message (specification section 8); an answer with success false and no list
 * fails with its message, or with 'system error'.
 */
export function failureIn(answer: unknown, locale: Locale): ApiFailure | null {
  if (!isRecord(answer)) return new ApiFailure([{ message: 'system error' }]);
  const errors: readonly unknown[] = Array.isArray(answer['errors']) ? answer['errors'] : [];
  if (errors.length > 0) {
    const listed = errors.filter(isApiError);
    return new ApiFailure(listed.length > 0 ? listed : [{ message: m.error_unknown({}, { locale }) }]);
  }
  if (answer['success'] !== false) return null;
  const { message } = answer;
  return new ApiFailure([
    { message: typeof message === 'string' && message !== '' ? message : 'system error' },
  ]);
}

/** The errors to show for anything that was thrown: the API's own, else one with the given general text. */
export function errorsOf(thrown: unknown, generalText: string): readonly ApiError[] {
  return thrown instanceof ApiFailure ? thrown.errors : [{ message: generalText }];
}
