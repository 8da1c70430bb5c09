import { once } from 'node:events';
import { expect } from 'vitest';
import type { ClientOptions } from 'ws';
import { WebSocket } from 'ws';

const OURS = 'http://localhost:3000';
export const CHANGED = 'subscription($p: Id!) { centerChanged(providerId: $p) { kind ids from to } }';
/** Longer than a change and the look for ended sessions take, even on a busy machine. */
export const SOON = { timeout: 15_000 };

export interface LineMessage {
  id?: string;
  type: string;
  payload?: unknown;
}

/** What a browser hears on one socket. */
export class Line {
  readonly socket: WebSocket;
  readonly heard: LineMessage[] = [];
  readonly closed: Promise<number>;

  /** @param address of the server @param area of customers; otherwise of businesses */
  constructor(
    address: string,
    cookie: string,
    {
      headers = {},
      area,
      ...options
    }: ClientOptions & { headers?: Record<string, string>; area?: 'public' } = {},
  ) {
    const door = `${address.replace('http', 'ws')}/graphql${area ? `?area=${area}` : ''}`;
    this.socket = new WebSocket(door, 'graphql-transport-ws', {
      headers: { cookie, origin: OURS, host: 'localhost:3000', ...headers },
      ...options,
    });
    // An error is no answer here: what comes after it is.
    this.closed = new Promise((resolve) => void this.socket.once('close', resolve));
    this.socket.on('message', (data) => this.heard.push(JSON.parse((data as Buffer).toString())));
    this.socket.on('error', () => undefined);
  }

  say(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  async open(): Promise<this> {
    await once(this.socket, 'open');
    this.say({ type: 'connection_init' });
    await expect.poll(() => this.heard[0], SOON).toEqual({ type: 'connection_ack' });
    return this;
  }

  subscribe(of: number, query = CHANGED, id = '1'): void {
    this.say({ id, type: 'subscribe', payload: { query, variables: { p: of } } });
  }

  /** What it was told of changes. */
  told(): Record<string, unknown>[] {
    return this.heard.flatMap(({ type, payload }) => {
      const { data } = (payload ?? {}) as { data?: { centerChanged?: Record<string, unknown> } };
      return type === 'next' && data?.centerChanged ? [data.centerChanged] : [];
    });
  }
}

/** The status of the answer to somebody who got no socket. */
export async function refusalOf({
  socket,
}: Line): Promise<{ status: number; retryAfter: string | undefined }> {
  const [, answer] = await once(socket, 'unexpected-response');
  answer.resume();
  return { status: answer.statusCode, retryAfter: answer.headers['retry-after'] };
}

/** What becomes of asking for a socket: `open`, or the status of the refusal. */
export async function outcomeOf({ socket }: Line): Promise<'open' | number> {
  return new Promise((resolve) => {
    socket.once('open', () => resolve('open'));
    socket.once('unexpected-response', (_request, answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    socket.once('close', (code) => resolve(code));
  });
}
