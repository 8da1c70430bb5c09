import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a mailed link lets its holder do. */
export type LinkPurpose = 'confirm-reservation' | 'manage-reservation';

export interface LinkSubject {
  providerId: number;
  id: number;
}

/**
 * Codes for mailed links, derived from the server's secret when the mail is rendered: the database holds none, so a
 * copy of it grants nothing. 160 bits, bound to purpose, provider and row. Single use comes from the row's state.
 */
export class Links {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  codeFor(purpose: LinkPurpose, subject: LinkSubject): string {
    const name = `${subject.providerId.toString(36)}.${subject.id.toString(36)}`;
    return `${name}.${this.#sign(purpose, name)}`;
  }

  /** @returns the row the code stands for, or null when the code is not one of ours for this purpose */
  read(purpose: LinkPurpose, code: string): LinkSubject | null {
    const match = /^([0-9a-z]{1,11})\.([0-9a-z]{1,11})\.([\w-]{27})$/.exec(code);
    if (!match?.[1] || !match[2] || !match[3]) return null;
    const expected = Buffer.from(this.#sign(purpose, `${match[1]}.${match[2]}`));
    const given = Buffer.from(match[3]);
    if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
    return { providerId: Number.parseInt(match[1], 36), id: Number.parseInt(match[2], 36) };
  }

  #sign(purpose: LinkPurpose, name: string): string {
    return createHmac('sha256', this.#secret).update(`${purpose}\0${name}`).digest().subarray(0, 20).toString('base64url');
  }
}
