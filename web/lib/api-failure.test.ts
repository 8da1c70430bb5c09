import { describe, expect, test } from 'vitest';
import { ApiFailure, errorsOf, failureIn } from './api-failure.ts';

describe('the failure in an answer', () => {
  test('a list of errors is the error, in its order', () => {
    const errors = [{ message: 'One', code: 'invalidDates' }, { message: 'Two' }];
    const failure = failureIn({ success: false, errors, message: 'unused' }, 'it');
    expect(failure?.errors).toEqual(errors);
    expect(failure?.message).toBe('One');
    expect(failure?.hasCode('invalidDates')).toBe(true);
    expect(failure?.hasCode('IV.ST')).toBe(false);
  });

  test('without a list its message is thrown', () => {
    expect(failureIn({ success: false, message: 'Message not sent' }, 'it')?.message).toBe(
      'Message not sent',
    );
    expect(failureIn({ success: false, errors: [], message: 'Message not sent' }, 'it')?.message).toBe(
      'Message not sent',
    );
  });

  test('without a list and a message it is a system error', () => {
    expect(failureIn({ success: false }, 'it')?.message).toBe('system error');
    expect(failureIn({ success: false, message: '' }, 'it')?.message).toBe('system error');
    expect(failureIn('<html>', 'it')?.message).toBe('system error');
  });

  test('a list that says nothing is an unknown error', () => {
    expect(failureIn({ data: null, errors: [{}] }, 'it')?.errors).toEqual([
      { message: 'Errore sconosciuto' },
    ]);
    expect(failureIn({ data: null, errors: ['?'] }, 'en')?.errors).toEqual([{ message: 'Unknown error' }]);
    expect(failureIn({ errors: [{}, { message: 'One' }] }, 'it')?.errors).toEqual([{ message: 'One' }]);
  });

  test('anything else is a success', () => {
    expect(failureIn({ data: { ping: true } }, 'it')).toBeNull();
    expect(failureIn({ success: true, message: 'done' }, 'it')).toBeNull();
    expect(failureIn({ data: null, errors: [] }, 'it')).toBeNull();
  });
});

test('what was thrown elsewhere shows the general text', () => {
  expect(errorsOf(new TypeError('fetch failed'), 'Try again')).toEqual([{ message: 'Try again' }]);
  expect(errorsOf(new ApiFailure([{ message: 'Full' }]), 'Try again')).toEqual([{ message: 'Full' }]);
});
