import { createHash, timingSafeEqual } from 'node:crypto';

/** What is kept of the secret that lets a browser pay one intent: enough to know it again, too little to pay with. */
export function hashOfSecret(clientSecret: string): Buffer {
  return createHash('sha256').update(clientSecret).digest();
}

/** Compared in constant time. */
export function isSecretOf(secretHash: Buffer, clientSecret: string): boolean {
  return timingSafeEqual(secretHash, hashOfSecret(clientSecret));
}
