import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorText } from '#contracts/error-texts.ts';
import type { HttpServer } from '#server/http-server.ts';
import { openHttpServer } from '#server/http-server.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { createUser } from '#server/modules/identity/index.ts';
import { enableCalendarFeed } from '#server/modules/notifications/use-cases/calendar-feed.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import type { HttpCall } from '#server/testing/access/browser.ts';
import { Browser } from '#server/testing/access/browser.ts';
import { builtScreens, pagesOf } from '#server/testing/access/pages.ts';
import { routesOf } from '#server/testing/access/routes.ts';
import { takeDatabaseAway } from '#server/testing/outage.ts';
import type { PlainAnswer } from '#server/testing/plain-http.ts';
import { ask } from '#server/testing/plain-http.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const JSON_TYPE = { 'content-type': 'application/json' };

/** Some that cannot do without; all others either say so too or answer as ever. */
const NEED_DATABASE = [
  'GET /readyz',
  'GET /media/providers/:providerId/photos/:photoId/:file',
  'GET /calendar/:code.ics',
  'GET /account/export',
  'GET /development/mailbox',
  'GET /provider/:id',
  'GET /provider/:id as data',
  'GET /profile/reservations',
  'GET /',
  'POST /graphql',
  'POST /pay/test-card',
  'POST /public/contact-email/',
  'POST /public/users/',
  'POST /user/account/forgot',
  'POST /webhooks/card-payments',
  'POST /logout',
];

let app: TestApp;
let http: HttpServer;
let call: (endpoint: HttpCall) => Promise<PlainAnswer>;
/** Every page and form, and every other door, by its name; with a call that asks the database for something. */
let endpoints: Map<string, HttpCall>;

// With the screens as `npm test` has built them.
beforeAll(async () => {
  app = await openTestApp({ withCards: true });
  http = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: true });
  const address = await http.fastify.listen({ port: 0, host: '127.0.0.1' });
  const person = {
    email: 'ada@example.org',
    password: 'A-password-1',
    firstname: 'Ada',
    lastname: 'Rossi',
    language: 'it',
    actor: 'system:test',
  } as const;
  const { personId } = await createUser(app.work(), app.deps, person);
  await aProvider(app.work());
  const browser = new Browser(address, 'public');
  await browser.adoptSession(app, personId, 'public');
  const { cookie } = browser;
  call = ({ path, method, headers, body = '' }) =>
    ask(address, path, { method, headers: { cookie, ...headers }, body: String(body) });
  const { url } = await enableCalendarFeed(
    app.work(),
    app.deps,
    anActor({ personId, steppedUpAt: app.clock.now() }),
  );
  endpoints = new Map([
    ...(await otherEndpoints(new URL(url ?? '').pathname)),
    ...(await endpointsOfTheScreens()),
  ]);
});
afterAll(async () => {
  await http.close();
  await app.close();
});

async function endpointsOfTheScreens(): Promise<[string, HttpCall][]> {
  return [...pagesOf(await builtScreens())].flatMap(([name]): [string, HttpCall][] => {
    const [method = '', pattern = ''] = name.split(' ');
    const path = filled(pattern);
    const form = method === 'POST' ? { body: 'a=b' } : {};
    const headers = method === 'POST' ? { ...FORM, origin: 'http://localhost:3000' } : {};
    const asData = { method, path: path === '/' ? '/_.data' : `${path}.data`, headers, ...form };
    const asPage = { method, path, headers: { ...headers, accept: 'text/html' }, ...form };
    // Who is no colleague is led away from all screens of a center by one door: one of its two ways is enough.
    return pattern.startsWith('/business/:center/')
      ? [[name, asData]]
      : [
          [name, asPage],
          [`${name} as data`, asData],
        ];
  });
}

async function otherEndpoints(calendar: string): Promise<[string, HttpCall][]> {
  const routes = (await routesOf(http.fastify)).filter(
    (route) => !/^\w+ \/(?:\*|assets\/\*|[\w.-]+\.\w+)$/.test(route) || route === 'GET /*',
  );
  return routes.map((route) => {
    const [method = '', pattern = ''] = route.split(' ');
    const path = pattern === '/calendar/:code.ics' ? calendar : filled(pattern);
    return [route, method === 'GET' ? { method, path } : { method, path, ...bodyFor(pattern) }];
  });
}

const filled = (pattern: string) =>
  pattern
    .replace(':file', 'medium.webp')
    .replaceAll(/:\w+\??/g, '1')
    .replace('*', 'nowhere');

