import type { ApiError } from '#contracts/api-error.ts';

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
 * list is the error; an answer with success false and no list fails with its message, or with 'system error'.
 */
export function failureIn(answer: unknown): ApiFailure | null {
  if (!isRecord(answer)) return new ApiFailure([{ message: 'system error' }]);
  const listed = Array.isArray(answer['errors']) ? answer['errors'].filter(isApiError) : [];
  if (listed.length > 0) return new ApiFailure(listed);
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
