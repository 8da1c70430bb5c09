import { expect, it } from 'vitest';
import { refundProgress } from './refund-progress.ts';

it.each([
  ['nothing paid', null, 'none'],
  ['nothing goes back', [5000, 0, 0], 'none'],
  ['asked for', [5000, 5000, 0], 'onItsWay'],
  ['a part has arrived, more is asked for', [5000, 3000, 1000], 'onItsWay'],
  ['a part has arrived', [5000, 1000, 1000], 'partlyRefunded'],
  ['all of it', [5000, 5000, 5000], 'refunded'],
] as const)('%s', (_name, sums, progress) => {
  const [capturedCents, refundedOrRequestedCents, refundedCents] = sums ?? [0, 0, 0];
  expect(refundProgress(sums && { capturedCents, refundedOrRequestedCents, refundedCents })).toBe(progress);
});
