import type { ReservationMoney } from './reservation-calls.ts';

/** What came in for an order and what has gone back of it, in cents; what is on its way back is still here. */
export function comeAndGone({
  paidCents,
  movements,
}: {
  paidCents: number;
  movements: readonly Pick<ReservationMoney['movements'][number], 'kind' | 'state' | 'amountCents'>[];
}): { takenCents: number; returnedCents: number } {
  const returnedCents = movements
    .filter(({ kind, state }) => kind === 'returned' && state === 'done')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  return { takenCents: paidCents + returnedCents, returnedCents };
}
