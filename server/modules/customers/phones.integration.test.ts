import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aWalkIn } from './builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { findCustomers, getCustomer, readLikelyDoubles } from './index.ts';

let app: TestApp;
let providerId: number;
let london: number;
beforeAll(async () => {
  app = await openTestApp();
  providerId = await aProvider(app.work());
  london = await aProvider(app.work());
  await app.pool.query(`update providers set country_code = 'GB' where id = $1`, [london]);
});
afterAll(() => app.close());

const found = async (q: string, at = providerId) =>
  (await findCustomers(app.work(), { providerId: at, q, first: 10, withContacts: true, among: null })).map(
    ({ firstname }) => firstname,
  );

describe('one number, however it is written', () => {
  it('is one number for whoever looks for doubles', async () => {
    const one = await aWalkIn(app.work(), { providerId, firstname: 'Uno', phone: '393331110111' });
    const two = await aWalkIn(app.work(), { providerId, firstname: 'Due', phone: '+39 333 1110111' });
    expect(await readLikelyDoubles(app.work(), { providerId, customerId: one }, 5)).toMatchObject([
      { id: two },
    ]);
    expect((await getCustomer(app.work(), providerId, one))?.phone).toBe('+393331110111');
  });

  it.each([
    '3331110222',
    '+39 333 1110222',
    '0039 333 1110222',
    '0039333',
    '393331110222',
    '333 11',
    '0222',
    '222',
    '1102',
    '3 1110',
  ])('is found by %s', async (q) => {
    if ((await found('Trova')).length === 0)
      await aWalkIn(app.work(), { providerId, firstname: 'Trova', phone: '333 1110222' });
    expect(await found(q)).toContain('Trova');
  });

  it('is found by its last digits before others that have them elsewhere', async () => {
    await aWalkIn(app.work(), { providerId, firstname: 'Anna', lastname: 'Altrove', phone: '333 7654999' });
    await aWalkIn(app.work(), { providerId, firstname: 'Zoe', lastname: 'Zuin', phone: '333 1117654' });
    expect(await found('7654')).toEqual(['Zoe', 'Anna']);
    expect(await found('76 54')).toEqual(['Zoe', 'Anna']);
  });

  it('of another country, as it is dialled there', async () => {
    await aWalkIn(app.work(), { providerId: london, firstname: 'Emma', phone: '07700 900125' });
    for (const q of ['07700 900', '+44 7700', '447700900125', '0125', '7700'])
      expect(await found(q, london)).toEqual(['Emma']);
    expect(await found('1250', london)).toEqual([]);
  });
});
