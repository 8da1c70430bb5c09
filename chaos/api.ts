import { setTimeout as sleep } from 'node:timers/promises';

/** What the server said: the data, or the code of its refusal. */
export type Said<Data> = { data: Data; refusal: null } | { data: null; refusal: string };

export interface Asked {
  /** Under which the server does it once, however often it is asked. */
  key?: string;
  /** Of somebody signed in. */
  token?: string | null;
  /** Of a browser in which somebody at a center is signed in. */
  cookie?: string;
}

interface Envelope<Data> {
  data?: Data | null;
  errors?: { code: string }[];
}

const PAUSE_MS = 400;
const LONGEST_ANSWER_MS = 20_000;
/** Not a word about what was asked: it may have been done, or not. */
const NO_ANSWER = new Set(['errorSomethingWentWrong', 'paymentUnavailable']);

/** Somebody's browser or app: asks over HTTP, and again under the same key as long as it hears nothing. */
export class Api {
  readonly #address: string;
  /** From now on nobody asks again. */
  readonly #end: AbortSignal;
  /** How many answers never came, or came as a fault. */
  lost = 0;

  constructor(address: string, end: AbortSignal) {
    this.#address = address;
    this.#end = end;
  }

  /** @returns null when no answer came before the end */
  async ask<Data>(query: string, variables: object, asked: Asked = {}): Promise<Said<Data> | null> {
    while (!this.#end.aborted) {
      const said = await this.askOnce<Data>(query, variables, asked);
      if (said !== null) return said;
      this.lost += 1;
      await sleep(PAUSE_MS);
    }
    return null;
  }

  /** @returns null when no answer came, or one that says nothing */
  async askOnce<Data>(
    query: string,
    variables: object,
    { key, token, cookie }: Asked = {},
  ): Promise<Said<Data> | null> {
    const headers = {
      'content-type': 'application/json',
      ...(key && { 'idempotency-key': key }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(cookie && { cookie, 'x-radura-area': 'business' }),
    };
    try {
      const signal = AbortSignal.timeout(LONGEST_ANSWER_MS);
      const answer = await fetch(`${this.#address}/graphql`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ query, variables }),
        signal,
      });
      if (answer.status >= 500) return null;
      // The documents say which data are asked for.
      const { data, errors } = (await answer.json()) as Envelope<Data>;
      const refusal = errors?.[0]?.code;
      if (refusal !== undefined) return NO_ANSWER.has(refusal) ? null : { data: null, refusal };
      return data ? { data, refusal: null } : null;
    } catch {
      return null;
    }
  }
}
