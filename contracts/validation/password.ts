/** The parts of a password check (specification section 5). */
export type PasswordCheck = 'maxChars' | 'minChars' | 'lowercase' | 'uppercase' | 'number' | 'specialChar';

const SHORTEST_PASSWORD = 8;
/** Room for any sentence, and an end to what a stranger may make us hash. */
export const LONGEST_PASSWORD = 1000;

const SPECIAL = /[#?!@$%^&*-]/;

/**
 * Every rule a password fails, in the order in which they are shown (specification section 5). Nothing typed yet passes: that
 * it is required is another message.
 * @param most the most characters allowed, where a maximum is configured
 */
export function failedPasswordChecks(password: string, most: number | null = null): PasswordCheck[] {
  if (password === '') return [];
  const failed: PasswordCheck[] = [];
  if (most !== null && lengthOf(password) > most) failed.push('maxChars');
  if (lengthOf(password) < SHORTEST_PASSWORD) failed.push('minChars');
  if (!/\p{Ll}/u.test(password)) failed.push('lowercase');
  if (!/\p{Lu}/u.test(password)) failed.push('uppercase');
  if (!/\p{Nd}/u.test(password)) failed.push('number');
  if (!SPECIAL.test(password)) failed.push('specialChar');
  return failed;
}

/** Characters as people count them on their keyboard: an emoji is one or a few, never bytes. */
function lengthOf(password: string): number {
  // More is too long in any case, and normalizing heaped accents takes the square of their number.
  return [...password.slice(0, 4 * LONGEST_PASSWORD).normalize('NFC')].length;
}

/** Long enough for a reset or a change, where strength is not asked (specification section 5). */
export function isLongEnough(password: string): boolean {
  return lengthOf(password) >= SHORTEST_PASSWORD;
}
