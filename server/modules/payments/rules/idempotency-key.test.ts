import { expect, it } from 'vitest';
import { isKeyStillKnown, paymentKey, refundKey } from './idempotency-key.ts';

const opened = new Date('2026-11-02T08:00:00Z');
const order = { id: 7, createdAt: opened };

it('differs for each order, attempt, refund and refund’s attempt, also where orders are counted anew', () => {
  const payments = [
    paymentKey(order, 1),
    paymentKey(order, 2),
    paymentKey({ ...order, id: 8 }, 1),
    paymentKey({ ...order, createdAt: new Date('2026-11-02T08:00:00.001Z') }, 1),
  ];
  const refunds = payments.flatMap((idempotencyKey) => [
    refundKey({ idempotencyKey }, 1, 1),
    refundKey({ idempotencyKey }, 1, 2),
    refundKey({ idempotencyKey }, 2, 1),
  ]);
  expect(new Set([...payments, ...refunds]).size).toBe(16);
  expect(paymentKey(order, 1)).toBe(paymentKey({ ...order }, 1));
});

// The processor keeps an answer for a day. Whoever asks again in its last hour may be answered only after it.
it.each([
  [0, true],
  [22.9, true],
  [23, false],
  [24, false],
  [25, false],
])('after %f hours is trusted: %s', (hours, expected) =>
  expect(isKeyStillKnown(opened, new Date(opened.getTime() + hours * 3_600_000))).toBe(expected),
);
