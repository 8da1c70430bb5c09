import { LONGEST_EMAIL, partsOfEmail } from '#contracts/validation/email.ts';

/**
 * The one form under which an e-mail is one person: Unicode forms (NFKC) and case folded, the domain in ASCII.
 * Only letters that are each other's capital fold together. `ß` stays apart from `ss` and `ı` from `i`: they may be two
 * mailboxes, and joining two people is worse than telling one twice.
 * @returns null when mail cannot be sent to the address
 */
export function emailKey(email: string): string | null {
  const typed = email.trim();
  // Normalizing heaped accents takes the square of their number, and nothing so long becomes an address by it.
  if (typed.length > 4 * LONGEST_EMAIL) return null;
  const parts = partsOfEmail(typed.normalize('NFKC'));
  return parts && `${folded(parts.localPart)}@${parts.domain}`;
}

/** Greek has two small letters for one capital sigma. */
function folded(localPart: string): string {
  return localPart.toLowerCase().replaceAll('ς', 'σ').normalize('NFC');
}
