import { describe, expect, test } from 'vitest';
import { groupCardNumber, groupExpiry, monthAndYear, problemsOfCard } from './card-fields.ts';

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242 4242-42', '4242 4242 42'],
  ['378282246310005', '3782 822463 10005'],
  ['3782822', '3782 822'],
  ['', ''],
  ['abc', ''],
  ['42424242424242424242999', '4242 4242 4242 4242 424'],
])('%j is grouped as %j', (typed, grouped) => expect(groupCardNumber(typed)).toBe(grouped));

test.each([
  ['1', '1'],
  ['12', '12'],
  ['123', '12 / 3'],
  ['1230', '12 / 30'],
  ['12/30', '12 / 30'],
  ['5', '05'],
  ['530', '05 / 30'],
  ['12 / 3045', '12 / 30'],
])('the expiry %j becomes %j', (typed, grouped) => expect(groupExpiry(typed)).toBe(grouped));

test('month and year are taken apart', () => {
  expect(monthAndYear('05 / 30')).toEqual({ expMonth: '05', expYear: '30' });
});

describe('a card that was typed', () => {
  const right = { number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123' };
  test.each([
    ['right', {}, []],
    ['with a wrong digit', { number: '4242 4242 4242 4241' }, ['number']],
    ['too short', { number: '4242' }, ['number']],
    ['past', { expiry: '10 / 26' }, ['expiry']],
    ['in its last month', { expiry: '11 / 26' }, []],
    ['with month 13', { expiry: '13 / 30' }, ['expiry']],
    ['with half an expiry', { expiry: '12' }, ['expiry']],
    ['with a CVC of two digits', { cvc: '12' }, ['cvc']],
    ['with a CVC of four digits', { cvc: '1234' }, ['cvc']],
    ['American Express', { number: '3782 822463 10005', cvc: '1234' }, []],
    ['American Express with three digits', { number: '3782 822463 10005' }, ['cvc']],
    ['empty', { number: '', expiry: '', cvc: '' }, ['number', 'expiry', 'cvc']],
  ])('%s', (_case, change, problems) =>
    expect(problemsOfCard({ ...right, ...change }, '2026-11-21')).toEqual(problems),
  );
});
