import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HttpServer } from '#server/http-server.ts';
import { openHttpServer } from '#server/http-server.ts';
import { createUser } from '#server/modules/identity/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { ask } from '#server/testing/plain-http.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { DEMO_PASSWORD, demoLogIns, HOST } from './add-log-ins.ts';
import { DEMO_DOOR } from './demo-door.ts';
import { TOWN_PROVIDERS } from './town/providers.ts';

let app: TestApp;
let http: HttpServer;
let address: string;
beforeAll(async () => {
  app = await openTestApp();
  http = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: false });
  address = await http.fastify.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await http.close();
  await app.close();
});

const enter = (as: string) =>
  ask(address, DEMO_DOOR, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'it' },
    body: `as=${encodeURIComponent(as)}`,
  });
const sessionsOf = async (area: string) =>
  (await app.pool.query('select person_id from login_sessions where area = $1', [area])).rowCount;

it('there is no door without the demo town', async () => {
  expect((await ask(address, DEMO_DOOR)).status).toBe(404);
  expect((await enter('owner')).status).toBe(404);
});

it('with the town one click opens a session as one of its people, and as nobody else', async () => {
  const providerId = await aProvider(app.work(), { name: TOWN_PROVIDERS[HOST]?.name ?? '' });
  expect(providerId).toBe(HOST + 1);
  for (const { email, guise } of demoLogIns()) {
    const at = guise === undefined || guise === 'customer' ? undefined : { providerId, role: roleOf(guise) };
    const name = { firstname: 'Nora', lastname: 'Zanardi' };
    const common = { password: DEMO_PASSWORD, language: 'it', actor: 'system:test' } as const;
    await createUser(app.work(), app.deps, { ...common, ...name, email, ...(at && { at }) });
  }
  expect((await ask(address, DEMO_DOOR)).body).toContain('value="teacher"');

  const owner = await enter('owner');
  expect([owner.status, owner.headers['location']]).toEqual([303, `/it/business/${providerId}/today`]);
  expect(String(owner.headers['set-cookie'])).toContain('radura_business=');
  const customer = await enter('customer');
  expect([customer.status, customer.headers['location']]).toEqual([303, '/it']);
  expect(String(customer.headers['set-cookie'])).toContain('radura_session=');
  expect([await sessionsOf('business'), await sessionsOf('public')]).toEqual([1, 1]);

  for (const as of ['', 'admin', 'undefined', 'constructor', demoLogIns()[0]?.email ?? ''])
    expect([as, (await enter(as)).status]).toEqual([as, 404]);
  expect([await sessionsOf('business'), await sessionsOf('public')]).toEqual([1, 1]);
});

const roleOf = (guise: 'owner' | 'desk' | 'teacher') =>
  ({ owner: 'owner', desk: 'manager', teacher: 'collaborator' })[guise] as
    | 'owner'
    | 'manager'
    | 'collaborator';
