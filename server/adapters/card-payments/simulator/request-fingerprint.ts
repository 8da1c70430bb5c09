import { createHash } from 'node:crypto';
import type { FormFields } from './form-body.ts';

/**
 * Tells whether a repeated idempotency key came with the same request. A card's number and security code are left out
 * before hashing: a hash of so few digits could be turned back.
 */
export function requestFingerprint(path: string, fields: FormFields): string {
  return createHash('sha256')
    .update(`${path}\n${sorted(fields)}`)
    .digest('base64url');
}

function sorted(fields: FormFields): string {
  const entries = Object.entries(fields)
    .filter(([name]) => name !== 'number' && name !== 'cvc')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name, value]) =>
        `${JSON.stringify(name)}:${typeof value === 'string' ? JSON.stringify(value) : sorted(value)}`,
    );
  return `{${entries.join()}}`;
}
