import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { register, SIGN_IN, signInVariables } from './testing/sign-in-steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

it('the daily sweep leaves codes and sessions for a month after their end, and known addresses for a year', async () => {
  await register(app, 'ada@example.it');
  await app.ask(SIGN_IN, signInVariables('ada@example.it'));
  const began = app.clock.now().getTime();
  /** How many codes, addresses and sessions are left after a sweep so many days later; nobody comes in meanwhile. */
  const leftAfter = async (days: number) => {
    app.clock.set(new Date(began + days * 86_400_000));
    await app.jobs.runNow('identity.sweep-old-steps');
    const { rows } = await app.pool.query(`select (select count(*)::int from log_in_codes) as codes,
      (select count(*)::int from known_addresses) as addresses, (select count(*)::int from login_sessions) as sessions`);
    return rows[0];
  };
  expect(await leftAfter(36)).toEqual({ codes: 1, addresses: 1, sessions: 1 });
  expect(await leftAfter(38)).toEqual({ codes: 0, addresses: 1, sessions: 1 });
  expect(await leftAfter(364)).toEqual({ codes: 0, addresses: 1, sessions: 1 });
  expect(await leftAfter(366)).toEqual({ codes: 0, addresses: 0, sessions: 1 });
  expect(await leftAfter(394)).toEqual({ codes: 0, addresses: 0, sessions: 1 });
  expect(await leftAfter(396)).toEqual({ codes: 0, addresses: 0, sessions: 0 });
});
