import { expect, test } from 'vitest';
import { stateOf } from './own-reservation.ts';

test.each([
  ['P', true, 'none', 'waiting'],
  ['RSD', true, 'none', 'unpaid'],
  ['A', true, 'none', 'confirmed'],
  ['A', false, 'none', 'past'],
  ['C', false, 'none', 'cancelled'],
  ['R', false, 'onItsWay', 'refundOnItsWay'],
  ['R', false, 'refunded', 'refunded'],
  ['R', false, 'failed', 'refundFailed'],
  ['C', false, 'failed', 'refundFailed'],
  ['C', false, 'onItsWay', 'refundOnItsWay'],
] as const)('%s, can be cancelled: %s, refund: %s → %s', (status, canCancel, refundState, state) =>
  expect(stateOf({ status, canCancel, refundState })).toBe(state),
);
