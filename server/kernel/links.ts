import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link or token lets its holder do. `pay-reservation` is given to who books and is to pay; it is never mailed. */
export type LinkPurpose = 'confirm-reservation' | 'manage-reservation' | 'pay-reservation';

const FEED = 'calendar-feed';
const JUST_BOOKED = 'just-booked';

export interface LinkSubject {
  providerId: number;
  id: number;
}

/** A person's feed, under one generation of its address: raising it makes the old address worthless. */
export interface FeedSubject {
  personId: number;
  generation: number;
}

/** The booking a browser has just made, paid or confirmed. */
export interface JustBooked extends LinkSubject {
  /** Whether its holder came by the mailed link, and so may do what that one allows; otherwise it shows the booking and lets it be paid. */
  mayManage: boolean;
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
    const [providerId, id] = this.#numbersOf(purpose, code, 2) ?? [];
    return providerId === undefined || id === undefined ? null : { providerId, id };
  }

  feedCodeFor({ personId, generation }: FeedSubject): string {
    return this.#codeOf(FEED, personId, generation);
  }

  /** @returns whose feed under which generation, or null when the code is not one of ours */
  readFeed(code: string): FeedSubject | null {
    const [personId, generation] = this.#numbersOf(FEED, code, 2) ?? [];
    return personId === undefined || generation === undefined ? null : { personId, generation };
  }

  /** A code that is worth nothing from the given instant on, wherever it was copied to. */
  justBookedCodeFor({ providerId, id, mayManage }: JustBooked, until: Date): string {
    return this.#codeOf(JUST_BOOKED, providerId, id, Number(mayManage), until.getTime());
  }

  /** @returns the booking the code stands for, or null when it is over or none of ours */
  readJustBooked(code: string, now: Date): JustBooked | null {
    const [providerId, id, mayManage, until] = this.#numbersOf(JUST_BOOKED, code, 4) ?? [];
    if (providerId === undefined || id === undefined || until === undefined || until <= now.getTime())
      return null;
    return { providerId, id, mayManage: mayManage === 1 };
  }

  #codeOf(purpose: string, ...numbers: readonly number[]): string {
    const name = numbers.map((number) => number.toString(36)).join('.');
    return `${name}.${this.#sign(purpose, name)}`;
  }

  #numbersOf(purpose: string, code: string, count: number): number[] | null {
    const [, name, signature] = /^((?:[0-9a-z]{1,11}\.){1,4})([\w-]{27})$/.exec(code) ?? [];
    if (!name || !signature) return null;
    const numbers = name.slice(0, -1);
    const expected = Buffer.from(this.#sign(purpose, numbers));
    const given = Buffer.from(signature);
    if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
    const read = numbers.split('.').map((number) => Number.parseInt(number, 36));
    return read.length === count ? read : null;
  }

  #sign(purpose: string, name: string): string {
    return createHmac('sha256', this.#secret)
      .update(`${purpose}\0${name}`)
      .digest()
      .subarray(0, 20)
      .toString('base64url');
  }
}
