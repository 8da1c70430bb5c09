import { expect, it } from 'vitest';
import { stillShown } from './moved.ts';

it('an answer changes the move it is about, and no other that was made meanwhile', () => {
  const [first, second] = [
    { key: 1, isTold: true },
    { key: 2, isTold: true },
  ];
  const untold = stillShown(1, (shown: typeof first) => ({ ...shown, isTold: false }));
  expect(untold(first)).toEqual({ key: 1, isTold: false });
  expect(untold(second)).toBe(second);
  expect(stillShown(1, () => null)(first)).toBeNull();
  expect(stillShown(1, () => null)(second)).toBe(second);
  expect(untold(null)).toBeNull();
});
