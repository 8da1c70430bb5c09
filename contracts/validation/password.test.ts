import { describe, expect, it } from 'vitest';
import { errorText } from '../error-texts.ts';
import { m } from '#contracts/texts/messages.js';
import { failedPasswordChecks, isLongEnough } from './password.ts';

describe('the strength of a password', () => {
  it.each([
    ['nothing typed', '', []],
    ['too short', 'Aa1!aaa', ['minChars']],
    ['no small letter', 'AAAAAA1!', ['lowercase']],
    ['no capital', 'aaaaaa1!', ['uppercase']],
    ['no number', 'Aaaaaaa!', ['number']],
    ['a sign that is not special here', 'Aaaaaaa1_', ['specialChar']],
    ['a special sign', 'Aaaaaaa1-', []],
    ['letters with accents', 'Èèèèèè1!', []],
    ['eight spaces', '        ', ['lowercase', 'uppercase', 'number', 'specialChar']],
    ['sixty characters, no maximum', `Aa1!${'x'.repeat(56)}`, []],
    ['several at once, in their order', 'abc', ['minChars', 'uppercase', 'number', 'specialChar']],
  ])('%s', (_name, password, failed) => expect(failedPasswordChecks(password)).toEqual(failed));

  it('knows a maximum where one is configured', () => {
    expect(failedPasswordChecks(`Aa1!${'x'.repeat(47)}`, 50)).toEqual(['maxChars']);
    expect(failedPasswordChecks(`Aa1!${'x'.repeat(46)}`, 50)).toEqual([]);
  });

  it.each(['# ? ! @ $ % ^ & * -'.split(' ')].flat())('%s is special', (sign) => {
    expect(failedPasswordChecks(`Aaaaaaa1${sign}`)).toEqual([]);
  });
});

it('is told in the words of the specification', () => {
  expect(m.error_password_max_chars({ max: 50 }, { locale: 'en' })).toBe('Password maximum characters is 50');
  const codes = [
    'passwordMinChars',
    'passwordLowercase',
    'passwordUppercase',
    'passwordNumber',
    'passwordSpecialChar',
  ] as const;
  expect(codes.map((code) => errorText(code, 'en'))).toEqual([
    'Password need atleast 8 characters',
    'Password needs atleast one lowercase letter (abc)',
    'Password needs atleast one uppercase letter (ABC)',
    'Password needs atleast one number (123)',
    'Password needs atleast one special character (!@#)',
  ]);
  expect(errorText('passwordMaxChars', 'en')).toBe('Password maximum characters is 1000');
});

it('counts characters, not bytes, and the same in every Unicode form', () => {
  expect(isLongEnough('e\u0301'.repeat(4))).toBe(false);
  expect(isLongEnough('é'.repeat(8))).toBe(true);
  expect(isLongEnough('🌿'.repeat(7))).toBe(false);
  expect(isLongEnough('🌿'.repeat(8))).toBe(true);
});
