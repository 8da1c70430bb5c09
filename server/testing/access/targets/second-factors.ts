import { randomBytes } from 'node:crypto';
import { Secret } from 'otpauth';
import { SoftwareAuthenticator } from '#server/modules/identity/testing/software-authenticator.ts';
import { digitsOf } from '#server/modules/identity/use-cases/email-codes.ts';
import { challenge } from '#server/modules/identity/use-cases/finish-sign-in.ts';
import type { Member, Town } from '../town.ts';
import { codeOfApp } from '../town.ts';
import { anotherBrowser, whileActive } from './own-account.ts';
import { CLIENT, codeFor } from './sign-in.ts';
import type { Args, AccessTarget } from './target.ts';
import { once, UNKNOWN_ID } from './target.ts';

/** An authenticator app that counts. @returns its secret */
export async function addApp({ app }: Town, { personId }: Member): Promise<string> {
  const secret = new Secret({ size: 20 }).base32;
  const values = [personId, app.deps.secrets.seal('authenticator-app', secret), app.clock.now()];
  await app.pool.query(
    `insert into authenticator_apps (person_id, sealed_secret, confirmed_at, created_at) values ($1, $2, $3, $3)
     on conflict (person_id) do update set sealed_secret = excluded.sealed_secret, confirmed_at = excluded.confirmed_at, last_step = null`,
    values,
  );
  return secret;
}

/** A passkey that only counts: nobody has its key. @returns its id */
async function addPasskey({ app }: Town, { personId }: Member): Promise<number> {
  const { rows } = await app.pool.query<{ id: string }>(
    "insert into passkeys (person_id, credential_id, public_key, sign_count, name, created_at) values ($1, $2, $3, 0, 'Portatile', $4) returning id",
    [personId, randomBytes(16), randomBytes(64), app.clock.now()],
  );
  return Number(rows[0]?.id);
}
const verasPasskey = once((town) => addPasskey(town, town.vera));

/** App and passkey: either of them can go. */
export const OWN_FACTORS: AccessTarget = {
  called: 'the own second factors',
  async mine(town, me) {
    await addApp(town, me);
    return { id: await addPasskey(town, me) };
  },
};

export const PASSKEY: AccessTarget = {
  ...OWN_FACTORS,
  called: 'a passkey, beside others',
  others: async (town) => [{ id: await verasPasskey(town) }],
  unknown: { id: UNKNOWN_ID },
  ids: { id: async (town) => [{ id: await verasPasskey(town) }] },
};

async function waitingSignIn({ app }: Town, { personId, actor }: Member): Promise<string> {
  const area = actor.area ?? 'public';
  const step = { name: 'SECOND_FACTOR_REQUIRED', area, client: CLIENT } as const;
  const { session } = await challenge(
    app.work(),
    app.deps,
    { personId, businessRoles: [], hasOffer: false },
    step,
  );
  if (session === null) throw new Error('No step was opened');
  return session;
}

export const APP_ANSWER: AccessTarget = {
  called: 'a sign-in that waits for a code, with the code',
  async mine(town, me) {
    const secret = await addApp(town, me);
    return { session: await waitingSignIn(town, me), code: codeOfApp(town.app, secret) };
  },
  async others(town, me) {
    const secret = await addApp(town, town.vera);
    return [{ session: await waitingSignIn(town, me), code: codeOfApp(town.app, secret) }];
  },
};

async function mailedCode(town: Town, who: Member, details: object): Promise<Args> {
  const session = await codeFor(town, who, 'emailCode', details);
  return { session, code: digitsOf(town.app.deps.secrets, Number.parseInt(session, 36)) };
}

export const SIGN_IN_CODE: AccessTarget = {
  called: 'a sign-in that waits for the mailed code, with the code',
  mine: (town, me) => mailedCode(town, me, { area: me.actor.area ?? 'public', client: CLIENT }),
  // Whoever holds the session of a sign-in knows of it: a wrong code is told, with the tries that are left.
  async others(town, me) {
    const { session } = await mailedCode(town, town.vera, { area: 'public', client: CLIENT });
    const { code } = await mailedCode(town, me, { area: 'public', client: CLIENT });
    return [{ session, code }];
  },
};

export const SESSION_CODE: AccessTarget = {
  called: 'the code mailed to a session',
  mine: async (town, me) => mailedCode(town, me, { sessionId: await newestSession(town, me) }),
  others: async (town) => [
    await mailedCode(town, town.vera, { sessionId: await newestSession(town, town.vera) }),
  ],
  unknown: { session: '1.AAAAAAAAAAAAAAAAAAAAAAAAAAA' },
};

