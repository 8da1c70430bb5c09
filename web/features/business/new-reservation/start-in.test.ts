import { expect, it } from 'vitest';
import { startIn } from './start-in.ts';

const SECOND = '2026-10-25T02:30:00+01:00';

it.each([
  ['2026-10-25', '02:30', SECOND, SECOND],
  ['2026-10-25', '02:30', '', '2026-10-25T02:30'],
  // Chosen, and then another time or date was typed
  ['2026-10-25', '03:30', SECOND, '2026-10-25T03:30'],
  ['2026-10-26', '02:30', SECOND, '2026-10-26T02:30'],
  ['2026-10-25', '02:3', SECOND, '2026-10-25T02:3'],
  ['', '', SECOND, 'T'],
])('%s at %s, chosen %j, is %s', (date, time, chosen, start) => {
  expect(startIn((name) => (name === 'startsAt' ? chosen : ''), date, time)).toBe(start);
});
