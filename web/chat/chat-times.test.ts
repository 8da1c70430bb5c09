import { expect, it } from 'vitest';
import { shortWhen } from './chat-times.ts';

const NOW = new Date('2026-11-27T22:30:00Z');

it.each([
  ['2026-11-26T23:05:00Z', '00:05'],
  ['2026-11-26T22:55:00Z', '26/11'],
])('%s is %s where it is the evening of the 27th', (at, shown) => {
  expect(shortWhen(at, 'Europe/Rome', NOW)).toBe(shown);
});
