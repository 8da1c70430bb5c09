import { describe, expect, it } from 'vitest';
import { passwordRefusal } from './password-refusal.ts';

const refusal = (password: string, asked: 'strength' | 'length') =>
  passwordRefusal(password, 'ada@example.it', asked);

describe('a new password', () => {
  it.each([
    ['seven characters', 'aB1!aaa', 'passwordMinChars', 'passwordMinChars'],
    ['eight small letters', 'dkrmgwqz', 'passwordUppercase', null],
    ['without a number', 'Dkrmgwq!', 'passwordNumber', null],
    ['strong', 'Dkrmgw1!', null, null],
    ['eight spaces', '        ', 'passwordLowercase', 'passwordTooCommon'],
    ['72 bytes', 'Aa1!'.repeat(18), null, null],
    ['73 bytes', `${'Aa1!'.repeat(18)}x`, null, null],
    ['1,000 characters', 'Aa1!'.repeat(250), null, null],
    ['10,000 characters', 'Aa1!'.repeat(2500), 'passwordMaxChars', 'passwordMaxChars'],
    ['emoji', '🌿🌞🌊🌙🍋🌾🌻🍀', 'passwordLowercase', null],
    ['the e-mail itself', 'ada@example.it', 'passwordUppercase', 'passwordTooCommon'],
    ['well known', 'Password1!', 'passwordTooCommon', 'passwordTooCommon'],
    ['with NUL inside', 'Dkrm\u0000gw1!', null, null],
  ])('%s', (_name, password, atSignUp, atReset) => {
    expect(refusal(password, 'strength')).toBe(atSignUp);
    expect(refusal(password, 'length')).toBe(atReset);
  });
});
