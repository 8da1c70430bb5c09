import { expect, test } from 'vitest';
import { placedErrors } from './placed-errors.ts';

test('a refusal stands beside its field, every other one above the button', () => {
  const errors = [
    { message: 'Taken', code: 'userEmailExists' },
    { message: 'Too short', code: 'passwordMinChars' },
    { message: 'No number', code: 'passwordNumber' },
    { message: 'Slow down', code: 'tooManyRequests' },
    { message: 'system error' },
  ];
  const fields = {
    userEmailExists: 'email',
    passwordMinChars: 'password',
    passwordNumber: 'password',
  } as const;
  expect(placedErrors(errors, fields)).toEqual({
    errors: [{ message: 'Slow down', code: 'tooManyRequests' }, { message: 'system error' }],
    fieldErrors: { email: 'Taken', password: 'Too short' },
  });
});
