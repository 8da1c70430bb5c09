import { expect, it } from 'vitest';
import { refundProgress } from './refund-progress.ts';

it.each([
  ['nothing was paid by card', null, 'none'],
  ['all was kept', [5000, 0, 0, 0], 'none'],
  ['asked for', [5000, 5000, 0, 0], 'onItsWay'],
  ['a part has arrived, more is asked for', [5000, 3000, 1000, 0], 'onItsWay'],
  ['a part has arrived', [5000, 1000, 1000, 0], 'partlyRefunded'],
  ['all has arrived', [5000, 5000, 5000, 0], 'refunded'],
  ['it failed', [5000, 0, 0, 5000], 'failed'],
  ['a part has arrived, the rest failed', [5000, 2000, 2000, 3000], 'failed'],
  ['it failed and is asked for again', [5000, 5000, 0, 5000], 'onItsWay'],
  ['it failed and arrived the second time', [5000, 5000, 5000, 5000], 'refunded'],
] as const)('%s', (_name, sums, progress) => {
  const [capturedCents, refundedOrRequestedCents, refundedCents, failedCents] = sums ?? [0, 0, 0, 0];
  expect(
    refundProgress(sums && { capturedCents, refundedOrRequestedCents, refundedCents, failedCents }),
  ).toBe(progress);
});
