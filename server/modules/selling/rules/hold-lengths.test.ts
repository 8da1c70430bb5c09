import { expect, test } from 'vitest';
import { beginningOf, canKeepLonger } from './hold-lengths.ts';

const at = (time: string): Date => new Date(`2026-11-22T${time}Z`);
const since = at('10:00:00');

test.each([
  ['while it waits', at('10:15:00'), at('10:14:59'), true],
  ['not when it is over', at('10:15:00'), at('10:15:00'), false],
  ['not a second time', at('10:20:00'), at('10:16:00'), false],
  ['not where nothing runs out', null, at('10:01:00'), false],
])('a place is kept longer %s', (_case, until, now, may) =>
  expect(canKeepLonger({ since, until }, now)).toBe(may),
);

test.each([
  [
    'is paid online',
    { onlyBook: false, isThemselves: false, totalCents: 5000 },
    { status: 'RSD', holdMinutes: 15 },
  ],
  [
    'costs nothing',
    { onlyBook: false, isThemselves: false, totalCents: 0 },
    { status: 'A', holdMinutes: null },
  ],
  [
    'a guest pays on site',
    { onlyBook: true, isThemselves: false, totalCents: 5000 },
    { status: 'P', holdMinutes: 30 },
  ],
  [
    'its customer, signed in, pays on site',
    { onlyBook: true, isThemselves: true, totalCents: 5000 },
    { status: 'A', holdMinutes: null },
  ],
] as const)('how a booking begins that %s', (_case, booking, beginning) =>
  expect(beginningOf(booking)).toEqual(beginning),
);
