import { randomUUID } from 'node:crypto';
import type { BusinessRole } from '#contracts/roles.ts';
import { PERSON_HEADER } from '#contracts/attempt-key.ts';
import type { HttpServer } from '#server/http-server.ts';
import { createUser } from '#server/modules/identity/index.ts';
import { digitsOf } from '#server/modules/identity/use-cases/email-codes.ts';
import type { Added, SignedIn } from '#server/modules/identity/testing/second-factor-steps.ts';
import {
  ANSWER_EMAIL_CODE,
  CONFIRM_APP,
  START_APP,
} from '#server/modules/identity/testing/second-factor-steps.ts';
import { PASSWORD, SIGN_IN, signInVariables } from '#server/modules/identity/testing/sign-in-steps.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { TOTP } from 'otpauth';

export const SET_PIN = 'mutation ($pin: String!) { setMyPin(pin: $pin) { status } }';
export const REMOVE_PIN = 'mutation { removeMyPin { status } }';
export const AT_DESK = 'query ($p: Id!) { getColleaguesAtDesk(providerId: $p) { personId firstname } }';
export const CHANGE = `mutation ($p: Id!, $id: Id!, $pin: String!) {
  changePerson(providerId: $p, personId: $id, pin: $pin)
}`;

export interface Colleague {
  personId: number;
  email: string;
}

let made = 0;

/** For tests: somebody with a role at each of some centers, whose e-mail is proved. */
export async function colleagueAt(
  app: TestApp,
  providerIds: readonly number[],
  role: BusinessRole = 'manager',
): Promise<Colleague> {
  const email = `turno-${(made += 1)}@example.it`;
  const [first, ...others] = providerIds;
  if (first === undefined) throw new Error('A colleague works somewhere');
  const user = { email, password: PASSWORD, firstname: 'Ada', lastname: 'Bosco', language: 'it' } as const;
  const at = { providerId: first, role };
  const { personId } = await createUser(app.work(), app.deps, { ...user, at, actor: 'system:test' });
  for (const providerId of others)
    await app.pool.query(
      'insert into provider_roles (provider_id, person_id, role, created_at, since) values ($1, $2, $3, now(), now())',
      [providerId, personId, role],
    );
  return { personId, email };
}

/** What a computer was answered. */
export interface Told<T> {
  data: T | null;
  code: string | null;
  status: number;
  /** The whole body, but for the id of the request. */
  text: string;
  cookieLines: string[];
}

/** For tests: the browser of a computer, which keeps cookies as browsers do. */
export class Computer {
  readonly #app: TestApp;
  readonly #http: HttpServer;
  readonly cookies = new Map<string, string>();

  constructor(app: TestApp, http: HttpServer) {
    this.#app = app;
    this.#http = http;
  }

  /** Another browser with some of this one's cookies. */
  withCookies(...names: string[]): Computer {
    const other = new Computer(this.#app, this.#http);
    for (const name of names) other.cookies.set(name, this.cookies.get(name) ?? '');
    return other;
  }

  async call<T>(
    query: string,
    variables: object = {},
    { pageOf, headers = {} }: { pageOf?: number; headers?: Record<string, string> } = {},
  ): Promise<Told<T>> {
    const answer = await this.#http.fastify.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress: '203.0.113.5',
      headers: {
        'content-type': 'application/json',
        'accept-language': 'en',
        'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0',
        'x-radura-area': 'business',
        'idempotency-key': randomUUID(),
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(pageOf !== undefined && { [PERSON_HEADER]: String(pageOf) }),
        ...headers,
      },
      payload: JSON.stringify({ query, variables }),
    });
    const cookieLines = [answer.headers['set-cookie'] ?? []].flat();
    for (const line of cookieLines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (line.includes('Max-Age=0')) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const body = answer.json();
    const [data = null] = Object.values(body.data ?? {});
    const [error] = body.errors ?? [];
    const text = answer.body.replaceAll(/"requestId":"[^"]*"/g, '');
    return {
      data: data as T | null,
      code: error?.code ?? body.error?.code ?? null,
      status: answer.statusCode,
      text,
      cookieLines,
    };
  }

  /** Logs somebody in with all that it takes; a first second factor is set up on the way. */
  async logIn({ email }: Colleague): Promise<void> {
    const first = await this.call<SignedIn>(SIGN_IN, signInVariables(email));
    if (first.data?.challengeName === 'EMAIL_CODE_REQUIRED') {
      const digits = digitsOf(this.#app.deps.secrets, Number.parseInt(first.data.session, 36));
      const proved = await this.call<SignedIn>(ANSWER_EMAIL_CODE, { s: first.data.session, c: digits });
      const s = proved.data?.session;
      const app = await this.call<{ secret: string }>(START_APP, { s });
      const totp = new TOTP({ secret: app.data?.secret ?? '' });
      const c = totp.generate({ timestamp: this.#app.clock.now().getTime() });
      await this.call<Added>(CONFIRM_APP, { s, c });
    }
    if (!this.cookies.has('radura_business')) throw new Error(`Nobody came in: ${first.code}`);
  }

  /** Logs somebody in who sets a PIN. */
  async logInWithPin(colleague: Colleague, pin: string): Promise<void> {
    await this.logIn(colleague);
    const { code } = await this.call(SET_PIN, { pin });
    if (code !== null) throw new Error(`The PIN was refused: ${code}`);
  }

  /** Who is there; null for nobody. */
  async whoIsThere(): Promise<number | null> {
    const { data } = await this.call<{ id: number }>('{ getCurrentUser { id } }');
    return data?.id ?? null;
  }

  /** Whom the computer offers to change to. */
  async offered(providerId: number): Promise<number[]> {
    const { data } = await this.call<{ personId: number }[]>(AT_DESK, { p: providerId });
    return (data ?? []).map(({ personId }) => personId);
  }

  change(providerId: number, { personId }: Pick<Colleague, 'personId'>, pin: string, pageOf?: number) {
    return this.call<boolean>(
      CHANGE,
      { p: providerId, id: personId, pin },
      pageOf === undefined ? {} : { pageOf },
    );
  }
}
