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
  /** What comes back, in cents. */
  refundCents: number;
}

/** What a customer's cancellation at this moment means. */
export function cancellationTerms(
  booking: FreeTerms & { now: Date; refundableCents: number },
): CancellationTerms {
  return {
    isPossible: booking.now < booking.startsAt,
    refundCents: isFreeAt(booking.now, booking) ? booking.refundableCents : 0,
  };
}
