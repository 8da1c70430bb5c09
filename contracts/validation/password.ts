/** The least a password must have wherever one is chosen (specification section 9). */
export const SHORTEST_PASSWORD = 8;
/** No password of a person is this long; more would only keep the hashing busy. */
export const LONGEST_PASSWORD = 1000;

/** What a password can fail, in the order in which it is told (specification section 5). */
export const PASSWORD_CHECKS = [
  'maxChars',
  'minChars',
  'lowercase',
  'uppercase',
  'number',
  'specialChar',
] as const;
export type PasswordCheck = (typeof PASSWORD_CHECKS)[number];

const PASSES: Record<PasswordCheck, (password: string) => boolean> = {
  maxChars: (password) => password.length <= LONGEST_PASSWORD,
  minChars: (password) => [...password].length >= SHORTEST_PASSWORD,
  lowercase: (password) => /\p{Ll}/u.test(password),
  uppercase: (password) => /\p{Lu}/u.test(password),
  number: (password) => /\p{Nd}/u.test(password),
  specialChar: (password) => /[#?!@$%^&*-]/.test(password),
};

/** Every strength rule that a password fails: at sign-up, at admin create and at the new-password challenge (ledger IDN-11, IDN-13). */
export function failedPasswordChecks(password: string): PasswordCheck[] {
  return PASSWORD_CHECKS.filter((check) => !PASSES[check](password));
}

/** The one rule that holds wherever a password is chosen, at reset and change too (ledger IDN-13). */
export function hasPasswordLength(password: string): boolean {
  return PASSES.minChars(password) && PASSES.maxChars(password);
}
