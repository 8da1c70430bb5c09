import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pathInLocale } from '#contracts/languages.ts';
import { localeAskedBy } from '#server/graphql/http.ts';
import type { App } from '#server/kernel/app.ts';
import { SessionCookies } from '#server/kernel/session-cookies.ts';
import type { Work } from '#server/kernel/work.ts';
import { findPerson, openDemoSession } from '#server/modules/identity/index.ts';
import { demoLogIns, HOST } from './add-log-ins.ts';
import type { DemoGuise } from './add-log-ins.ts';
import { demoDoorPage } from './demo-door-page.ts';
import { specialProviders } from './welcome.ts';

export const DEMO_DOOR = '/development';

/** Where each of them begins, below the language. */
const FIRST_PAGES: Record<DemoGuise, (centerId: number) => string> = {
  customer: () => '/',
  owner: (centerId) => `/business/${centerId}/today`,
  desk: (centerId) => `/business/${centerId}/calendar`,
  teacher: (centerId) => `/business/${centerId}/calendar`,
};

/**
 * Lets whoever tries the product on their own machine look at it as one of the demo town's people, by one click and without a
 * second factor. Registered only where nobody else can come; without the town there is no door.
 */
export function registerDemoDoor(server: FastifyInstance, app: App): void {
  if (app.isPublic) throw new Error('The demo door belongs to local starts alone');

  server.get(DEMO_DOOR, async (request, reply) => {
    if ((await centerOfTown(app.jobs.work())) === null) {
      reply.callNotFound();
      return reply;
    }
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'same-origin')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
      )
      .type('text/html; charset=utf-8')
      .send(demoDoorPage({ language: localeAskedBy(request), nonce }));
  });

  server.post(DEMO_DOOR, async (request, reply) => {
    const work = app.jobs.work();
    const entered = await enter(app, work, request);
    if (entered === null) {
      reply.callNotFound();
      return reply;
    }
    return reply
      .header('cache-control', 'no-store')
      .header('set-cookie', entered.cookies)
      .redirect(pathInLocale(entered.path, localeAskedBy(request)), 303);
  });
}

async function enter(
  app: App,
  work: Work,
  request: FastifyRequest,
): Promise<{ cookies: string[]; path: string } | null> {
  const { as: wanted } = Object(request.body) as { as?: unknown };
  const logIn = demoLogIns().find(({ guise }) => guise !== undefined && guise === wanted);
  const centerId = await centerOfTown(work);
  const personId = logIn ? await findPerson(work, logIn.email) : null;
  if (!logIn?.guise || centerId === null || personId === null) return null;
  const sessions = new SessionCookies(app.cookieSettings, request.headers.cookie);
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, 300);
  const origin = { sessions, userAgent, address: 'demo', replaces: null };
  const area = logIn.guise === 'customer' ? 'public' : 'business';
  await openDemoSession(work, app.deps, origin, { personId, area });
  return { cookies: sessions.lines, path: FIRST_PAGES[logIn.guise](centerId) };
}

/** The center whose people can come in; null in a database that the town was not loaded into. */
async function centerOfTown(work: Work): Promise<number | null> {
  const host = (await specialProviders(work)).find(({ providerId }) => providerId === HOST + 1);
  return host?.providerId ?? null;
}
