import { expect, it } from 'vitest';
import { resumedAfter } from '../taken-up-again.ts';
import { waited } from './waits.ts';

it('counts only the time in which somebody was there', () => {
  const downs = [
    { from: 100, to: 200 },
    { from: 500, to: 600 },
  ];
  expect(waited({ from: 0, to: 50 }, downs)).toBe(50);
  expect(waited({ from: 150, to: 550 }, downs)).toBe(300);
  expect(waited({ from: 120, to: 180 }, downs)).toBe(0);
});

it('counts on what no start has taken up', () => {
  const downs = [{ from: 0, to: 1000 }];
  expect(resumedAfter({ killedAt: 0, jobs: 3, resumedAt: 4000 }, downs, 90_000)).toBe(3000);
  expect(resumedAfter({ killedAt: 0, jobs: 3, resumedAt: null }, downs, 90_000)).toBe(89_000);
});
