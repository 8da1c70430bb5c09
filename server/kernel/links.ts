import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a mailed link lets its holder do. */
export type LinkPurpose = 'confirm-reservation' | 'manage-reservation';

const FEED = 'calendar-feed';

export interface LinkSubject {
  providerId: number;
  id: number;
}

/** A person's feed, under one generation of its address: raising it makes the old address worthless. */
export interface FeedSubject {
  personId: number;
  generation: number;
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

  codeFor(purpose: LinkPurpose, { providerId, id }: LinkSubject): string {
    return this.#codeOf(purpose, providerId, id);
  }

  /** @returns the row the code stands for, or null when the code is not one of ours for this purpose */
  read(purpose: LinkPurpose, code: string): LinkSubject | null {
    const numbers = this.#numbersOf(purpose, code);
    return numbers && { providerId: numbers[0], id: numbers[1] };
  }

  feedCodeFor({ personId, generation }: FeedSubject): string {
    return this.#codeOf(FEED, personId, generation);
  }

  /** @returns whose feed under which generation, or null when the code is not one of ours */
  readFeed(code: string): FeedSubject | null {
    const numbers = this.#numbersOf(FEED, code);
    return numbers && { personId: numbers[0], generation: numbers[1] };
  }

  #codeOf(purpose: string, first: number, second: number): string {
    const name = `${first.toString(36)}.${second.toString(36)}`;
    return `${name}.${this.#sign(purpose, name)}`;
  }

  #numbersOf(purpose: string, code: string): [number, number] | null {
    const match = /^([0-9a-z]{1,11})\.([0-9a-z]{1,11})\.([\w-]{27})$/.exec(code);
    if (!match?.[1] || !match[2] || !match[3]) return null;
    const expected = Buffer.from(this.#sign(purpose, `${match[1]}.${match[2]}`));
    const given = Buffer.from(match[3]);
    if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
    return [Number.parseInt(match[1], 36), Number.parseInt(match[2], 36)];
  }

  #sign(purpose: string, name: string): string {
    return createHmac('sha256', this.#secret).update(`${purpose}\0${name}`).digest().subarray(0, 20).toString('base64url');
  }
}
