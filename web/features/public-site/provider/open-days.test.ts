import { expect, test } from 'vitest';
import { openDays } from './open-days.ts';

const span = (weekday: number, startTime: string, endTime: string) => ({ weekday, startTime, endTime });

test('days that are alike stand together, closed ones have no times', () => {
  const hours = [
    span(1, '14:30:00', '19:30:00'),
    ...[1, 2, 4].map((weekday) => span(weekday, '09:00:00', '13:00:00')),
    span(2, '14:30:00', '19:30:00'),
  ];
  expect(openDays(hours)).toEqual([
    { from: 1, to: 2, spans: ['09:00–13:00', '14:30–19:30'] },
    { from: 3, to: 3, spans: [] },
    { from: 4, to: 4, spans: ['09:00–13:00'] },
    { from: 5, to: 7, spans: [] },
  ]);
});

test('without any hours the whole week is closed', () => {
  expect(openDays([])).toEqual([{ from: 1, to: 7, spans: [] }]);
});
