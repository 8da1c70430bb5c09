import { Secret } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Area } from '#contracts/roles.ts';
import type { HttpServer } from '#server/http-server.ts';
import { openHttpServer } from '#server/http-server.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { endRole, forgotPassword, invitePerson, offerRole, placeFor, withdrawOffer } from './index.ts';
import type { SignedIn } from './testing/second-factor-steps.ts';
import { Browsers } from './testing/second-factor-steps.ts';
import { codeInNewestStep } from './testing/sign-in-steps.ts';

let app: TestApp;
let http: HttpServer;
let browsers: Browsers;
let providerId: number;

beforeAll(async () => {
  const environment = { SIGN_INS_PER_ADDRESS_PER_HOUR: '100000' };
  app = await openTestApp({ environment });
  http = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: false });
  browsers = new Browsers(app, http);
  providerId = await aProvider(app.work());
});
afterAll(async () => {
  await http.close();
  await app.close();
});

const actor = 'system:test';
const NEW_PASSWORD = 'Sopra-il-pino-8!';
const COMPLETE = `mutation ($s: String!, $p: String!) { completeNewPassword(session: $s, newPassword: $p) { challengeName session } }`;
const RESET =
  'mutation ($e: String!, $c: String!, $p: String!) { forgotPasswordSubmit(email: $e, code: $c, newPassword: $p) { status } }';

interface Somebody {
  personId: number;
  email: string;
}

/** What somebody is at a center. */
const PLACES = {
  none: async () => undefined,
  invited: async ({ email }: Somebody) => offer(email),
  withdrawn: async ({ email }: Somebody) => {
    const place = await offer(email);
    await app.work().transaction((tx) => withdrawOffer(tx, place));
  },
  manager: async ({ email }: Somebody) => {
    await invitePerson(app.work(), { email, providerId, role: 'manager', language: 'it', actor });
  },
  owner: async ({ email }: Somebody) => {
    await invitePerson(app.work(), { email, providerId, role: 'owner', language: 'it', actor });
  },
  left: async ({ email, personId }: Somebody) => {
    await invitePerson(app.work(), { email, providerId, role: 'owner', language: 'it', actor });
    await endRole(app.work(), { providerId, personId, actor });
  },
  admin: async ({ personId }: Somebody) => {
    await app.pool.query(`update log_ins set role = 'admin' where person_id = $1`, [personId]);
  },
} satisfies Record<string, (somebody: Somebody) => Promise<unknown>>;

async function offer(email: string) {
  const invitee = { email, firstname: '', lastname: '', language: 'it' } as const;
  return app.work().transaction(async (tx) => {
    const { personId: byPersonId } = await browsers.person();
    const place = await placeFor(tx, { providerId, role: 'manager', invitee });
    await offerRole(tx, place, {
      role: 'manager',
      resourceId: null,
      byPersonId,
      email,
      firstname: 'A',
      lastname: 'B',
    });
    return place;
  });
}

/** How somebody comes in who has shown all that but the second factor. */
const WAYS = {
  password: async ({ email }: Somebody, area: Area) => browsers.signIn(email, { area }),
  invitation: async ({ email, personId }: Somebody, area: Area) => {
    const { rows } = await app.pool.query<{ id: string }>(
      `insert into log_in_codes (person_id, purpose, details, created_at, expires_at)
       select person_id, 'invite', '{}', $2, $2::timestamptz + interval '1 day' from log_ins where person_id = $1 returning id`,
      [personId, app.clock.now()],
    );
    expect(rows).toHaveLength(1);
    const password = await codeInNewestStep(app, 'invite');
    const shown = await browsers.callSignIn(email, { area, password });
    if (shown.data?.challengeName !== 'NEW_PASSWORD_REQUIRED') return shown;
    return browsers.call<SignedIn>(COMPLETE, { s: shown.data.session, p: NEW_PASSWORD }, { area });
  },
  reset: async ({ email }: Somebody, area: Area) => {
    await forgotPassword(app.work(), app.deps, { address: email }, email);
    await app.jobs.drain();
    const c = await codeInNewestStep(app, 'reset');
    await browsers.call(RESET, { e: email, c, p: NEW_PASSWORD }, { area });
    return browsers.signIn(email, { area, password: NEW_PASSWORD });
  },
} satisfies Record<string, (somebody: Somebody, area: Area) => Promise<unknown>>;

async function withFactor(): Promise<Somebody> {
  const somebody = await browsers.person();
  const secret = app.deps.secrets.seal('authenticator-app', new Secret({ size: 20 }).base32);
  await app.pool.query(
    'insert into authenticator_apps (person_id, sealed_secret, confirmed_at, created_at) values ($1, $2, $3, $3)',
    [somebody.personId, secret, app.clock.now()],
  );
  return somebody;
}

async function sessionsOf(personId: number): Promise<unknown[]> {
  const { rows } = await app.pool.query('select area from login_sessions where person_id = $1', [personId]);
  return rows;
}

describe.each(Object.keys(PLACES) as (keyof typeof PLACES)[])('%s, with a second factor', (place) => {
  const areas = ['public', 'business', 'admin'] as const;
  const ways = Object.keys(WAYS) as (keyof typeof WAYS)[];
  it.each(ways.flatMap((way) => areas.map((area) => [way, area] as const)))(
    'gets no session without it by %s in the %s area',
    async (way, area) => {
      const somebody = await withFactor();
      await PLACES[place](somebody);
      const { data, cookie, code } = await WAYS[way](somebody, area);
      expect(data?.challengeName ?? code).toBeOneOf(['SECOND_FACTOR_REQUIRED', 'NotAuthorizedException']);
      expect(cookie).toBeNull();
      expect(await sessionsOf(somebody.personId)).toEqual([]);
    },
  );
});

it('asks who has to have a second factor and none for it, by an invitation too', async () => {
  const somebody = await browsers.person({ providerId, role: 'owner' });
  const { data, cookie } = await WAYS.invitation(somebody, 'business');
  expect([data.challengeName, cookie]).toEqual(['SECOND_FACTOR_SETUP', null]);
  expect((await browsers.signIn(somebody.email, { area: 'public', password: NEW_PASSWORD })).cookie).not.toBe(
    null,
  );
});

it('takes no ownership by a link, whoever offered it: it waits for an answer with a proof', async () => {
  const { personId: byPersonId } = await browsers.person({ providerId, role: 'owner' });
  const { personId, email } = await browsers.person();
  await app.pool.query('update log_ins set password_hash = null where person_id = $1', [personId]);
  await app.work().transaction(async (tx) => {
    const invitee = { email, firstname: '', lastname: '', language: 'it' } as const;
    const place = await placeFor(tx, { providerId, role: 'manager', invitee });
    await offerRole(tx, place, {
      role: 'owner',
      resourceId: null,
      byPersonId,
      email,
      firstname: '',
      lastname: '',
    });
  });
  const password = await codeInNewestStep(app, 'invite');
  const { data } = await browsers.callSignIn(email, { area: 'business', password });
  await browsers.call(COMPLETE, { s: data.session, p: NEW_PASSWORD }, { area: 'business' });
  const { rows } = await app.pool.query(
    'select active, invited_as from provider_roles where person_id = $1',
    [personId],
  );
  expect(rows).toEqual([{ active: false, invited_as: 'owner' }]);
});
