import { emailKey } from '#server/modules/identity/index.ts';

/** What those wait for who count the same open places; by their names before any lock on a calendar. */
export function contactLocks({ email, address }: { email: string; address: string }): string[] {
  return [`holds-of-address:${address}`, lockOfEmail(email)];
}

/** The one of them that everything bought with an e-mail waits for. */
export function lockOfEmail(email: string): string {
  return `holds-of-email:${emailKey(email)}`;
}
