import { expect, it } from 'vitest';
import { bookedEnd } from './booked-end.ts';

it.each([
  [{ status: 'A', paymentState: 'notPaid', cancelReason: null }, 'stands'],
  [{ status: 'A', paymentState: 'fullyPaid', cancelReason: null }, 'stands'],
  [{ status: 'RSD', paymentState: 'notPaid', cancelReason: null }, 'unpaid'],
  [{ status: 'RSD', paymentState: 'fullyPaid', cancelReason: null }, 'settling'],
  [{ status: 'C', paymentState: 'notPaid', cancelReason: 'expired' }, 'expired'],
  [{ status: 'C', paymentState: 'notPaid', cancelReason: 'byCustomer' }, 'off'],
  [{ status: 'R', paymentState: 'notPaid', cancelReason: 'placeLost' }, 'off'],
] as const)('of %o: %s', (reservation, end) => {
  expect(bookedEnd(reservation)).toBe(end);
});
