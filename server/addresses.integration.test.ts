import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { HttpServer } from '#server/http-server.ts';
import { openHttpServer } from '#server/http-server.ts';
import { ask } from '#server/testing/plain-http.ts';
import type { PlainAnswer } from '#server/testing/plain-http.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

interface Place {
  app: TestApp;
  http: HttpServer;
  address: string;
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const JSON_TYPE = { 'content-type': 'application/json' };
const opened: Place[] = [];

async function open(trustedProxies: string): Promise<Place> {
  const app = await openTestApp({
    withCards: true,
    environment: { TRUSTED_PROXIES: trustedProxies, CONTACT_MESSAGES_PER_ADDRESS_PER_HOUR: '2' },
  });
  const http = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: false });
  const place = { app, http, address: await http.fastify.listen({ port: 0, host: '127.0.0.1' }) };
  opened.push(place);
  return place;
}
afterAll(async () => {
  for (const { http, app } of opened) {
    await http.close();
    await app.close();
  }
});

const behind = {
  none: await open(''),
  one: await open('1'),
  two: await open('2'),
  named: await open('127.0.0.1, 10.0.0.0/8'),
};
beforeEach(async () => {
  for (const { app } of opened) await app.pool.query('delete from request_counts');
});

const graphql = (query: string) => (place: Place, headers: Record<string, string>) =>
  ask(place.address, '/graphql', {
    method: 'POST',
    headers: { ...JSON_TYPE, ...headers },
    body: JSON.stringify({ query }),
  });
const form =
  (path: string, fields: Record<string, string>) => (place: Place, headers: Record<string, string>) =>
    ask(place.address, path, {
      method: 'POST',
      headers: { ...FORM, ...headers },
      body: new URLSearchParams(fields).toString(),
    });

const message = (email: string) =>
  form('/public/contact-email/', {
    contact_name: 'Ada',
    contact_email: email,
    subject: 'Ciao',
    contact_content: 'Ciao',
  });
let writers = 0;
/** Somebody else each time, so that only the address is the same. */
const writesToUs = (place: Place, headers: Record<string, string>) =>
  message(`ada${(writers += 1)}@example.org`)(place, headers);

/** The doors that count by address, each another way in. */
const ENDPOINTS: Record<string, (place: Place, headers: Record<string, string>) => Promise<PlainAnswer>> = {
  contact: message('ada@example.org'),
  'sign-up': form('/public/users/', {
    users_email: 'ada@example.org',
    users_password: 'A-password-1',
    terms_accepted: 'Y',
  }),
  reset: form('/user/account/reset/', { reset_code: '1.x', new_password: 'A-password-1' }),
  'sign-in': graphql(
    'mutation { signIn(username: "ada@example.org", password: "x", appName: "radura", version: "6.0.0", os: "web", activate: false) { session } }',
  ),
  'account-link': graphql('mutation { resendConfirmation(email: "ada@example.org") { status } }'),
  'retry-payment': graphql(
    'mutation { generatePaymentIntent(reservationId: 1, email: "ada@example.org") { clientSecret } }',
  ),
  payment: (place, headers) =>
    ask(place.address, '/pay/test-card', {
      method: 'POST',
      headers: { ...JSON_TYPE, ...headers },
      body: JSON.stringify({
        orderId: 1,
        clientSecret: 'x',
        card: { number: '1', expMonth: '1', expYear: '1', cvc: '1' },
      }),
    }),
};

/** What has been counted at all. */
async function bucketsOf({ app }: Place): Promise<string[]> {
  const { rows } = await app.pool.query<{ bucket: string }>(
    'select distinct bucket from request_counts order by bucket',
  );
  return rows.map(({ bucket }) => bucket);
}

/** What a door has counted in the end, for callers with these addresses by what the proxy in front tells. */
async function countedAt(endpoint: string, ...addresses: readonly string[]): Promise<string[]> {
  for (const address of addresses) await ENDPOINTS[endpoint]?.(behind.one, { 'x-forwarded-for': address });
  return bucketsOf(behind.one);
}

describe('who asks', () => {
  it('is who is connected, whatever is forwarded, where no proxy is trusted', async () => {
    const answers = [];
    for (let last = 1; last <= 3; last += 1)
      answers.push(
        await writesToUs(behind.none, {
          'x-forwarded-for': `203.0.113.${last}`,
          forwarded: `for=203.0.113.${last}`,
        }),
      );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  });

  it.each([
    ['one proxy', behind.one, (spoofed: string) => `${spoofed}, 198.51.100.7`],
    ['two proxies', behind.two, (spoofed: string) => `${spoofed}, 198.51.100.7, 10.0.0.2`],
    [
      'proxies of a network',
      behind.named,
      (spoofed: string) => `${spoofed}, 198.51.100.7, 10.0.0.2, 10.0.0.3`,
    ],
  ])('behind %s is who they saw, not who is said in front of that', async (_name, place, forwarded) => {
    const answers = [];
    for (let last = 1; last <= 3; last += 1)
      answers.push(await writesToUs(place, { 'x-forwarded-for': forwarded(`203.0.113.${last}`) }));
    const another = await writesToUs(place, {
      'x-forwarded-for': forwarded('203.0.113.1').replace('198.51.100.7', '198.51.100.8'),
    });
    expect([...answers, another].map(({ status }) => status)).toEqual([200, 200, 429, 200]);
  });

  it('is the network that speaks for itself when it comes past the proxies', async () => {
    const sent = (last: number) =>
      behind.one.http.fastify.inject({
        method: 'POST',
        url: '/user/account/reset/',
        remoteAddress: '203.0.113.99',
        headers: { ...FORM, 'x-forwarded-for': `198.51.100.${last}` },
        payload: 'reset_code=1.x&new_password=A-password-1',
      });
    for (let last = 1; last <= 3; last += 1) await sent(last);
    expect(await bucketsOf(behind.one)).toHaveLength(1);
  });
});

describe.each(Object.keys(ENDPOINTS))('the limit of %s', (endpoint) => {
  it('counts IPv4, however it is written, as one', async () => {
    const once = await countedAt(endpoint, '198.51.100.7');
    expect(once).not.toEqual([]);
    expect(
      await countedAt(endpoint, '::ffff:198.51.100.7', '198.51.100.7:4711', '64:ff9b::c633:6407'),
    ).toEqual(once);
    expect((await countedAt(endpoint, '198.51.100.8')).length).toBeGreaterThan(once.length);
  });

  it('counts a network of 64 bits as one', async () => {
    const once = await countedAt(endpoint, '2001:db8:1:2::1');
    expect(await countedAt(endpoint, '2001:db8:1:2:dead:beef:0:1', '[2001:db8:1:2::3]:4711')).toEqual(once);
    expect((await countedAt(endpoint, '2001:db8:1:3::1')).length).toBeGreaterThan(once.length);
  });

  it('keeps no address that can be read', async () => {
    const buckets = await countedAt(endpoint, '198.51.100.7', '2001:db8:1:2::1');
    expect(buckets.filter((bucket) => /198\.51|2001:|db8/.test(bucket))).toEqual([]);
  });
});
