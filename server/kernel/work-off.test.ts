import { expect, it } from 'vitest';
import { workOff } from './work-off.ts';

const numbers = Array.from({ length: 30 }, (_, index) => index);
const aTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

it('runs all in their order, never more at once than wanted', async () => {
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const isComplete = await workOff(numbers, 4, async (number) => {
    begun.push(number);
    most = Math.max(most, (running += 1));
    await aTurn();
    running -= 1;
    return true;
  });
  expect({ isComplete, begun, most }).toEqual({ isComplete: true, begun: numbers, most: 4 });
});

it('ends when nobody answers', async () => {
  const begun: number[] = [];
  const isComplete = await workOff(numbers, 4, async (number) => {
    begun.push(number);
    await aTurn();
    return number < 10;
  });
  expect(isComplete).toBe(false);
  expect(begun.length).toBeLessThanOrEqual(18);
});

it('goes on behind one that never answers', async () => {
  const begun: number[] = [];
  const isComplete = await workOff(numbers, 4, async (number) => {
    begun.push(number);
    return number % 5 !== 0;
  });
  expect({ isComplete, begun }).toEqual({ isComplete: false, begun: numbers });
});

it('goes on while some hang', async () => {
  const hanging = Promise.withResolvers<void>();
  const done: number[] = [];
  const all = workOff([1, 2, 3, 4, 5, 6], 3, async (item) => {
    if (item <= 2) await hanging.promise;
    done.push(item);
    return true;
  });
  await expect.poll(() => done).toEqual([3, 4, 5, 6]);
  hanging.resolve();
  expect(await all).toBe(true);
});

it('runs those behind one that failed, and tells of it at the end', async () => {
  const done: number[] = [];
  const all = workOff([1, 2, 3], 1, async (item) => {
    if (item === 1) throw new Error('the first');
    done.push(item);
    return true;
  });
  await expect(all).rejects.toThrow('the first');
  expect(done).toEqual([2, 3]);
});
