import { expect, test } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatMoney,
  formatPercent,
  formatShortMoney,
  formatTime,
} from './format.ts';

test.each([
  [0, '0,00 €'],
  [5, '0,05 €'],
  [5900, '59,00 €'],
  [123450, '1.234,50 €'],
  [100000000, '1.000.000,00 €'],
  [-1999, '-19,99 €'],
])('%d cents are %s', (cents, text) => expect(formatMoney(cents)).toBe(text.replace(' ', '\u00a0')));

test.each([
  [3600, '36 €'],
  [4450, '44,50 €'],
  [120_000, '1.200 €'],
])('%d cents are %s where there is little room', (cents, text) =>
  expect(formatShortMoney(cents)).toBe(text.replace(' ', '\u00a0')),
);

test('percentages keep two decimals where they have any', () => {
  expect(formatPercent(33.333)).toBe('33,33');
  expect(formatPercent(10)).toBe('10');
  expect(formatPercent(12.5)).toBe('12,5');
});

test('dates and times', () => {
  expect(formatDate('2026-11-20')).toBe('20/11/2026');
  expect(formatDate('2026-10-25T02:30:00+02:00')).toBe('25/10/2026');
  expect(formatTime('14:05:00')).toBe('14:05');
  expect(formatTime('2026-10-25T02:30:00+02:00')).toBe('02:30');
  expect(formatDateTime('2026-10-25T02:30:00+02:00')).toBe('25/10/2026 02:30');
});
