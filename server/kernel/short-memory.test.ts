import { describe, expect, it } from 'vitest';
import { ShortMemory } from './short-memory.ts';

const counter = () => {
  let count = 0;
  return async () => (count += 1);
};

describe('short memory', () => {
  it('computes once for those who ask at the same time', async () => {
    const memory = new ShortMemory(60_000);
    const next = counter();
    expect(await Promise.all([1, 2, 3].map(() => memory.remember('calendar:1', 'day', next)))).toEqual([1, 1, 1]);
  });

  it('forgets a scope, and only that one', async () => {
    const memory = new ShortMemory(60_000);
    const [one, two] = [counter(), counter()];
    await memory.remember('calendar:1', 'day', one);
    await memory.remember('calendar:2', 'day', two);
    memory.forget('calendar:1');
    expect(await memory.remember('calendar:1', 'day', one)).toBe(2);
    expect(await memory.remember('calendar:2', 'day', two)).toBe(1);
  });

  it('does not keep what was computed before the change and arrives after it', async () => {
    const memory = new ShortMemory(60_000);
    const { promise, resolve } = Promise.withResolvers<string>();
    const early = memory.remember('calendar:1', 'day', () => promise);
    memory.forget('calendar:1');
    resolve('before the change');
    expect(await early).toBe('before the change');
    expect(await memory.remember('calendar:1', 'day', async () => 'after the change')).toBe('after the change');
  });

  it('remembers no failure and nothing at all with age 0', async () => {
    const memory = new ShortMemory(60_000);
    await expect(memory.remember('a', 'b', async () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await memory.remember('a', 'b', async () => 'up')).toBe('up');
    const none = new ShortMemory(0);
    const next = counter();
    await none.remember('a', 'b', next);
    expect(await none.remember('a', 'b', next)).toBe(2);
  });

  it('stays small', async () => {
    const memory = new ShortMemory(60_000, { scopes: 2, perScope: 2 });
    const next = counter();
    for (const scope of ['a', 'b', 'c']) await memory.remember(scope, 'x', next);
    expect(await memory.remember('c', 'x', next)).toBe(3);
    expect(await memory.remember('a', 'x', next)).toBe(4);
  });
});
