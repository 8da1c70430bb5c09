import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROVIDER_ACTIONS } from '#contracts/provider-actions.ts';
import type { HttpServer } from '#server/http-server.ts';
import { openHttpServer } from '#server/http-server.ts';
import { confirmUser } from '#server/modules/identity/index.ts';
import {
  codeInNewestStep,
  NO_BROWSER,
  PASSWORD,
  register,
  SIGN_IN,
  signInVariables,
} from '#server/modules/identity/testing/sign-in-steps.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

let app: TestApp;
let http: HttpServer;

beforeAll(async () => {
  app = await openTestApp({
    environment: { SIGN_UPS_PER_ADDRESS_PER_HOUR: '1000', SIGN_INS_PER_ADDRESS_PER_HOUR: '1000' },
  });
  http = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: false });
});
afterAll(async () => {
  await http.close();
  await app.close();
});

interface Answer {
  data: Record<string, unknown>;
  code: string | undefined;
  affected: string[];
  /** Name and value of every cookie that was set. */
  cookies: string[];
}

async function ask(
  query: string,
  variables: object = {},
  { cookie = '', area = 'business', key = '' }: { cookie?: string; area?: string; key?: string } = {},
): Promise<Answer> {
  const answer = await http.fastify.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      'content-type': 'application/json',
      'x-radura-area': area,
      ...(cookie && { cookie }),
      ...(key && { 'idempotency-key': key }),
    },
    payload: JSON.stringify({ query, variables }),
  });
  const { data, errors } = answer.json<{
    data: Answer['data'];
    errors?: { code: string; affected: string[] }[];
  }>();
  const cookies = [answer.headers['set-cookie'] ?? []].flat().map((line) => line.split(';')[0] ?? '');
  return { data: data ?? {}, code: errors?.[0]?.code, affected: errors?.[0]?.affected ?? [], cookies };
}

const REGISTER = `mutation ($email: String!, $password: String!, $terms: Boolean!, $type: ProviderType!, $name: String!, $city: String!, $cityKey: String) {
  registerBusiness(email: $email, password: $password, termsAccepted: $terms, type: $type, name: $name, city: $city, cityKey: $cityKey) { providerId isSignedIn }
}`;
const ADD = `mutation ($type: ProviderType!, $name: String!, $city: String!) { addCenter(type: $type, name: $name, city: $city) { providerId } }`;
const OWN =
  '{ getCurrentUser { email verifiedEmail businesses { providerId name city role setup viewerCan } } }';

let made = 0;
const anEmail = (): string => `titolare-${(made += 1)}@example.it`;
const typed = (more: object = {}) => ({
  email: anEmail(),
  password: PASSWORD,
  terms: true,
  type: 'C',
  name: 'Il Bosco',
  city: 'Bologna',
  ...more,
});
const registered = ({ data }: Answer) =>
  data['registerBusiness'] as { providerId: number; isSignedIn: boolean };
const business = ({ cookies }: Answer): string =>
  cookies.find((cookie) => cookie.startsWith('radura_business=')) ?? '';
const count = async (table: string, where: string, values: unknown[]): Promise<number> => {
  const { rows } = await app.pool.query<{ count: number }>(
    `select count(*)::integer as count from ${table} where ${where}`,
    values,
  );
  return rows[0]?.count ?? 0;
};
const providersOf = (email: string): Promise<number> =>
  count('providers p join people o on o.id = p.owner_person_id', 'o.email = $1', [email]);

