import { expect, it } from 'vitest';
import { minutesOf, weeklySpans } from './week.ts';

it('reads rows of days with several hours each', () => {
  expect(weeklySpans(['fri-sat 9-13 14:30-19', 'sun 10-24'])).toEqual([
    { weekday: 5, startMinute: 540, endMinute: 780 },
    { weekday: 5, startMinute: 870, endMinute: 1140 },
    { weekday: 6, startMinute: 540, endMinute: 780 },
    { weekday: 6, startMinute: 870, endMinute: 1140 },
    { weekday: 7, startMinute: 600, endMinute: 1440 },
  ]);
  expect(minutesOf('6:45-7')).toEqual({ startMinute: 405, endMinute: 420 });
});

it.each(['mon', 'fri-mon 9-10', 'lun 9-10', 'mon 9', 'mon 9h-10'])('refuses %s', (line) => {
  expect(() => weeklySpans([line])).toThrow();
});
