const HOUR_MS = 3_600_000;

/** Until when a customer may cancel with all money back: elapsed hours before the start (ledger SVC-24). */
export function freeCancellationUntil(startsAt: Date, freeCancellationHours: number): Date {
  return new Date(startsAt.getTime() - freeCancellationHours * HOUR_MS);
}

export interface CancellationTerms {
  /** False once the booking has begun: then there is nothing to cancel. */
  isPossible: boolean;
  /** What comes back, in cents. */
  refundCents: number;
}

/** What a customer's cancellation at this moment means. At the very limit it is still free. */
export function cancellationTerms(booking: {
  now: Date;
  startsAt: Date;
  freeCancellationHours: number;
  refundableCents: number;
}): CancellationTerms {
  const isInTime = booking.now <= freeCancellationUntil(booking.startsAt, booking.freeCancellationHours);
  return {
    isPossible: booking.now < booking.startsAt,
    refundCents: isInTime ? booking.refundableCents : 0,
  };
}
