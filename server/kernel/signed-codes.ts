import { createHmac, timingSafeEqual } from 'node:crypto';

const SIGNATURE_BYTES = 20;
/** Up to five numbers in base 36, each with a full stop after it, and 160 bits in base64url. */
const CODE = /^((?:[0-9a-z]{1,11}\.){1,5})([\w-]{27})$/;

/**
 * Codes that name rows by their numbers and prove with 160 bits that we gave them out, for one purpose and no other. They are made
 * anew when they are needed: the database holds none, so a copy of it grants nothing.
 */
export class SignedCodes {
  readonly #key: string | Buffer;

  /** @param key of this kind of codes; whoever has it can make them */
  constructor(key: string | Buffer) {
    this.#key = key;
  }

  codeOf(purpose: string, numbers: readonly number[]): string {
    const name = numbers.map((number) => number.toString(36)).join('.');
    return `${name}.${this.#sign(purpose, name)}`;
  }

  /** @returns the numbers the code names, or null when it is not one of ours for this purpose */
  numbersOf(purpose: string, code: string): number[] | null {
    const [, name, signature] = CODE.exec(code) ?? [];
    if (!name || !signature) return null;
    const numbers = name.slice(0, -1);
    if (!timingSafeEqual(Buffer.from(signature), Buffer.from(this.#sign(purpose, numbers)))) return null;
    return numbers.split('.').map((number) => Number.parseInt(number, 36));
  }

  #sign(purpose: string, name: string): string {
    return createHmac('sha256', this.#key)
      .update(`${purpose}\0${name}`)
      .digest()
      .subarray(0, SIGNATURE_BYTES)
      .toString('base64url');
  }
}
