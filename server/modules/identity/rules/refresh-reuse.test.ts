import { expect, test } from 'vitest';
import { judgeRefresh } from './refresh-reuse.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 2) + seconds * 1000);
const renewed = { refreshes: 3, refreshedAt: at(0), refreshedBy: 'telephone' };

test.each([
  ['the one that counts', 3, 'telephone', 3600, 'renew'],
  ['the one that counts, from elsewhere', 3, 'another', 3600, 'renew'],
  ['the one before, at once', 2, 'telephone', 0, 'again'],
  ['the one before, after 9.999 s', 2, 'telephone', 9.999, 'again'],
  ['the one before, after 10 s', 2, 'telephone', 10, 'reused'],
  ['the one before, from elsewhere', 2, 'another', 1, 'reused'],
  ['an older one', 1, 'telephone', 1, 'reused'],
  ['the very first', 0, 'telephone', 1, 'reused'],
  ['one that was not given yet', 4, 'telephone', 1, 'reused'],
] as const)('%s', (_name, turn, device, seconds, expected) => {
  expect(judgeRefresh(turn, renewed, device, at(seconds))).toBe(expected);
});

test('nothing was renewed yet', () => {
  const fresh = { refreshes: 0, refreshedAt: null, refreshedBy: null };
  expect(judgeRefresh(0, fresh, 'telephone', at(0))).toBe('renew');
});
