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
