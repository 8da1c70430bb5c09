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

/** A NUL in a text, and in one within JSON. */
const NO_TEXT: readonly unknown[] = ['22021', '22P05'];

/**
 * What somebody sent that no column takes is their mistake, wherever no schema was in its way.
 * @returns null for every other error
 */
export function refusalOfText(error: unknown): Refusal | null {
  const isNoText = error instanceof Error && 'code' in error && NO_TEXT.includes(error.code);
  return isNoText ? new Refusal('invalidInput') : null;
}
