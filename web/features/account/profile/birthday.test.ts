import { expect, it } from 'vitest';
import { dateFromTyped, typedDate } from './birthday.ts';

it.each([
  ['09/03/1984', '1984-03-09'],
  [' 9/3/1984 ', '1984-03-09'],
  ['9.3.1984', '1984-03-09'],
  ['09031984', '1984-03-09'],
  ['1984-03-09', '1984-03-09'],
  ['', ''],
  // Two digits of a year are guessed by nobody
  ['9/3/84', '9/3/84'],
  ['31/02/1984', '1984-02-31'],
])('%j is sent as %j', (typed, sent) => expect(dateFromTyped(typed)).toBe(sent));

it('a stored birthday is shown as it is typed', () => {
  expect(typedDate('1984-03-09')).toBe('09/03/1984');
  expect(typedDate('')).toBe('');
});
