import { createHmac } from 'node:crypto';

/** 128 bits that stand for a value without telling it; the same for the same value and secret. Hexadecimal. */
export function keyedHash(secret: string, value: string): string {
  return createHmac('sha256', secret).update(value).digest('hex').slice(0, 32);
}
