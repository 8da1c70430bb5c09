import { expect, it } from 'vitest';
import { severalAtOnce } from './several-at-once.ts';

it('never runs more than so many, and goes on while some hang', async () => {
  const hanging = Promise.withResolvers<void>();
  const done: number[] = [];
  let running = 0;
  let most = 0;
  const all = severalAtOnce([1, 2, 3, 4, 5, 6], 3, async (item) => {
    running += 1;
    most = Math.max(most, running);
    if (item <= 2) await hanging.promise;
    await Promise.resolve();
    running -= 1;
    done.push(item);
  });
  await expect.poll(() => done).toEqual([3, 4, 5, 6]);
  expect(most).toBe(3);
  hanging.resolve();
  await all;
  expect(done.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
});

it('runs those behind one that failed, and tells of it at the end', async () => {
  const done: number[] = [];
  const all = severalAtOnce([1, 2, 3], 1, async (item) => {
    if (item === 1) throw new Error('the first');
    done.push(item);
  });
  await expect(all).rejects.toThrow('the first');
  expect(done).toEqual([2, 3]);
});

it('has nothing to do without items', async () => {
  await expect(severalAtOnce([], 3, () => Promise.reject(new Error('never')))).resolves.toBeUndefined();
});
