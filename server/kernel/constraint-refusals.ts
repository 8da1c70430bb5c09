import { isErrorCode } from '#contracts/error-codes.ts';
import { Refusal } from './refusal.ts';

/**
 * A constraint named `<table>__<code>` stands for a refusal: the name says which, so this is the whole table.
 * @returns null for every other error
 */
export function refusalOfDatabaseError(error: unknown): Refusal | null {
  if (!(error instanceof Error) || !('constraint' in error) || typeof error.constraint !== 'string')
    return null;
  const code = error.constraint.split('__')[1];
  return isErrorCode(code) ? new Refusal(code) : null;
}