describe('registering a business', () => {
  it('makes person, log-in, provider, owner, package and one who works there, and lets them in at once', async () => {
    const form = typed({ city: 'bologna' });
    const answer = await ask(REGISTER, form);
    const { providerId, isSignedIn } = registered(answer);
    expect(isSignedIn).toBe(true);
    const me = await ask(OWN, {}, { cookie: business(answer) });
    expect(me.data['getCurrentUser']).toEqual({
      email: form.email,
      verifiedEmail: false,
      businesses: [
        {
          providerId,
          name: 'Il Bosco',
          city: 'Bologna',
          role: 'owner',
          setup: 'open',
          viewerCan: [...PROVIDER_ACTIONS],
        },
      ],
    });
    const { rows } = await app.pool.query(
      `select p.type, p.city_key, p.publish_online, p.notification_email, s.package_id, s.amount_cents, s.ends_at, r.name, r.person_id
         from providers p join package_subscriptions s on s.provider_id = p.id join resources r on r.provider_id = p.id where p.id = $1`,
      [providerId],
    );
    expect(rows).toEqual([
      {
        type: 'C',
        city_key: 'it-bologna',
        publish_online: false,
        notification_email: form.email,
        package_id: 3,
        amount_cents: 0,
        ends_at: null,
        name: 'Il Bosco',
        person_id: null,
      },
    ]);
    await app.jobs.drain();
    expect(await count('mails', "recipient = $1 and kind = 'account-verify'", [form.email])).toBe(1);
  });

  it('welcomes the center by name in the mail that confirms the address', async () => {
    const form = typed({ name: 'Corte dei Tigli' });
    await ask(REGISTER, form);
    await app.jobs.drain();
    const { rows } = await app.pool.query<{ text: string }>(
      "select rendered ->> 'text' as text from mails where recipient = $1 and kind = 'account-verify'",
      [form.email],
    );
    expect(rows[0]?.text).toContain('Ti diamo il benvenuto, Corte dei Tigli');
  });

  it('takes a town that no index knows as it was typed', async () => {
    const { providerId } = registered(await ask(REGISTER, typed({ city: 'Borgo Inesistente' })));
    const { rows } = await app.pool.query('select city, city_key from providers where id = $1', [providerId]);
    expect(rows).toEqual([{ city: 'Borgo Inesistente', city_key: null }]);
  });

  it('gives a guest who booked before their own account, and shows nothing of what was booked', async () => {
    const email = anEmail();
    await app.pool.query('insert into people (email_key, email, created_at) values ($1, $1, now())', [email]);
    const answer = await ask(REGISTER, typed({ email }));
    expect(await count('people', 'email = $1', [email])).toBe(1);
    const cookie = business(answer);
    for (const query of [
      '{ getMyReservations { total } }',
      '{ getMyOrders { total } }',
      '{ getMySignIns { id } }',
      '{ getMyCalendarFeed { url } }',
      '{ getMySecondFactors { recoveryCodesLeft } }',
      'mutation { startAuthenticatorApp { secret } }',
      'mutation { askForEmailCode { session } }',
    ]) {
      const { code } = await ask(query, {}, { cookie });
      expect([query, code]).toEqual([query, 'userNotConfirmed']);
    }
  });

  it.each([
    ['an e-mail that mail cannot be sent to', { email: 'qui' }, 'invalidEmail', ['email']],
    ['terms that were not accepted', { terms: false }, 'termsNotAccepted', ['terms_accepted']],
    ['a weak password', { password: 'facile123' }, 'passwordUppercase', ['password']],
    ['a name of blanks', { name: ' \u200b ' }, 'invalidInput', ['name']],
    ['a town of nothing', { city: '' }, 'invalidInput', ['city']],
    ['a name that is too long', { name: 'x'.repeat(121) }, 'invalidInput', ['name']],
    ['a key that is none', { cityKey: '../etc' }, 'invalidInput', ['cityKey']],
  ])('refuses %s, and leaves nothing behind', async (_what, wrong, code, affected) => {
    const form = typed(wrong);
    expect(await ask(REGISTER, form)).toMatchObject({ code, affected, cookies: [] });
    expect(await providersOf(form.email)).toBe(0);
  });

  it('says that an e-mail is taken, and opens no second center for it', async () => {
    const email = anEmail();
    await register(app, email);
    expect(await ask(REGISTER, typed({ email: email.toUpperCase() }))).toMatchObject({
      code: 'userEmailExists',
      affected: ['email'],
      cookies: [],
    });
    expect(await providersOf(email)).toBe(0);
  });

  it('makes one of two registrations of the same e-mail at once, in whatever spelling', async () => {
    const form = typed();
    const answers = await Promise.all([
      ask(REGISTER, form, { key: 'a first tab of some browser' }),
      ask(REGISTER, { ...form, email: form.email.toUpperCase() }, { key: 'a second tab of some browser' }),
    ]);
    expect(answers.map(({ code }) => code ?? 'done').toSorted()).toEqual(['done', 'userEmailExists']);
    expect(
      await count(
        'center_setups s join providers p on p.id = s.provider_id',
        'p.notification_email ilike $1',
        [form.email],
      ),
    ).toBe(1);
  });

  it('answers the same form sent twice alike, and lets its sender in again', async () => {
    const form = typed();
    const key = { key: 'one click and then another one' };
    const [first, second] = await Promise.all([ask(REGISTER, form, key), ask(REGISTER, form, key)]);
    expect(registered(first).providerId).toBe(registered(second).providerId);
    expect([business(first), business(second)]).not.toContain('');
    expect(await providersOf(form.email)).toBe(1);
  });

  it('opens no session by a repetition once the e-mail is proved', async () => {
    const form = typed();
    const key = { key: 'a form that is sent again much later' };
    await ask(REGISTER, form, key);
    await confirmUser(
      app.work(),
      app.deps,
      { address: '192.0.2.1', browser: NO_BROWSER },
      { code: await codeInNewestStep(app, 'verify'), password: PASSWORD },
    );
    const again = await ask(REGISTER, form, key);
    expect(registered(again).isSignedIn).toBe(false);
    expect(business(again)).toBe('');
  });
});

describe('the first session', () => {
  const confirm = async (password: string): Promise<void> =>
    confirmUser(
      app.work(),
      app.deps,
      { address: '192.0.2.1', browser: NO_BROWSER },
      { code: await codeInNewestStep(app, 'verify'), password },
    );

  it('goes on as a proved one when who registered confirms', async () => {
    const form = typed();
    const cookie = business(await ask(REGISTER, form));
    await confirm(PASSWORD);
    const { data, code } = await ask('{ getMySignIns { area } }', {}, { cookie });
    expect(code).toBeUndefined();
    expect(data['getMySignIns']).toEqual([{ area: 'business' }]);
  });

  it('ends when somebody else proves the e-mail: whoever registered was no reader of it', async () => {
    const cookie = business(await ask(REGISTER, typed()));
    await confirm('Un-altra-Password-9!');
    expect((await ask(OWN, {}, { cookie })).data['getCurrentUser']).toBeNull();
  });

  it('is the only one: to log in the e-mail must be proved', async () => {
    const form = typed();
    await ask(REGISTER, form);
    expect((await ask(SIGN_IN, signInVariables(form.email))).code).toBe('userNotConfirmed');
  });
});

