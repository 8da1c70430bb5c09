import { expect, it } from 'vitest';
import { dateOf, epochMinutesOf, zoneOf } from '#contracts/time.ts';
import { weeksSoFar } from './weeks-so-far.ts';

const at = (zone: string, now: string) => {
  const { today, week, weekBefore } = weeksSoFar(zoneOf(zone), epochMinutesOf(new Date(now)));
  return [today, week, weekBefore].map(({ from, to }) => [from, to].map((one) => dateOf(one).toISOString()));
};

it('a Wednesday morning is compared with Monday to Wednesday morning of the week before', () => {
  expect(at('Europe/Rome', '2026-11-25T08:30:00Z')).toEqual([
    ['2026-11-24T23:00:00.000Z', '2026-11-25T08:30:00.000Z'],
    ['2026-11-22T23:00:00.000Z', '2026-11-25T08:30:00.000Z'],
    ['2026-11-15T23:00:00.000Z', '2026-11-18T08:30:00.000Z'],
  ]);
});

it('across a change of the clock it is the same time on the wall', () => {
  // 25 October 2026: the clock went back in the night before.
  expect(at('Europe/Rome', '2026-10-26T09:00:00Z')[2]).toEqual([
    '2026-10-18T22:00:00.000Z',
    '2026-10-19T08:00:00.000Z',
  ]);
});

it('a Sunday belongs to the week that began on Monday', () => {
  expect(at('Europe/Rome', '2026-11-29T12:00:00Z')[1]?.[0]).toBe('2026-11-22T23:00:00.000Z');
});
