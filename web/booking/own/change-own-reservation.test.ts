import { describe, expect, test } from 'vitest';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { formOf } from '#web/lib/testing/answering-api.ts';
import { changeOwnReservation, changeInAddress } from './change-own-reservation.ts';
import type { OwnReservationOperations } from './change-own-reservation.ts';

const url = new URL('https://radura.example/en/manage/a-code?old=1');
const move = {
  intent: 'move',
  dateTimeFrom: '2026-11-24T09:00:00+01:00',
  resourceId: '',
  overlaps: '',
  attemptKey: 'k-1',
};

async function change(fields: Record<string, string>, refuses = false) {
  const done: unknown[] = [];
  const open = async (...call: unknown[]) => {
    if (refuses) throw new ApiFailure([{ message: 'Too late' }]);
    done.push(call);
  };
  const operations: OwnReservationOperations = {
    cancel: () => open('cancel'),
    move: (...call) => open('move', ...call),
  };
  const request = new Request(url, { method: 'POST', body: formOf(fields) });
  const outcome = await changeOwnReservation({ request, url }, operations).catch((thrown: unknown) => thrown);
  return { done, outcome, location: outcome instanceof Response ? outcome.headers.get('location') : null };
}

describe('a change of an own booking', () => {
  test.each([
    ['to anyone who is free', { resourceId: '' }, null],
    ['to somebody', { resourceId: '5' }, 5],
  ])('moves it %s, once for the key of its page', async (_case, person, resourceId) => {
    const { done, location } = await change({ ...move, ...person });
    const bookingRequest = { dateTimeFrom: move.dateTimeFrom, resourceId, overlaps: false };
    expect(done).toEqual([['move', bookingRequest, { idempotencyKey: 'k-1' }]]);
    expect(location).toBe('/en/manage/a-code?moved');
  });

  test('cancels it and leads back to its page', async () => {
    const { done, location } = await change({ intent: 'cancel' });
    expect([done, location]).toEqual([[['cancel']], '/en/manage/a-code?cancelled']);
  });

  test('that is refused stays on the page and says why', async () => {
    expect((await change(move, true)).outcome).toMatchObject({
      isSaved: false,
      errors: [{ message: 'Too late' }],
    });
  });
});

test.each([
  ['moved', 'moved'],
  ['cancelled=', 'cancelled'],
  ['other', null],
])('the address ?%s tells of %s', (search, told) =>
  expect(changeInAddress(new URLSearchParams(search))).toBe(told),
);