describe('adding a center', () => {
  const customer = async (): Promise<{ email: string; cookie: string }> => {
    const email = anEmail();
    await register(app, email);
    const { cookies } = await ask(SIGN_IN, signInVariables(email), { area: 'public' });
    await app.pool.query(
      `insert into authenticator_apps (person_id, sealed_secret, confirmed_at, created_at)
       select id, 'x', $2, $2 from people where email = $1`,
      [email, app.clock.now()],
    );
    return { email, cookie: cookies.find((one) => one.startsWith('radura_session=')) ?? '' };
  };
  const center = { type: 'P', name: 'Ada Corti', city: 'Modena' };
  let keys = 0;
  const freshKey = (): string => `a form that was opened anew: ${(keys += 1)}`;

  it('is open to a customer, who owns it from then on; a professional works in person', async () => {
    const { email, cookie } = await customer();
    const { data } = await ask(ADD, center, { cookie, area: 'public', key: freshKey() });
    const { providerId } = data['addCenter'] as { providerId: number };
    const { rows } = await app.pool.query(
      `select o.email, r.role, w.person_id = o.id as in_person from providers p join people o on o.id = p.owner_person_id
         join provider_roles r on r.provider_id = p.id and r.person_id = o.id join resources w on w.provider_id = p.id where p.id = $1`,
      [providerId],
    );
    expect(rows).toEqual([{ email, role: 'owner', in_person: true }]);
  });

  it('asks for what every owner has: a second factor, and a fresh proof', async () => {
    const { email, cookie } = await customer();
    const ofPerson = 'person_id = (select id from people where email = $1)';
    await app.pool.query(`update login_sessions set stepped_up_at = null where ${ofPerson}`, [email]);
    const add = () => ask(ADD, center, { cookie, area: 'public', key: freshKey() });
    expect((await add()).code).toBe('stepUpNeeded');
    await app.pool.query(`update login_sessions set stepped_up_at = $2 where ${ofPerson}`, [
      email,
      app.clock.now(),
    ]);
    await app.pool.query(`delete from authenticator_apps where ${ofPerson}`, [email]);
    expect((await add()).code).toBe('factorForRole');
    expect(await providersOf(email)).toBe(0);
  });

  it('is open to nobody who is not signed in, and not before the e-mail is proved', async () => {
    expect((await ask(ADD, center, { key: freshKey() })).code).toBe('unauthenticated');
    const cookie = business(await ask(REGISTER, typed()));
    expect((await ask(ADD, center, { cookie, key: freshKey() })).code).toBe('userNotConfirmed');
  });

  it('opens one of two that are sent at once from two tabs', async () => {
    const { email, cookie } = await customer();
    const asked = { cookie, area: 'public' };
    const answers = await Promise.all([
      ask(ADD, center, { ...asked, key: freshKey() }),
      ask(ADD, { ...center, name: 'ADA CORTI ' }, { ...asked, key: freshKey() }),
    ]);
    expect(answers.map(({ code }) => code ?? 'done').toSorted()).toEqual(['done', 'duplicateName']);
    expect(await providersOf(email)).toBe(1);
  });

  it('lets a chain have the same name in another town', async () => {
    const { email, cookie } = await customer();
    for (const city of ['Modena', 'Parma'])
      await ask(ADD, { ...center, city }, { cookie, area: 'public', key: freshKey() });
    expect(await providersOf(email)).toBe(2);
  });

  it('wants a key', async () => {
    const { cookie } = await customer();
    expect(await ask(ADD, center, { cookie, area: 'public' })).toMatchObject({
      code: 'invalidInput',
      affected: ['Idempotency-Key'],
    });
  });

  it('ends at ten a day', async () => {
    const { email, cookie } = await customer();
    const codes: (string | undefined)[] = [];
    for (let number = 1; number <= 11; number += 1)
      codes.push(
        (await ask(ADD, { ...center, name: `Studio ${number}` }, { cookie, area: 'public', key: freshKey() }))
          .code,
      );
    expect(codes.at(-1)).toBe('tooManyRequests');
    expect(await providersOf(email)).toBe(10);
  });
});

describe('the limits of an address', () => {
  it('are those of signing up', async () => {
    const strict = await openTestApp({ environment: { SIGN_UPS_PER_ADDRESS_PER_HOUR: '2' } });
    const codes: (string | undefined)[] = [];
    for (let number = 1; number <= 3; number += 1)
      codes.push((await strict.ask(REGISTER, typed())).errors?.[0]?.code);
    await strict.close();
    expect(codes).toEqual([undefined, undefined, 'tooManyRequests']);
  });
});
