import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Keys for different ends, all from the server's one secret, none usable for another end. The public address is part of
 * the key for tokens: what one environment signed means nothing in another.
 */
export class Secrets {
  readonly #secret: string;
  readonly issuer: string;

  /** @param issuer the public address of this installation */
  constructor(secret: string, issuer: string) {
    this.#secret = secret;
    this.issuer = issuer;
  }

  /** 256 bits for one end, e.g. `id-token`. */
  keyFor(end: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.#secret, '', end, 32));
  }

  /** 128 bits that stand for a value within one end without telling it; hexadecimal. */
  nameOf(end: string, value: string): string {
    return createHmac('sha256', this.keyFor(end)).update(value).digest('hex').slice(0, 32);
  }

  /** Encrypts what must be read again but not from a copy of the database (AES-256-GCM). */
  seal(end: string, plain: string): Buffer {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.keyFor(end), iv);
    return Buffer.concat([iv, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  }

  /** @throws when the bytes were sealed with another secret, for another end, or changed since */
  unseal(end: string, sealed: Buffer): string {
    const decipher = createDecipheriv('aes-256-gcm', this.keyFor(end), sealed.subarray(0, IV_BYTES));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    return decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  }
}

/** A token of 256 random bits that grants access; only its hash is ever stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
