import { expect, it } from 'vitest';
import { nextTryAt } from './refund-timetable.ts';

it('waits twice as long each time, an hour at most', () => {
  const now = new Date('2026-11-02T08:00:00Z');
  const pauses = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1000].map(
    (tries) => (nextTryAt(tries, now).getTime() - now.getTime()) / 1000,
  );
  expect(pauses).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600, 3600]);
});
