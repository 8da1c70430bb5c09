import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { countRequest } from './request-limits.ts';

let app: TestApp;
let made = 0;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const aBucket = () => `test:${(made += 1)}`;
/** @returns null, or the seconds to wait */
async function ask(
  bucket: string,
  most: number,
  window?: 'hour' | 'day',
  work = app.work(),
): Promise<number | null> {
  return countRequest(work, bucket, most, window).then(
    () => null,
    (error: { code: string; details: { retryAfterSeconds: number } }) => {
      expect(error.code).toBe('tooManyRequests');
      return error.details.retryAfterSeconds;
    },
  );
}

describe('a limit', () => {
  it('lets as many through as it says, and nobody else’s bucket is fuller by it', async () => {
    app.clock.set(new Date('2026-11-02T08:45:00Z'));
    const bucket = aBucket();
    expect([await ask(bucket, 3), await ask(bucket, 3), await ask(bucket, 3)]).toEqual([null, null, null]);
    expect(await ask(bucket, 3)).toBe(15 * 60);
    expect(await ask(aBucket(), 3)).toBeNull();
  });

  it('of an hour begins anew with the next, one of a day with the next day', async () => {
    app.clock.set(new Date('2026-11-02T22:59:59Z'));
    const [hour, day] = [aBucket(), aBucket()];
    expect([await ask(hour, 1), await ask(day, 1, 'day')]).toEqual([null, null]);
    expect([await ask(hour, 1), await ask(day, 1, 'day')]).toEqual([1, 3601]);
    app.clock.set(new Date('2026-11-02T23:00:00Z'));
    expect([await ask(hour, 1), await ask(day, 1, 'day')]).toEqual([null, 3600]);
    app.clock.set(new Date('2026-11-03T00:00:00Z'));
    expect(await ask(day, 1, 'day')).toBeNull();
  });

  it('holds for a crowd that comes at once', async () => {
    const bucket = aBucket();
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(bucket, 20)));
    expect(answers.filter((answer) => answer === null)).toHaveLength(20);
    expect(await ask(bucket, 50)).not.toBeNull();
  });

  it('counts what is refused, but nothing of a transaction that is rolled back', async () => {
    const bucket = aBucket();
    await ask(bucket, 1);
    await ask(bucket, 1);
    expect(await ask(bucket, 2)).not.toBeNull();
    const inside = aBucket();
    const failing = app.work().transaction(async (tx) => {
      expect(await ask(inside, 1, 'hour', tx)).toBeNull();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await ask(inside, 1)).toBeNull();
  });
});
