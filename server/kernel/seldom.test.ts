import { expect, it } from 'vitest';
import { Seldom } from './seldom.ts';

it('lets one of a kind through in a while, and says how many it left out', () => {
  let now = 0;
  const seldom = new Seldom(60_000, () => now);
  expect([seldom.pass('lost'), seldom.pass('lost'), seldom.pass('fault'), seldom.pass('lost')]).toEqual([
    0,
    null,
    0,
    null,
  ]);
  now = 59_999;
  expect(seldom.pass('lost')).toBe(null);
  now = 60_000;
  expect([seldom.pass('lost'), seldom.pass('lost'), seldom.pass('fault')]).toEqual([3, null, 0]);
  now = 200_000;
  expect(seldom.pass('lost')).toBe(1);
});
