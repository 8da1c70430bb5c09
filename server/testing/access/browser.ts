import { WebSocket } from 'ws';
import type { Area } from '#contracts/roles.ts';
import { NO_BROWSER } from '#server/modules/identity/testing/sign-in-steps.ts';
import { finishSignIn } from '#server/modules/identity/use-cases/finish-sign-in.ts';
import type { TestApp } from '#server/testing/test-app.ts';

/** An answer as the caller sees it, without what differs from call to call. */
export interface Answer {
  status: number;
  type: string;
  /** Of a GraphQL call, the error's code. */
  code: string | null;
  /** Where it leads to. */
  location: string | null;
  /** Its headers, as text. */
  headers: string;
  /** Whether the answer holds nothing of what was asked for. */
  isRefused: boolean;
  /** Everything, as text. */
  text: string;
  /** Of a page: what it loaded, to compare with another answer. */
  loaded?: string;
}

export interface HttpCall {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
}

let addresses = 0;

/** A caller with a cookie jar and an area, from a network address that nobody else has: limits have tests of their own. */
export class Browser {
  readonly #address: string;
  readonly #area: Area;
  #cookie: string | null = null;
  /** The booking it has just made. */
  #booking: string | null = null;
  /** The secret of the computer, where somebody's is shared. */
  #desk: string | null = null;
  /** Goes with every call from now on. */
  idempotencyKey: string | null = null;

  constructor(address: string, area: Area) {
    this.#address = address;
    this.#area = area;
  }

  get isSignedIn(): boolean {
    return this.#cookie !== null;
  }

  /** The `Cookie` line of its session. */
  get cookie(): string {
    return this.#cookie ?? '';
  }

  /** Makes it the browser of a shared computer. @param token its secret */
  standsAt(token: string): void {
    this.#desk = `radura_desk=${token}`;
  }

  /** A session that was made without the door, for the many who only need one. */
  async adoptSession(app: TestApp, personId: number, area: Area): Promise<void> {
    const sessions = {
      ...NO_BROWSER,
      set: (_area: Area, token: string | null) =>
        void (this.#cookie = `radura_${area === 'public' ? 'session' : area}=${token ?? ''}`),
    };
    const client = { appName: 'radura', appVersion: '6.0.0', os: 'web' } as const;
    const origin = { sessions, userAgent: 'a test', address: 'here', replaces: null };
    await finishSignIn(app.work(), app.deps, origin, { personId, area, client, secondFactor: null });
    await app.pool.query('update login_sessions set email_proved_at = $2 where person_id = $1', [
      personId,
      app.clock.now(),
    ]);
  }

  /** Calls, and keeps the session that the answer gives. */
  async call({ method, path, headers = {}, body }: HttpCall): Promise<Answer> {
    const response = await fetch(this.#address + path, {
      method,
      redirect: 'manual',
      headers: {
        'accept-language': 'en',
        'x-forwarded-for': nextAddress(),
        'x-radura-area': this.#area,
        cookie: [this.#cookie, this.#booking, this.#desk].filter(Boolean).join('; '),
        ...(this.idempotencyKey !== null && { 'idempotency-key': this.idempotencyKey }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const kept = line.includes('Max-Age=0') ? null : pair;
      if (pair.startsWith('radura_booking=')) this.#booking = kept;
      else if (/^radura_(session|business|admin)=/.test(pair)) this.#cookie = kept;
    }
    return answerOf(response, await response.text());
  }

  /** A GraphQL call by its document. */
  async graphql(query: string, variables: object, more: Record<string, string> = {}): Promise<Answer> {
    const headers = { 'content-type': JSON_TYPE, ...more };
    return this.call({
      method: 'POST',
      path: '/graphql',
      headers,
      body: JSON.stringify({ query, variables }),
    });
  }

  /** What a subscription, on a socket of its own, is told first: a message, or why there is none. */
  async subscribe(query: string, variables: object): Promise<Answer> {
    const door = this.cookie.includes('radura_session=') ? '/graphql?area=public' : '/graphql';
    const socket = new WebSocket(this.#address.replace('http', 'ws') + door, 'graphql-transport-ws', {
      headers: { 'accept-language': 'en', 'x-forwarded-for': nextAddress(), cookie: this.cookie },
    });
    try {
      return await new Promise((resolve, reject) => {
        const say = (message: object): void => socket.send(JSON.stringify(message));
        socket.on('open', () => say({ type: 'connection_init' }));
        socket.on('message', (data) => {
          const { type, payload } = JSON.parse((data as Buffer).toString()) as SocketMessage;
          if (type === 'connection_ack') say({ id: '1', type: 'subscribe', payload: { query, variables } });
          else if (type === 'next') resolve(answerBySocket(200, JSON.stringify(payload)));
          else if (type === 'error') resolve(answerBySocket(200, JSON.stringify({ errors: payload })));
        });
        socket.on('close', (code) => resolve(answerBySocket(STATUS_OF_CLOSE[code] ?? 500, `${code}`)));
        socket.on('unexpected-response', (_request, { statusCode = 500 }) =>
          resolve(answerBySocket(statusCode, '')),
        );
        socket.on('error', reject);
      });
    } finally {
      socket.terminate();
    }
  }

  /** What a GraphQL call that must succeed answers. @throws when it does not */
  async ask<T>(query: string, variables: object): Promise<T> {
    const { text } = await this.graphql(query, variables);
    const { data, errors } = JSON.parse(text) as { data?: Record<string, T>; errors?: unknown };
    const [answer] = Object.values(data ?? {});
    if (errors || answer === undefined) throw new Error(`Refused: ${query} ${text}`);
    return answer;
  }
}

function nextAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

interface SocketMessage {
  type: string;
  payload?: unknown;
}

/** Of closes that are refusals; any other one is a fault. */
const STATUS_OF_CLOSE: Readonly<Record<number, number>> = { 4401: 401 };

const answerBySocket = (status: number, text: string): Answer =>
  answerOf({ status, headers: new Headers(text.startsWith('{') ? { 'content-type': JSON_TYPE } : {}) }, text);

const JSON_TYPE = 'application/json';

function answerOf({ status, headers }: Pick<Response, 'status' | 'headers'>, body: string): Answer {
  const type = headers.get('content-type') ?? '';
  const text = body.replaceAll(/"requestId":"[^"]*"/g, '"requestId":""');
  const json = type.startsWith(JSON_TYPE) && text !== '' ? (JSON.parse(text) as Json) : null;
  const isGraphql = json !== null && ('data' in json || 'errors' in json) && !('report' in json);
  const code = json?.errors?.[0]?.code ?? json?.error?.code ?? null;
  const holdsNothing = Object.values(json?.data ?? {}).every((value) => value === null);
  return {
    status,
    type,
    location: headers.get('location'),
    headers: JSON.stringify([...headers]),
    code,
    text,
    isRefused: status >= 400 || code !== null || (isGraphql && holdsNothing),
  };
}

interface Json {
  data?: Record<string, unknown> | null;
  errors?: { code: string }[];
  error?: { code: string };
}
