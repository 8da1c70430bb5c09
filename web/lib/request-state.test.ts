import { describe, expect, test } from 'vitest';
import { nextRequestState } from './request-state.ts';
import type { RequestEvent, RequestState } from './request-state.ts';

function after(...events: RequestEvent<number>[]): RequestState<number> {
  return events.reduce<RequestState<number>>(nextRequestState, { status: 'idle' });
}

describe('STA-01: a request for data', () => {
  test('goes from idle over loading to success', () => {
    expect(after()).toEqual({ status: 'idle' });
    expect(after({ type: 'started' })).toEqual({ status: 'loading' });
    expect(after({ type: 'started' }, { type: 'succeeded', data: 7 })).toEqual({
      status: 'success',
      data: 7,
    });
  });

  test('goes from loading to error, and can start again', () => {
    const error = new Error('refused');
    expect(after({ type: 'started' }, { type: 'failed', error })).toEqual({ status: 'error', error });
    expect(after({ type: 'started' }, { type: 'failed', error }, { type: 'started' })).toEqual({
      status: 'loading',
    });
  });

  test('is idle after a reset, and a late answer changes nothing', () => {
    expect(after({ type: 'started' }, { type: 'succeeded', data: 7 }, { type: 'reset' })).toEqual({
      status: 'idle',
    });
    expect(after({ type: 'started' }, { type: 'reset' }, { type: 'succeeded', data: 7 })).toEqual({
      status: 'idle',
    });
    expect(after({ type: 'started' }, { type: 'reset' }, { type: 'failed', error: 1 })).toEqual({
      status: 'idle',
    });
  });
});
