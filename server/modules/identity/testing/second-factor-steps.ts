import { TOTP } from 'otpauth';
import type { Area, BusinessRole } from '#contracts/roles.ts';
import type { HttpServer } from '#server/http-server.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { createUser } from '../index.ts';
import { digitsOf } from '../use-cases/email-codes.ts';
import { PASSWORD, SIGN_IN, signInVariables } from './sign-in-steps.ts';

export interface SignedIn {
  challengeName: string | null;
  session: string;
  secondFactors: string[];
  user: { email: string; role: string } | null;
}

export interface Added {
  recoveryCodes: string[];
  signIn: SignedIn | null;
}

export interface Asked<T> {
  /** What the call answered; the test knows its shape. */
  data: T;
  code: string | null;
  /** How many wrong answers the step still bears, where a refusal says so. */
  triesLeft: number | null;
  status: number;
  /** The session cookie that was set, ready to be sent back; null without one. */
  cookie: string | null;
}

/** Where a call comes from. */
export interface From {
  cookie?: string | null;
  area?: Area;
  address?: string;
}

const RESULT = 'challengeName session user { email role }';
export const START_APP = 'mutation ($s: String) { startAuthenticatorApp(session: $s) { secret uri qrSvg } }';
export const CONFIRM_APP = `mutation ($s: String, $c: String!) { confirmAuthenticatorApp(session: $s, code: $c) { recoveryCodes signIn { ${RESULT} } } }`;
export const ANSWER = `mutation ($s: String!, $c: String!) { answerSecondFactor(session: $s, code: $c) { ${RESULT} } }`;
export const ANSWER_EMAIL_CODE = `mutation ($s: String!, $c: String!) { answerEmailCode(session: $s, code: $c) { ${RESULT} } }`;
export const ASK_FOR_EMAIL_CODE = 'mutation { askForEmailCode { session } }';
export const PROVE_EMAIL =
  'mutation ($s: String!, $c: String!) { proveEmailByCode(session: $s, code: $c) { status } }';
export const START_PASSKEY = 'mutation ($s: String) { startPasskey(session: $s) { session options } }';
export const CONFIRM_PASSKEY = `mutation ($s: String!, $r: Json!, $n: String!) {
  confirmPasskey(session: $s, response: $r, name: $n) { recoveryCodes signIn { ${RESULT} } } }`;
export const START_PASSKEY_SIGN_IN =
  'mutation ($s: String!) { startPasskeySignIn(session: $s) { session options } }';
export const ANSWER_PASSKEY = `mutation ($s: String!, $r: Json!) { answerPasskey(session: $s, response: $r) { ${RESULT} } }`;
export const MY_FACTORS =
  '{ getMySecondFactors { hasAuthenticatorApp recoveryCodesLeft isRequired passkeys { id name lastUsedAt } } }';

export const HOME = '203.0.113.5';

/** People at one installation, asked over HTTP as browsers do: sessions are cookies, areas a header. */
export class Browsers {
  readonly #app: TestApp;
  readonly #http: HttpServer;
  #people = 0;

  constructor(app: TestApp, http: HttpServer) {
    this.#app = app;
    this.#http = http;
  }

  /** Somebody confirmed, with `PASSWORD`; a role at a provider makes them one who needs a second factor, or not. */
  async person(at?: {
    providerId: number;
    role: BusinessRole;
  }): Promise<{ personId: number; email: string }> {
    const email = `somebody${(this.#people += 1)}@example.it`;
    const user = {
      email,
      password: PASSWORD,
      firstname: 'Ada',
      lastname: 'Rossi',
      language: 'it',
      actor: 'system:test',
    } as const;
    const { personId } = await createUser(this.#app.work(), this.#app.deps, { ...user, ...(at && { at }) });
    return { personId, email };
  }

  async call<T>(
    query: string,
    variables: object = {},
    { cookie, area = 'business', address = HOME }: From = {},
  ): Promise<Asked<T>> {
    const answer = await this.#http.fastify.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress: address,
      headers: {
        'content-type': 'application/json',
        'accept-language': 'en',
        'x-radura-area': area,
        ...(cookie && { cookie }),
      },
      payload: JSON.stringify({ query, variables }),
    });
    const body = answer.json();
    const [data] = Object.values(body.data ?? {});
    const [error] = body.errors ?? [];
    const set = [answer.headers['set-cookie'] ?? []]
      .flat()
      .find((line) => /^radura_\w+=[\w-]{43};/.test(line));
    return {
      data: data as T,
      code: error?.code ?? body.error?.code ?? null,
      triesLeft: error?.reason?.type === 'triesLeft' ? error.reason.amount : null,
      status: answer.statusCode,
      cookie: set?.split(';')[0] ?? null,
    };
  }

  /** E-mail and password; and the mailed code, where one is asked for. */
  async signIn(email: string, from: From & { password?: string } = {}): Promise<Asked<SignedIn>> {
    const first = await this.callSignIn(email, from);
    const { challengeName, session } = first.data ?? {};
    if (challengeName !== 'EMAIL_CODE_REQUIRED') return first;
    return this.call<SignedIn>(ANSWER_EMAIL_CODE, { s: session, c: this.mailedDigits(session ?? '') }, from);
  }

  /** E-mail and password alone. */
  callSignIn(email: string, from: From & { password?: string } = {}): Promise<Asked<SignedIn>> {
    return this.call<SignedIn>(
      SIGN_IN,
      signInVariables(email, { password: from.password ?? PASSWORD }),
      from,
    );
  }

  /** The six digits that the mail of a step carries. */
  mailedDigits(session: string): string {
    return digitsOf(this.#app.deps.secrets, Number.parseInt(session, 36));
  }

  /** Somebody signed in types the code that was mailed to them, as a first second factor asks for it. */
  async proveEmail(from: From): Promise<void> {
    const { data } = await this.call<{ session: string }>(ASK_FOR_EMAIL_CODE, {}, from);
    await this.call(PROVE_EMAIL, { s: data.session, c: this.mailedDigits(data.session) }, from);
  }

  /** The first sign-in of somebody who must have a second factor, up to the session. */
  async setUpApp(
    email: string,
    from: From = {},
  ): Promise<{ secret: string; recoveryCodes: string[]; cookie: string }> {
    const { session } = (await this.signIn(email, from)).data;
    const { secret } = (await this.call<{ secret: string }>(START_APP, { s: session }, from)).data;
    const added = await this.call<Added>(CONFIRM_APP, { s: session, c: this.codeOf(secret) }, from);
    if (added.cookie === null) throw new Error(`Nobody came in: ${added.code}`);
    this.#app.clock.advance(1);
    return { secret, recoveryCodes: added.data.recoveryCodes, cookie: added.cookie };
  }

  /** What an app with this secret shows now. */
  codeOf(secret: string): string {
    return new TOTP({ secret }).generate({ timestamp: this.#app.clock.now().getTime() });
  }
}
