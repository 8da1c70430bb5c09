import { expect, it } from 'vitest';
import { datesInShort, datesShown } from './calendar-labels.ts';

it.each([
  ['2026-11-24', '23–29 novembre 2026', '23–29 November 2026'],
  ['2026-12-01', '30 novembre – 6 dicembre 2026', '30 November – 6 December 2026'],
  ['2026-12-31', '28 dicembre 2026 – 3 gennaio 2027', '28 December 2026 – 3 January 2027'],
])('a week around %s is %s', (date, italian, english) => {
  expect(datesShown('week', date, 'it')).toBe(italian);
  expect(datesShown('week', date, 'en')).toBe(english);
});

it.each([
  ['2026-11-24', '23–29 nov', '23–29 Nov'],
  ['2026-12-01', '30 nov – 6 dic', '30 Nov – 6 Dec'],
])('where there is little room a week around %s is %s', (date, italian, english) => {
  expect(datesInShort('week', date, 'it')).toBe(italian);
  expect(datesInShort('week', date, 'en')).toBe(english);
});
