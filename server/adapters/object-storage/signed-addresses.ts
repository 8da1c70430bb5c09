import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { Clock } from '#server/kernel/clock.ts';

/** What a signed address allows; whatever it says is part of the signature. */
export interface Permit {
  method: 'GET' | 'PUT';
  key: string;
  contentType: string;
  /** 0 for reading. */
  mostBytes: number;
  /** Empty for writing. */
  fileName: string;
  expiresAt: Date;
  /** Of one part of a file: where its bytes go. */
  part?: PartPlace | undefined;
}

/** Where a part of a file goes. */
export interface PartPlace {
  ref: string;
  number: number;
  offset: number;
}

const SignedQuery = v.object({
  type: v.string(),
  most: v.pipe(v.string(), v.regex(/^\d{1,15}$/)),
  name: v.string(),
  until: v.pipe(v.string(), v.regex(/^\d{1,12}$/)),
  signature: v.pipe(v.string(), v.length(43)),
  part: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{24}-\d{1,5}-\d{1,15}$/))),
});

/** Where our own signed addresses lead; the route stands in the media module. */
const PATH = '/media/files/';

/** Addresses of files on this installation that allow one thing until a moment, by HMAC over all they say. */
export class SignedAddresses {
  readonly #origin: string;
  readonly #signingKey: Buffer;
  readonly #clock: Clock;

  constructor(options: { origin: string; signingKey: Buffer; clock: Clock }) {
    this.#origin = options.origin;
    this.#signingKey = options.signingKey;
    this.#clock = options.clock;
  }

  sign(permit: Permit): string {
    const query = new URLSearchParams({
      type: permit.contentType,
      most: String(permit.mostBytes),
      name: permit.fileName,
      until: String(secondsOf(permit.expiresAt)),
      ...(permit.part && { part: nameOf(permit.part) }),
      signature: this.#signatureOf(permit).toString('base64url'),
    });
    return `${this.#origin}${PATH}${permit.key}?${query}`;
  }

  /** @returns what the address allows, or null when we did not sign it or it has expired */
  read(method: Permit['method'], key: string, query: unknown): Permit | null {
    const parsed = v.safeParse(SignedQuery, query);
    if (!parsed.success) return null;
    const { type, most, name, until, signature, part } = parsed.output;
    const expiresAt = new Date(Number(until) * 1000);
    const permit: Permit = {
      method,
      key,
      contentType: type,
      mostBytes: Number(most),
      fileName: name,
      expiresAt,
      part: part === undefined ? undefined : placeIn(part),
    };
    const given = Buffer.from(signature, 'base64url');
    const expected = this.#signatureOf(permit);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    return this.#clock.now() < expiresAt ? permit : null;
  }

  #signatureOf({ method, key, contentType, mostBytes, fileName, expiresAt, part }: Permit): Buffer {
    const said = JSON.stringify([
      method,
      key,
      contentType,
      mostBytes,
      fileName,
      secondsOf(expiresAt),
      ...(part ? [nameOf(part)] : []),
    ]);
    return createHmac('sha256', this.#signingKey).update(said).digest();
  }
}

const nameOf = ({ ref, number, offset }: PartPlace): string => `${ref}-${number}-${offset}`;

function placeIn(name: string): PartPlace {
  const [ref = '', number, offset] = name.split('-');
  return { ref, number: Number(number), offset: Number(offset) };
}

function secondsOf(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}
