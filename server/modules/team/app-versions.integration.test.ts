import { afterAll, beforeAll, expect, it } from 'vitest';
import { anActor, aPerson } from '#server/modules/identity/builders.ts';
import { readAppVersion } from '#server/modules/identity/index.ts';
import type { SignedInPerson } from '#server/kernel/request-context.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { expectSupported } from '../identity/use-cases/expect-supported.ts';
import { setAppVersion } from './use-cases/app-versions.ts';

let app: TestApp;
let admin: SignedInPerson;
let made = 0;
beforeAll(async () => {
  app = await openTestApp();
  const personId = await aPerson(app.work());
  await app.pool.query(`insert into log_ins (person_id, role, created_at) values ($1, 'admin', now())`, [
    personId,
  ]);
  admin = anActor({ personId, role: 'admin', area: 'admin', steppedUpAt: app.clock.now() });
});
afterAll(() => app.close());

const asking = (actor = admin) => ({
  work: app.work(),
  actor,
  idempotencyKey: `a key of its own ${(made += 1)}`,
});

it('a program below the minimum cannot sign in, one at it can, and others are left alone', async () => {
  await setAppVersion(asking(), 'ios', { current: '6.0.10', minimum: '6.0.0', storeAddress: null });
  const old = expectSupported(app.work(), { os: 'ios', appVersion: '5.10.0' });
  await expect(old).rejects.toMatchObject({ code: 'notSupportedApplication' });
  await expectSupported(app.work(), { os: 'ios', appVersion: '6.0.0' });
  await expectSupported(app.work(), { os: 'android', appVersion: '5.10.0' });
});

it.each([
  { current: '6.0.0-rc', minimum: '6.0.0' },
  { current: '6.0.0', minimum: '6.0.1' },
  { current: '', minimum: '6.0.0' },
  { current: '6.0.0', minimum: '6.0.0', storeAddress: 'javascript:alert(1)' },
  { current: '6.0.0', minimum: '6.0.0', storeAddress: 'http://example.it' },
])('refuses %j', async (input) => {
  await expect(setAppVersion(asking(), 'android', input)).rejects.toMatchObject({ code: 'invalidInput' });
  expect(await readAppVersion(app.work(), 'android')).toMatchObject({ minimum: '1.0.0' });
});

it('our own web client is never too old', async () => {
  const input = { current: '7.0.0', minimum: '6.0.1' };
  await expect(setAppVersion(asking(), 'web', input)).rejects.toMatchObject({ code: 'invalidInput' });
});

it('asks for a fresh proof', async () => {
  const stale = { ...admin, steppedUpAt: null };
  const input = { current: '6.0.0', minimum: '6.0.0' };
  await expect(setAppVersion(asking(stale), 'web', input)).rejects.toMatchObject({ code: 'stepUpNeeded' });
});
