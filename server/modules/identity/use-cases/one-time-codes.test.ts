import { expect, it } from 'vitest';
import { Secrets } from '#server/kernel/secrets.ts';
import { codeOf } from './one-time-codes.ts';

it('codes are those of the mails that are out already', () => {
  const secrets = new Secrets('a secret of more than thirty-two characters', 'https://radura.example');
  expect(codeOf(secrets, 'verify', 4711)).toBe('3mv.uHMc8Ek8EZkK7xFsRk08Xv4y2hs');
  expect(codeOf(secrets, 'reset', 4711)).toBe('3mv.UfbVjP5kp95VuKiFhEcWAbfYOYw');
});
