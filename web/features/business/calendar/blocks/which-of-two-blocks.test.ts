import { expect, it } from 'vitest';
import { offsetsKept, twiceIn } from './which-of-two-blocks.ts';

const ROME = 'Europe/Rome';
const at = (date: string, startMinute: number, endMinute: number) => ({ date, startMinute, endMinute });
const NIGHT = '2026-10-25';
const USUAL = at('2026-10-24', 600, 660);

it.each([
  ['a usual time', USUAL, at(NIGHT, 600, 660), null],
  ['a start that comes twice', USUAL, at(NIGHT, 150, 210), 'startOffset'],
  ['a start and an end', USUAL, at(NIGHT, 130, 160), 'startOffset'],
  ['an end alone', USUAL, at(NIGHT, 90, 150), 'endOffset'],
  ['an end after midnight', USUAL, at('2026-10-24', 1400, 150), 'endOffset'],
  ['an end at midnight', USUAL, at('2026-10-24', 1400, 1440), null],
  ['a start that stays', at(NIGHT, 150, 210), at(NIGHT, 150, 240), null],
  ['an end that stays', at(NIGHT, 90, 150), at(NIGHT, 60, 150), null],
  ['the end of spring', USUAL, at('2026-03-29', 150, 210), null],
])('of %s: %j to %j asks for %j', (_what, before, to, of) => {
  expect(twiceIn(before, to, ROME)?.of ?? null).toBe(of);
});

it('names both by their offsets', () => {
  expect(twiceIn(USUAL, at(NIGHT, 150, 210), ROME)).toMatchObject({
    minute: 150,
    first: '2026-10-25T02:30:00+02:00',
    second: '2026-10-25T02:30:00+01:00',
  });
});

it('what was meant is kept where the time stays and comes twice there', () => {
  const kept = { startOffset: '+01:00', endOffset: null };
  const none = { startOffset: null, endOffset: null };
  const before = { ...at(NIGHT, 150, 210), ...kept };
  expect(offsetsKept(before, at(NIGHT, 150, 240), ROME)).toEqual(kept);
  expect(offsetsKept(before, at(NIGHT, 165, 240), ROME)).toEqual(none);
  // Of a series, on a date whose night is like any other
  const july = at('2026-07-26', 150, 210);
  expect(offsetsKept({ ...july, ...kept }, july, ROME)).toEqual(none);
});
