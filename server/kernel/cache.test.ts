import { describe, expect, it } from 'vitest';
import { Cache } from './cache.ts';

const counter = () => {
  let count = 0;
  return async () => (count += 1);
};

describe('short memory', () => {
  it('computes once for those who ask at the same time', async () => {
    const cache = new Cache(60_000);
    const next = counter();
    expect(await Promise.all([1, 2, 3].map(() => cache.getOrCompute('calendar:1', 'day', next)))).toEqual([
      1, 1, 1,
    ]);
  });

  it('forgets a scope, and only that one', async () => {
    const cache = new Cache(60_000);
    const [one, two] = [counter(), counter()];
    await cache.getOrCompute('calendar:1', 'day', one);
    await cache.getOrCompute('calendar:2', 'day', two);
    cache.invalidate('calendar:1');
    expect(await cache.getOrCompute('calendar:1', 'day', one)).toBe(2);
    expect(await cache.getOrCompute('calendar:2', 'day', two)).toBe(1);
  });

  it('does not keep what was computed before the change and arrives after it', async () => {
    const cache = new Cache(60_000);
    const { promise, resolve } = Promise.withResolvers<string>();
    const early = cache.getOrCompute('calendar:1', 'day', () => promise);
    cache.invalidate('calendar:1');
    resolve('before the change');
    expect(await early).toBe('before the change');
    expect(await cache.getOrCompute('calendar:1', 'day', async () => 'after the change')).toBe(
      'after the change',
    );
  });

  it('remembers no failure and nothing at all with age 0', async () => {
    const cache = new Cache(60_000);
    await expect(cache.getOrCompute('a', 'b', async () => Promise.reject(new Error('down')))).rejects.toThrow(
      'down',
    );
    expect(await cache.getOrCompute('a', 'b', async () => 'up')).toBe('up');
    const none = new Cache(0);
    const next = counter();
    await none.getOrCompute('a', 'b', next);
    expect(await none.getOrCompute('a', 'b', next)).toBe(2);
  });

  it('stays small', async () => {
    const cache = new Cache(60_000, { scopes: 2, perScope: 2 });
    const next = counter();
    for (const scope of ['a', 'b', 'c']) await cache.getOrCompute(scope, 'x', next);
    expect(await cache.getOrCompute('c', 'x', next)).toBe(3);
    expect(await cache.getOrCompute('a', 'x', next)).toBe(4);
  });
});
