const HOUR_MS = 3_600_000;

/** Until when a customer may cancel with all money back: elapsed hours before the start (specification sections 3 and 9). */
export function freeCancellationUntil(startsAt: Date, freeCancellationHours: number): Date {
  return new Date(startsAt.getTime() - freeCancellationHours * HOUR_MS);
}

/** Whether a customer who cancels at that moment gets all money back. At the very limit they still do. */
export function isFreeAt(at: Date, booking: { startsAt: Date; freeCancellationHours: number }): boolean {
  return at <= freeCancellationUntil(booking.startsAt, booking.freeCancellationHours);
}

export interface CancellationTerms {
  /** False once the booking has begun: then there is nothing to cancel. */
  isPossible: boolean;
  /** What comes back, in cents. */
  refundCents: number;
}

/** What a customer's cancellation at this moment means. */
export function cancellationTerms(booking: {
  now: Date;
  startsAt: Date;
  freeCancellationHours: number;
  refundableCents: number;
}): CancellationTerms {
  return {
    isPossible: booking.now < booking.startsAt,
    refundCents: isFreeAt(booking.now, booking) ? booking.refundableCents : 0,
  };
}
