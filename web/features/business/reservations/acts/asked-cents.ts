import type { ReservationMoney } from '../reservation-calls.ts';

/** What a booking costs, what was given back left out: as a change of its price says it. */
export const askedCents = ({ totalCents, creditedCents }: ReservationMoney): number =>
  totalCents - creditedCents;
