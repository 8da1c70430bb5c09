import { expect, test } from 'vitest';
import { stateOf } from './own-reservation.ts';

test.each([
  ['P', true, 'waiting'],
  ['RSD', true, 'unpaid'],
  ['A', true, 'confirmed'],
  ['A', false, 'past'],
  ['C', false, 'cancelled'],
  ['R', false, 'refunded'],
])('%s, can be cancelled: %s → %s', (status, canCancel, state) =>
  expect(stateOf({ status, canCancel })).toBe(state),
);
