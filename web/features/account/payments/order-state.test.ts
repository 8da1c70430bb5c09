import { expect, test } from 'vitest';
import { orderState } from './order-state.ts';

const unpaid = { refundState: 'none', paymentState: 'notPaid', paymentMethod: null, active: true } as const;
const paid = { ...unpaid, paymentState: 'fullyPaid', paymentMethod: 'CreditCard' } as const;

test.each([
  [unpaid, 'toPay'],
  [{ ...unpaid, active: false }, 'off'],
  [{ ...unpaid, active: null }, 'toPay'],
  [{ ...unpaid, paymentState: 'pricedZero' }, 'free'],
  [{ ...unpaid, paymentState: 'pricedZero', active: false }, 'off'],
  [{ ...unpaid, paymentState: 'partiallyPaid' }, 'partlyPaid'],
  [{ ...unpaid, paymentState: 'paidWithMembership' }, 'paidWithMembership'],
  [paid, 'paidOnline'],
  [{ ...paid, paymentMethod: 'Cash' }, 'paid'],
  [{ ...paid, active: false }, 'paidOnline'],
  [{ ...paid, active: false, refundState: 'onItsWay' }, 'refundOnItsWay'],
  [{ ...paid, active: false, refundState: 'refunded' }, 'refunded'],
  [{ ...paid, active: false, refundState: 'failed' }, 'refundFailed'],
  [{ ...paid, refundState: 'partlyRefunded' }, 'refunded'],
] as const)('%j → %s', (order, state) => expect(orderState(order)).toBe(state));
