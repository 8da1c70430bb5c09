/** Where a reservation stands: P waits for the mailed link, RSD for the payment, A stands, C is off, R is off and paid back. */
export type ReservationStatus = 'P' | 'RSD' | 'A' | 'C' | 'R';

/**
 * All status changes on one screen: from, to, and what must be true. A change that is not here does not happen.
 * (Specification section 4; section 3 names the states.)
 */
const STATUS_CHANGES = {
  P: {
    A: 'the mailed link was used and the place is still theirs',
    C: 'the link ran out, or somebody cancelled',
  },
  RSD: {
    A: 'the money is there and the place is still theirs',
    C: 'the payment ran out',
    R: 'late money found the place lost, or the booking cancelled, and goes back',
  },
  A: { C: 'cancelled', R: 'cancelled, and all that was paid goes back' },
  C: {
    A: 'reactivated, after every check anew',
    R: 'late money goes back, or what had failed went back after all',
  },
  R: { C: 'the refund failed: nothing was paid back' },
} as const satisfies Record<ReservationStatus, Partial<Record<ReservationStatus, string>>>;

export function canChange(from: ReservationStatus, to: ReservationStatus): boolean {
  return to in STATUS_CHANGES[from];
}

/** The statuses in which a reservation keeps its place. */
export function holdsPlace(status: ReservationStatus): boolean {
  return status === 'A' || status === 'P' || status === 'RSD';
}
