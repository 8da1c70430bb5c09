import { expect, test } from 'vitest';
import { groupSlots } from './slot-groups.ts';

const slot = (time: string, offset = '+01:00') => ({
  startTime: `${time}:00`,
  endTime: `${time}:00`,
  dateTimeFrom: `2026-10-25T${time}:00${offset}`,
});

test('times stand by morning, afternoon and evening, noon and six belong to the later part', () => {
  const groups = groupSlots(['09:00', '11:55', '12:00', '17:45', '18:00', '21:30'].map((time) => slot(time)));
  expect(groups.map(({ part, slots }) => [part, slots.map(({ label }) => label)])).toEqual([
    ['morning', ['09:00', '11:55']],
    ['afternoon', ['12:00', '17:45']],
    ['evening', ['18:00', '21:30']],
  ]);
});

test('a part without times is left out', () => {
  expect(groupSlots([slot('18:30')]).map(({ part }) => part)).toEqual(['evening']);
  expect(groupSlots([])).toEqual([]);
});

test('a time that the clock shows twice carries its offset, the others do not', () => {
  const [morning] = groupSlots([
    slot('01:30', '+02:00'),
    slot('02:30', '+02:00'),
    slot('02:30', '+01:00'),
    slot('03:00'),
  ]);
  expect(morning?.slots.map(({ label }) => label)).toEqual([
    '01:30',
    '02:30 (+02:00)',
    '02:30 (+01:00)',
    '03:00',
  ]);
});
