import { randomBytes } from 'node:crypto';

/** An id in the processor's manner, such as `pi_` and 24 letters and digits. */
export function objectId(prefix: string, length = 24): string {
  const mails = randomBytes(length * 2)
    .toString('base64')
    .replace(/[+/=]/g, '')
    .slice(0, length);
  return `${prefix}_${mails}`;
}
