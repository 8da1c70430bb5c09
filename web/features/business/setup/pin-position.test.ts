import { expect, it } from 'vitest';
import { metresFrom, pointAt, REACH_METRES } from './pin-position.ts';

const bologna = { latitude: 44.4938, longitude: 11.3426 };

it('finds the point at a distance again', () => {
  const { north, east } = metresFrom(bologna, pointAt(bologna, { north: 1250, east: -800 }));
  expect(Math.abs(north - 1250)).toBeLessThan(2);
  expect(Math.abs(east + 800)).toBeLessThan(2);
});

it('is the middle without a distance', () => {
  expect(pointAt(bologna, { north: 0, east: 0 })).toEqual(bologna);
});

it('stays on the sketch', () => {
  const { north } = metresFrom(bologna, pointAt(bologna, { north: 9000, east: 0 }));
  expect(Math.round(north / 10) * 10).toBe(REACH_METRES);
});
