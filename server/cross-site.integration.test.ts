import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localeInPath } from '#contracts/languages.ts';
import type { Area } from '#contracts/roles.ts';
import { PROJECT_ROOT } from '#server/config.ts';
import type { HttpServer } from '#server/http-server.ts';
import { openHttpServer } from '#server/http-server.ts';
import { createUser } from '#server/modules/identity/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { Browser } from '#server/testing/access/browser.ts';
import { routesOf } from '#server/testing/access/routes.ts';
import { watchTables } from '#server/testing/access/watch.ts';
import { ask } from '#server/testing/plain-http.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

const OURS = 'http://localhost:3000';
const ELSEWHERE = { origin: 'http://evil.example' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let app: TestApp;
let http: HttpServer;
let address: string;
/** Every address of the screens, with something in the place of each parameter; and whether it takes forms. */
let pages: { path: string; hasAction: boolean }[];
/** Every address of the other doors that changes something. */
let endpoints: { method: string; path: string }[];

// With the screens as `npm test` has built them.
beforeAll(async () => {
  app = await openTestApp({ withCards: true });
  http = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: true });
  address = await http.fastify.listen({ port: 0, host: '127.0.0.1' });
  pages = await pagesOfTheScreens();
  endpoints = await unsafeRoutes(http);
});
afterAll(async () => {
  await http.close();
  await app.close();
});

async function pagesOfTheScreens(): Promise<typeof pages> {
  const { routes }: ServerBuild = await import(
    pathToFileURL(join(PROJECT_ROOT, 'build/server/index.js')).href
  );
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? `${pathOf(route.parentId)}${route.path ? `/${route.path}` : ''}` : '';
  };
  return Object.values(routes).flatMap((route) => {
    if (!route || route.id === 'root') return [];
    const path =
      pathOf(route.id)
        .replaceAll(/:\w+\?/g, '1')
        .replaceAll(/:\w+/g, '1')
        .replace('*', 'nowhere') || '/';
    // The form of an index route is posted to the page that it stands in.
    return [{ path: route.index ? `${path}?index` : path, hasAction: route.module.action !== undefined }];
  });
}

/** The screens' own catch-all is what `pages` is about. */
async function unsafeRoutes({ fastify }: HttpServer): Promise<typeof endpoints> {
  return (await routesOf(fastify)).flatMap((route) => {
    const [method = '', path = ''] = route.split(' ');
    return /^(POST|PUT|PATCH|DELETE)$/.test(method) && path !== '/*'
      ? [{ method, path: path.replaceAll(/:\w+/g, '1').replace('*', 'x') }]
      : [];
  });
}

/** The same screens stand under each language as well. */
const isWithoutLanguage = ({ path }: { path: string }) => localeInPath(path) === null;

const send = (path: string, headers: Record<string, string>, method = 'POST') =>
  ask(address, path, { method, headers: { ...FORM, ...headers }, body: 'a=b' });