/** Something that is asked about; nonsense would be refused without a look. */
function bodyFor(pattern: string): Pick<HttpCall, 'headers' | 'body'> {
  const claim = { orderId: 1, clientSecret: 'x' };
  const card = { number: '4242 4242 4242 4242', expMonth: '12', expYear: '34', cvc: '123' };
  if (pattern === '/webhooks/card-payments') return signedEvent();
  if (pattern === '/graphql')
    return { headers: JSON_TYPE, body: JSON.stringify({ query: '{ getCurrentUser { id } }' }) };
  if (pattern === '/pay/test-card') return { headers: JSON_TYPE, body: JSON.stringify({ ...claim, card }) };
  if (pattern === '/pay/test-challenge')
    return { headers: JSON_TYPE, body: JSON.stringify({ ...claim, answer: 'accept' }) };
  const typed = {
    email: 'b@example.org',
    password: 'A-password-1',
    firstname: 'B',
    lastname: 'C',
    code: 'x',
    name: 'B',
    message: 'Hello',
    agreements: '1',
  };
  return {
    headers: { ...FORM, origin: 'http://localhost:3000' },
    body: new URLSearchParams(typed).toString(),
  };
}

function signedEvent(): Pick<HttpCall, 'headers' | 'body'> {
  const seconds = Math.floor(app.clock.now().getTime() / 1000);
  const object = {
    id: 'pi_1',
    object: 'payment_intent',
    amount: 1,
    amount_received: 1,
    currency: 'eur',
    status: 'succeeded',
    metadata: {},
  };
  const event = {
    id: 'evt_1',
    object: 'event',
    type: 'payment_intent.succeeded',
    account: 'acct_1',
    livemode: false,
    created: seconds,
    data: { object },
  };
  const body = JSON.stringify(event);
  const secret = app.cards?.simulator?.keys.webhookSecrets.connect ?? '';
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return { headers: { ...JSON_TYPE, 'stripe-signature': `t=${seconds},v1=${signature}` }, body };
}

async function statusesOf(calls: Map<string, HttpCall>): Promise<Map<string, number>> {
  const statuses = new Map<string, number>();
  for (const [name, endpoint] of calls) statuses.set(name, (await call(endpoint)).status);
  return statuses;
}

const FAULTS = (['it', 'en'] as const).map((locale) => errorText('errorSomethingWentWrong', locale));
const isSaid = ({ status, headers }: PlainAnswer) =>
  status === 503 && /^\d+$/.test(headers['retry-after'] ?? '');

/** What loads a page answers as the page does, without drawing it. */
const isCheap = (name: string): boolean => !endpoints.has(`${name} as data`);

// As many doors as the product has, twice each: more than the usual time on a machine that others use too.
it(
  'every door says 503 and when to come again, and all of them work once it is back',
  { timeout: 90_000 },
  async () => {
    const looks = new Map(
      [...endpoints].filter(([name]) => name.startsWith('GET ') && NEED_DATABASE.includes(name)),
    );
    const before = await statusesOf(looks);
    const giveBack = await takeDatabaseAway(app.databaseUrl);
    const others = new Map<string, number>();
    try {
      for (const [name, endpoint] of endpoints) {
        const answer = await call(endpoint);
        expect([name, /\bat \S+ \(|node_modules|not currently accepting/.exec(answer.body)?.[0]]).toEqual([
          name,
          undefined,
        ]);
        if (isSaid(answer)) continue;
        others.set(name, answer.status);
        expect([name, FAULTS.find((text) => answer.body.includes(text))]).toEqual([name, undefined]);
      }
    } finally {
      await giveBack();
    }
    expect(NEED_DATABASE.filter((name) => others.has(name) || !endpoints.has(name))).toEqual([]);
    // The rest refuses a guest before it needs anything.
    expect(endpoints.size - others.size).toBeGreaterThan(80);
    const answered = new Map([...others].filter(([name]) => isCheap(name)));
    expect(await statusesOf(new Map([...endpoints].filter(([name]) => answered.has(name))))).toEqual(
      answered,
    );
    expect(await statusesOf(looks)).toEqual(before);
  },
);

it('shows people a calm page in their language, which needs nothing else', async () => {
  const giveBack = await takeDatabaseAway(app.databaseUrl);
  try {
    for (const [path, title] of [
      ['/it/provider/1', 'Torniamo subito'],
      ['/en/provider/1', 'We’ll be right back'],
      ['/development/mailbox', 'Torniamo subito'],
    ] as const) {
      const { status, headers, body } = await call({ method: 'GET', path, headers: { accept: 'text/html' } });
      expect([path, status, headers['cache-control'], headers['content-type']]).toEqual([
        path,
        503,
        'no-store',
        'text/html; charset=utf-8',
      ]);
      expect(body).toContain(`<h1>${title}</h1>`);
      expect(body).not.toMatch(/<script|<link|src=/);
    }
  } finally {
    await giveBack();
  }
});

it('answers programs in the envelope that they read', async () => {
  const giveBack = await takeDatabaseAway(app.databaseUrl);
  try {
    const asked = await call({ method: 'POST', path: '/graphql', ...bodyFor('/graphql') });
    expect(JSON.parse(asked.body)).toMatchObject({
      errors: [{ code: 'errorSomethingWentWrong', extensions: { retryAfterSeconds: 5 } }],
    });
    const sent = await call({ method: 'POST', path: '/public/users/', ...bodyFor('/public/users/') });
    expect(JSON.parse(sent.body)).toMatchObject({ status: 503, error: { code: 'errorSomethingWentWrong' } });
  } finally {
    await giveBack();
  }
});
