import { describe, expect, test } from 'vitest';
import { textsIn } from '#web/lib/texts-in.ts';
import { newPasswordProblems } from './new-password-problems.ts';

const t = textsIn('en');
const typed = (password: string, confirmation = password) => ({ password, confirmation });

describe('a password at registration', () => {
  test.each([
    ['7 characters', typed('Aa1!aaa'), { password: 'must 8 char' }],
    ['another confirmation', typed('Bosco-24!', 'Bosco-25!'), { confirmation: 'passwords not the same' }],
    ['no confirmation', typed('Bosco-24!', ''), { confirmation: 'passwords not the same' }],
    ['no capital', typed('bosco-24!'), { password: 'Password needs atleast one uppercase letter (ABC)' }],
    ['nothing', typed(''), { password: 'Please enter value for Password!' }],
    ['everything right', typed('Bosco-24!'), {}],
  ])('%s', (_name, password, problems) => {
    expect(newPasswordProblems(t, password, 'strong', 'register')).toEqual(problems);
  });
});

describe('a password chosen anew', () => {
  test.each([
    ['7 characters', typed('aaaaaaa'), { password: 'Password need atleast 8 characters' }],
    ['8 small letters', typed('aaaaaaaa'), {}],
    [
      'another confirmation',
      typed('aaaaaaaa', 'b'),
      { confirmation: "New and confirm password don't match" },
    ],
  ])('%s', (_name, password, problems) => {
    expect(newPasswordProblems(t, password, 'long', 'reset')).toEqual(problems);
  });
});
