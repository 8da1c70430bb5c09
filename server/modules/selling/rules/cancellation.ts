const HOUR_MS = 3_600_000;

/** What of a booking says until when giving it up is free. */
export interface FreeTerms {
  startsAt: Date;
  /** As they stood when it was booked. */
  freeCancellationHours: number;
  /** The provider has moved it away from where its customer agreed it to be. */
  isMovedByUs: boolean;
}

/**
 * Until when a customer may cancel with all money back: elapsed hours before the start (specification sections 3 and 9); until the start what the
 * provider has moved, which they may decline (docs/decisions/0081).
 */
export function freeCancellationUntil({ startsAt, freeCancellationHours, isMovedByUs }: FreeTerms): Date {
  return isMovedByUs ? startsAt : new Date(startsAt.getTime() - freeCancellationHours * HOUR_MS);
}

/** Whether a customer who cancels at that moment gets all money back. At the very limit they still do. */
export function isFreeAt(at: Date, booking: FreeTerms): boolean {
  return at <= freeCancellationUntil(booking);
}

export interface CancellationTerms {
  /** False once the booking has begun: then there is nothing to cancel. */
  isPossible: boolean;
  /** What comes back by card, in cents. */
  refundCents: number;
  /** What was paid at the center, which gives it back. */
  centerCents: number;
  /** What goes back to the customer's wallet. */
  walletCents: number;
  /** What stays with the center by the terms. */
  keptCents: number;
}

/** What is there of a booking's money, in cents. */
interface MoneyThere {
  refundableCents: number;
  /** Not from a card. */
  atCenterCents: number;
  /** The part of it that goes back to the customer's wallet by itself. */
  byWalletCents: number;
}

/** What a customer's cancellation at this moment means. */
export function cancellationTerms(booking: FreeTerms & MoneyThere & { now: Date }): CancellationTerms {
  const { now, startsAt, refundableCents, atCenterCents, byWalletCents } = booking;
  const isFree = isFreeAt(now, booking);
  return {
    isPossible: now < startsAt,
    refundCents: isFree ? refundableCents : 0,
    centerCents: isFree ? atCenterCents - byWalletCents : 0,
    walletCents: isFree ? byWalletCents : 0,
    keptCents: isFree ? 0 : refundableCents + atCenterCents,
  };
}

/** How a booking was called off. */
export interface Ended extends FreeTerms {
  cancelReason: 'byCustomer' | 'byProvider' | 'expired' | 'placeLost' | null;
  cancelledAt: Date | null;
  cancelWaiver: string | null;
}

/** Whether its customer gave it up too late, and nobody waived what that costs. */
export function wasGivenUpTooLate({ cancelReason, cancelledAt, cancelWaiver, ...booking }: Ended): boolean {
  if (cancelReason !== 'byCustomer' || cancelledAt === null || cancelWaiver !== null) return false;
  return !isFreeAt(cancelledAt, booking);
}

/** What is still to happen with the money of a booking that is off; what goes back by card goes by itself. */
export function termsOfEnded(ended: Ended & MoneyThere): CancellationTerms {
  const { refundableCents, atCenterCents, byWalletCents } = ended;
  const isKept = wasGivenUpTooLate(ended);
  return {
    isPossible: false,
    refundCents: 0,
    centerCents: isKept ? 0 : atCenterCents - byWalletCents,
    walletCents: isKept ? 0 : byWalletCents,
    keptCents: isKept ? refundableCents + atCenterCents : 0,
  };
}
