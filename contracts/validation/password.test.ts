import { describe, expect, it } from 'vitest';
import { failedPasswordChecks, hasPasswordLength } from './password.ts';

describe('a password at sign-up', () => {
  it.each(['Bosco-24!', 'Éclair#9x', 'aA1#aA1#'])('may be %s', (password) => {
    expect(failedPasswordChecks(password)).toEqual([]);
  });

  it.each([
    ['7 characters', 'Aa1!aaa', ['minChars']],
    ['8 spaces', '        ', ['lowercase', 'uppercase', 'number', 'specialChar']],
    ['no small letter', 'BOSCO-24', ['lowercase']],
    ['no capital', 'bosco-24', ['uppercase']],
    ['no digit', 'Bosco-due', ['number']],
    ['a sign that is none of the eight', 'Bosco_2424', ['specialChar']],
    ['1001 characters', `aA1#${'x'.repeat(997)}`, ['maxChars']],
    ['nothing', '', ['minChars', 'lowercase', 'uppercase', 'number', 'specialChar']],
  ])('fails with %s', (_name, password, failed) => {
    expect(failedPasswordChecks(password)).toEqual(failed);
  });
});

describe('the length that holds everywhere', () => {
  it.each([
    ['7 characters', 'aaaaaaa', false],
    ['8 characters', 'aaaaaaaa', true],
    ['4 emoji, which are 8 units', '🌳🌳🌳🌳', false],
    ['8 emoji', '🌳'.repeat(8), true],
    ['1000', 'a'.repeat(1000), true],
    ['1001', 'a'.repeat(1001), false],
  ])('%s', (_name, password, holds) => expect(hasPasswordLength(password)).toBe(holds));
});