async function newestSession({ app }: Town, { personId }: Member): Promise<number> {
  const { rows } = await app.pool.query<{ id: string | null }>(
    'select max(id) as id from login_sessions where person_id = $1',
    [personId],
  );
  return Number(rows[0]?.id);
}

export const OWN_PASSKEY: AccessTarget = {
  called: 'oneself, with a passkey',
  async mine(town, me) {
    await addPasskey(town, me);
    return {};
  },
};

export const APP_TO_ADD: AccessTarget = {
  called: 'an authenticator app to be added',
  async mine(town, me) {
    const browser = me.browser.isSignedIn ? me.browser : await anotherBrowser(town, me);
    const { secret } = await whileActive(town, me, () =>
      browser.ask<{ secret: string }>('mutation { startAuthenticatorApp { secret } }', {}),
    );
    return { code: codeOfApp(town.app, secret) };
  },
  // A sign-in of somebody's that waits for a factor they have is no leave to add one.
  others: async (town) => [
    { session: await waitingSignIn(town, town.vera), code: '000000', name: 'Altrui', response: {} },
  ],
  unknown: { session: '1.AAAAAAAAAAAAAAAAAAAAAAAAAAA' },
};

interface Ceremony {
  session: string;
  options: object;
}
const START_PASSKEY = 'mutation { startPasskey { session options } }';
const CONFIRM_PASSKEY = `mutation ($session: String!, $response: Json!) {
  confirmPasskey(session: $session, response: $response, name: "Portatile") { recoveryCodes } }`;
const START_SIGN_IN =
  'mutation ($session: String!) { startPasskeySignIn(session: $session) { session options } }';

async function begunPasskey(town: Town, me: Member): Promise<Args> {
  const { session, options } = await (
    me.browser.isSignedIn ? me.browser : await anotherBrowser(town, me)
  ).ask<Ceremony>(START_PASSKEY, {});
  return {
    session,
    name: 'Portatile',
    response: new SoftwareAuthenticator(town.app.deps.origin).create({ options }),
  };
}

export const PASSKEY_TO_ADD: AccessTarget = {
  called: 'a passkey to be added',
  mine: (town, me) => whileActive(town, me, () => begunPasskey(town, me)),
  others: async (town) => [await begunPasskey(town, town.vera)],
};

/** Somebody with a passkey that really signs, and a sign-in that waits for it. */
async function passkeyOf(
  town: Town,
  me: Member,
): Promise<{ device: SoftwareAuthenticator; session: string }> {
  const browser = await anotherBrowser(town, me);
  const device = new SoftwareAuthenticator(town.app.deps.origin);
  const { session, options } = await browser.ask<Ceremony>(START_PASSKEY, {});
  await browser.ask(CONFIRM_PASSKEY, { session, response: device.create({ options }) });
  return { device, session: await waitingSignIn(town, me) };
}

export const PASSKEY_SIGN_IN: AccessTarget = {
  called: 'a sign-in that waits for a passkey',
  mine: async (town, me) => {
    await addPasskey(town, me);
    return { session: await waitingSignIn(town, me) };
  },
  others: async (town) => [{ session: (await waitingSignIn(town, town.vera)).replace(/.{3}$/, 'AAA') }],
  unknown: { session: '1.AAAAAAAAAAAAAAAAAAAAAAAAAAA' },
};

async function answered(town: Town, me: Member, by?: SoftwareAuthenticator): Promise<Args> {
  const { device, session: waiting } = await passkeyOf(town, me);
  const { session, options } = await me.browser.ask<Ceremony>(START_SIGN_IN, { session: waiting });
  return { session, response: (by ?? device).get({ options }) };
}

const anybody = (town: Town) =>
  town.newcomer({
    area: null,
    role: 'customer',
    at: null,
    as: null,
    isDisabled: false,
    isProved: true,
  });

export const PASSKEY_ANSWER: AccessTarget = {
  called: 'what a passkey signed for a sign-in that waits',
  mine: (town, me) => whileActive(town, me, () => answered(town, me)),
  async others(town) {
    const { device } = await passkeyOf(town, await anybody(town));
    return [await answered(town, await anybody(town), device)];
  },
};

/** The own PIN for a shared computer. */
export const OWN_PIN: AccessTarget = {
  called: 'the own PIN',
  isOneself: true,
  async mine({ app }, { personId }) {
    await app.pool.query(
      'insert into person_pins (person_id, pin_hash, set_at) values ($1, $2, $3) on conflict do nothing',
      [personId, 'no hash', app.clock.now()],
    );
    return { pin: '2749' };
  },
};