describe('what comes from another site’s page', () => {
  it('is refused by every address of the screens', async () => {
    expect(pages.filter(({ hasAction }) => hasAction).length).toBeGreaterThan(20);
    for (const { path } of pages) {
      expect([path, (await send(path, ELSEWHERE)).status]).toEqual([path, 403]);
      const [pathname = '', query] = path.split('?');
      const asData = `${pathname === '/' ? '/_root' : pathname}.data${query ? `?${query}` : ''}`;
      expect([asData, (await send(asData, ELSEWHERE)).status]).toEqual([asData, 403]);
    }
  });

  it('would be taken there from our own', async () => {
    for (const { path, hasAction } of pages.filter(isWithoutLanguage)) {
      if (hasAction) expect([path, (await send(path, { origin: OURS })).status]).not.toEqual([path, 403]);
    }
  });

  it('is refused by every other door, but where each call is signed', async () => {
    const known = endpoints.map(({ method, path }) => `${method} ${path}`);
    expect(known).toEqual(
      expect.arrayContaining([
        'POST /graphql',
        'POST /public/users/',
        'POST /public/contact-email/',
        'PUT /media/files/x',
        'POST /pay/test-card',
      ]),
    );
    for (const { method, path } of endpoints) {
      const { status, body } = await send(path, ELSEWHERE, method);
      expect([path, status]).toEqual([path, path === '/webhooks/card-payments' ? 400 : 403]);
      if (status === 403)
        expect(JSON.parse(body)).toMatchObject({ status: 403, error: { code: 'NotAuthorizedException' } });
    }
  });

  it.each(['PUT', 'PATCH', 'DELETE'])('is refused by %s too', async (method) => {
    expect((await send('/logout', ELSEWHERE, method)).status).toBe(403);
  });

  it('is told so in the page’s language', async () => {
    const sent = (language: string) =>
      send('/logout', { ...ELSEWHERE, accept: 'text/html,*/*', 'accept-language': language });
    const [italian, english] = [await sent('it'), await sent('en')];
    expect(italian.body).toContain('partita dalla pagina di un altro sito');
    expect(english.body).toContain('came from another site’s page');
    expect(english.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(english.headers['content-security-policy']).toContain("default-src 'none'");
    const style = /<style>([^]*)<\/style>/.exec(english.body)?.[1] ?? 'no style';
    const ours = createHash('sha256').update(style).digest('base64');
    expect(english.headers['content-security-policy']).toContain(`style-src 'sha256-${ours}'`);
  });
});

describe('a form', () => {
  it.each<[string, Record<string, string>, boolean]>([
    ['our own page', { origin: OURS, 'sec-fetch-site': 'same-origin' }, true],
    ['our own page without more', { origin: OURS }, true],
    ['our page that hides its origin', { origin: 'null', 'sec-fetch-site': 'same-origin' }, true],
    ['no browser', {}, true],
    ['a page that hides its origin', { origin: 'null' }, false],
    ['a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }, false],
    ['another site that hides its origin', { 'sec-fetch-site': 'cross-site' }, false],
    ['a neighbour', { origin: 'http://blog.localhost:3000', 'sec-fetch-site': 'same-site' }, false],
    ['another port of this machine', { origin: 'http://localhost:4000' }, false],
    ['another scheme', { origin: 'https://localhost:3000' }, false],
    ['a look-alike', { origin: 'http://localhost:3000.evil.example' }, false],
    [
      'a name that is called ours',
      { origin: 'http://evil.example', 'x-forwarded-host': 'evil.example' },
      false,
    ],
    ['two origins', { origin: `${OURS}, http://evil.example` }, false],
    ['nonsense', { origin: 'x' }, false],
  ])('of %s', async (_name, headers, isTaken) => {
    const { status } = await send('/language', headers);
    expect(status).toBe(isTaken ? 302 : 403);
  });

  it('of this machine’s other name is ours where it stands', async () => {
    expect((await send('/language', { origin: address })).status).toBe(302);
  });

  it('of the widget is ours, on whatever site its frame stands', async () => {
    // A frame’s own post is same-origin: the site around shows in neither header.
    const { status } = await send('/website-integration/1?index', {
      origin: OURS,
      'sec-fetch-site': 'same-origin',
      referer: `${OURS}/website-integration/1`,
    });
    expect(status).not.toBe(403);
    expect((await send('/website-integration/1?index', ELSEWHERE)).status).toBe(403);
  });
});

describe('a session', () => {
  let people = 0;
  const signedIn = async (area: Area = 'public') => {
    const browser = new Browser(address, area);
    const email = `ada${(people += 1)}@example.org`;
    const { personId } = await createUser(app.work(), app.deps, {
      email,
      password: 'A-password-1',
      firstname: 'Ada',
      lastname: 'Rossi',
      language: 'it',
      actor: 'system:test',
    });
    const centre = area === 'business' ? await aProvider(app.work()) : null;
    if (centre !== null)
      await app.pool.query(
        `insert into provider_roles (provider_id, person_id, role, created_at) values ($1, $2, 'collaborator', $3)`,
        [centre, personId, app.clock.now()],
      );
    await browser.adoptSession(app, personId, area);
    return browser;
  };
  const isStillOpen = async (browser: Browser) =>
    (await browser.graphql('{ getCurrentUser { id } }', {})).text.includes('"id"');

  it('is not ended from elsewhere, but from our own page', async () => {
    const browser = await signedIn();
    await browser.call({ method: 'POST', path: '/logout', headers: { ...FORM, ...ELSEWHERE } });
    expect(await isStillOpen(browser)).toBe(true);
    await browser.call({ method: 'POST', path: '/logout', headers: { ...FORM, origin: OURS } });
    expect(await isStillOpen(browser)).toBe(false);
  });

  it('of the business side is the one that its pages know, in every language', async () => {
    const browser = await signedIn('business');
    for (const language of ['', '/it', '/en']) {
      const page = await browser.call({ method: 'GET', path: `${language}/business/account` });
      expect([page.status, page.location]).toEqual([200, null]);
      const own = await browser.call({ method: 'GET', path: `${language}/profile` });
      expect(own.text).not.toContain('@example.org');
    }
  });

  it('publishes no calendar from elsewhere', async () => {
    const browser = await signedIn();
    const feeds = async () =>
      Number((await app.pool.query('select count(*) from calendar_feeds')).rows[0].count);
    const before = await feeds();
    await browser.call({
      method: 'POST',
      path: '/profile/calendar-feed',
      headers: { ...FORM, ...ELSEWHERE },
    });
    expect(await feeds()).toBe(before);
    await browser.call({
      method: 'POST',
      path: '/profile/calendar-feed',
      headers: { ...FORM, origin: OURS },
    });
    expect(await feeds()).toBe(before + 1);
  });

  it('changes nothing by looking at every page', async () => {
    const browser = await signedIn();
    const changedTables = await watchTables(app.pool);
    for (const { path } of pages.filter(isWithoutLanguage)) {
      await browser.call({ method: 'GET', path });
      expect([path, await changedTables()]).toEqual([path, []]);
      expect([path, (await ask(address, path)).headers['set-cookie']]).toEqual([path, undefined]);
    }
    expect(await isStillOpen(browser)).toBe(true);
  });
});
