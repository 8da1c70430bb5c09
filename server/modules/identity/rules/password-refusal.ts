import { failedPasswordChecks, isLongEnough, LONGEST_PASSWORD } from '#contracts/validation/password.ts';
import type { ErrorCode } from '#contracts/error-codes.ts';
import { isWellKnown } from './well-known-passwords.ts';

const CODES = {
  maxChars: 'passwordMaxChars',
  minChars: 'passwordMinChars',
  lowercase: 'passwordLowercase',
  uppercase: 'passwordUppercase',
  number: 'passwordNumber',
  specialChar: 'passwordSpecialChar',
} as const satisfies Record<string, ErrorCode>;

/**
 * Why a new password is refused, or null; the first failing rule (specification section 5).
 * @param asked `strength` at sign-up, when an administrator creates somebody and for an invited person's first password;
 *   `length` at reset and change
 */
export function passwordRefusal(
  password: string,
  email: string,
  asked: 'strength' | 'length',
): ErrorCode | null {
  if (password.length > LONGEST_PASSWORD) return 'passwordMaxChars';
  if (!isLongEnough(password)) return 'passwordMinChars';
  const [first] = asked === 'strength' ? failedPasswordChecks(password) : [];
  if (first) return CODES[first];
  return isWellKnown(password, email) ? 'passwordTooCommon' : null;
}
