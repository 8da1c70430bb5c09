export const RECOVERY_CODES = 10;

/** Letters and digits that nobody takes for each other on paper: no I, L, O, U, 0 or 1. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const LENGTH = 10;

/** A code from random bytes, one for each character, e.g. `7KQ2M-X9FRD`: 49 bits. */
export function recoveryCodeOf(random: Uint8Array): string {
  const mails = [...random.subarray(0, LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${mails.slice(0, 5)}-${mails.slice(5)}`;
}

/** The code as it is compared: however it was typed; null for what cannot be one. */
export function typedRecoveryCode(typed: string): string | null {
  const mails = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return new RegExp(`^[${ALPHABET}]{${LENGTH}}$`).test(mails) ? mails : null;
}
