import { afterEach, beforeEach, expect, it } from 'vitest';
import { aProvider } from '#server/modules/providers/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { loadDemoTownIfEmpty } from './demo-town.ts';
import { TOWN_PROVIDERS } from './town/providers.ts';
import { clearUnfinishedTown, markUnfinished } from './unfinished-town.ts';
import { ALL_CASES } from '#server/testing/all-cases.ts';

let app: TestApp;
beforeEach(async () => {
  app = await openTestApp({ withCards: true });
});
afterEach(() => app.close());

const tables = async () => {
  const { rows } = await app.pool.query<{ mark: string | null; providers: string | null }>(
    `select to_regclass('demo_town_unfinished') as mark, to_regclass('providers') as providers`,
  );
  return rows[0];
};
const countProviders = async () =>
  Number((await app.pool.query('select count(*) from providers')).rows[0].count);

it('half a town is taken away whole, so that the next start loads it anew', async () => {
  await markUnfinished(app.work());
  await aProvider(app.work(), { name: TOWN_PROVIDERS[0]?.name ?? '' });
  await clearUnfinishedTown(app.databaseUrl, { isWanted: true });
  expect(await tables()).toEqual({ mark: null, providers: null });
});

it('half a town is served to nobody', async () => {
  await markUnfinished(app.work());
  await expect(clearUnfinishedTown(app.databaseUrl, { isWanted: false })).rejects.toThrow('LOAD_DEMO=yes');
});

it('what is not of the town is never touched', async () => {
  await markUnfinished(app.work());
  await aProvider(app.work(), { name: 'Somebody real' });
  await expect(clearUnfinishedTown(app.databaseUrl, { isWanted: true })).rejects.toThrow(
    'Nothing was touched',
  );
  expect(await countProviders()).toBe(1);
});

it.runIf(ALL_CASES)('a whole town bears no mark, and stays', { timeout: 90_000 }, async () => {
  const where = {
    databaseUrl: app.databaseUrl,
    origin: app.deps.origin,
    cards: { webhookUrl: 'http://127.0.0.1:1/' },
  };
  await loadDemoTownIfEmpty(app.work(), app.config, { ...where, bookings: 2 });
  expect((await tables())?.mark).toBe(null);
  await clearUnfinishedTown(app.databaseUrl, { isWanted: true });
  expect(await countProviders()).toBe(TOWN_PROVIDERS.length);
  expect(await loadDemoTownIfEmpty(app.work(), app.config, { ...where, bookings: 2 })).toBe(null);
});
