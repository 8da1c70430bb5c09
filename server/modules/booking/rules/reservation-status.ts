/** Where a reservation stands: P waits for the mailed link, RSD for the payment, A stands, C is off, R is off and paid back. */
export type ReservationStatus = 'P' | 'RSD' | 'A' | 'C' | 'R';

/** How a booking waits. */
export type Waiting = 'P' | 'RSD';

/** What is known of a booking as its status shall change; what is left out is not so. */
export interface StatusFacts {
  /** Its time is held for it. */
  isPlaceHeld?: boolean;
  /** Nothing is left to be paid online: it is paid, costs nothing, or is paid at the center. */
  isPaid?: boolean;
  /** Its money goes back, or has gone back. */
  isPaidBack?: boolean;
  /** How it waited when the desk cancelled it, while the time of that is not over. */
  wouldWait?: Waiting | null;
}

type Guard = (it: StatusFacts) => boolean;

const always: Guard = () => true;
const paidBack: Guard = (it) => it.isPaidBack === true;
const notPaidBack: Guard = (it) => !it.isPaidBack;
const placeHeld: Guard = (it) => it.isPlaceHeld === true;
const paidAndPlaceHeld: Guard = (it) => it.isPaid === true && placeHeld(it);

/**
 * All status changes on one screen: from, to, and what must be true. A change that is not here, or whose guard says no, does not happen.
 * (Specification section 4; section 3 names the states.)
 */
const STATUS_CHANGES: Readonly<
  Record<ReservationStatus, Readonly<Partial<Record<ReservationStatus, Guard>>>>
> = {
  P: {
    // By the mailed link, or at the desk for its customer
    A: placeHeld,
    C: always,
  },
  RSD: {
    A: paidAndPlaceHeld,
    C: notPaidBack,
    // Late money finds the place lost
    R: paidBack,
  },
  A: {
    C: notPaidBack,
    R: paidBack,
  },
  C: {
    // What waited waits again while its time lasts, and does not stand by that
    P: (it) => it.wouldWait === 'P' && placeHeld(it),
    RSD: (it) => it.wouldWait === 'RSD' && !it.isPaid && placeHeld(it),
    A: (it) => it.wouldWait !== 'P' && paidAndPlaceHeld(it) && notPaidBack(it),
    // Late money goes back, or what had failed went back after all
    R: paidBack,
  },
  R: {
    // The refund failed
    C: notPaidBack,
  },
};

export function canChange(from: ReservationStatus, to: ReservationStatus, facts: StatusFacts): boolean {
  return STATUS_CHANGES[from][to]?.(facts) ?? false;
}

/** For who has decided that it may be. @throws Error where the table says no */
export function expectChange(
  { id, status }: { id: number; status: ReservationStatus },
  to: ReservationStatus,
  facts: StatusFacts,
): void {
  if (!canChange(status, to, facts)) throw new Error(`Reservation ${id} cannot go from ${status} to ${to}`);
}

/** The statuses in which a reservation keeps its place. */
export function holdsPlace(status: ReservationStatus): boolean {
  return status === 'A' || status === 'P' || status === 'RSD';
}
