import { expect, test } from 'vitest';
import type { IsoWeekday } from '#contracts/time.ts';
import { everyDay } from './testing/calendars.ts';
import { workingWeekOf } from './working-week.ts';

function week(...blocks: [IsoWeekday, number, number][]) {
  return workingWeekOf(
    blocks.map(([weekday, startMinute, endMinute]) => ({ weekday, startMinute, endMinute })),
  );
}

test('blocks are ordered, and an end before the start lies on the next day', () => {
  expect(week([1, 840, 1140], [1, 540, 780], [5, 1320, 360])).toEqual({
    week: [
      [],
      [
        { startMinute: 540, endMinute: 780 },
        { startMinute: 840, endMinute: 1140 },
      ],
      [],
      [],
      [],
      [{ startMinute: 1320, endMinute: 1800 }],
      [],
      [],
    ],
  });
});

test.each([
  ['00:00–24:00', 0, 1440, 1440],
  ['22:00–24:00', 1320, 1440, 1440],
  ['22:00–00:00', 1320, 0, 1440],
  ['09:00–08:55', 540, 535, 1975],
])('%s is a block', (_, startMinute, endMinute, end) => {
  const result = week([7, startMinute, endMinute]);
  expect('week' in result && result.week[7]).toEqual([{ startMinute, endMinute: end }]);
});

test.each([
  ['00:00–00:00', 0, 0, 'empty'],
  ['06:00–06:00', 360, 360, 'empty'],
  ['a start at 24:00', 1440, 60, 'outOfRange'],
  ['an end after 24:00', 540, 1441, 'outOfRange'],
  ['a negative start', -5, 60, 'outOfRange'],
  ['half minutes', 0.5, 60, 'outOfRange'],
])('%s is refused', (_, startMinute, endMinute, problem) => {
  expect(week([1, startMinute, endMinute])).toMatchObject({ problem });
});

test('overlaps are refused on one day, across midnight and across the end of the week; touching blocks are not', () => {
  expect(week([1, 540, 780], [1, 775, 900])).toMatchObject({
    problem: 'overlap',
    block: { startMinute: 775 },
  });
  expect(week([1, 1320, 360], [2, 355, 600])).toMatchObject({ problem: 'overlap', block: { weekday: 2 } });
  expect(week([7, 1320, 360], [1, 300, 600])).toMatchObject({ problem: 'overlap', block: { weekday: 1 } });
  expect(week([7, 1320, 360], [1, 360, 600], [1, 600, 900])).toHaveProperty('week');
  expect(everyDay([0, 1440])).toHaveLength(8);
});
