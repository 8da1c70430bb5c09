/** What one customer wanted and what the server told them: the harness's own book, written from answers alone. */
export interface Booking {
  /** The idempotency key of the request. */
  key: string;
  email: string;
  offerId: number;
  /** In milliseconds. */
  startsAt: number;
  kind: 'free' | 'paid';
  /** Of every answer to the key, what it said was made; they must all be the same. */
  answers: string[];
  /** Whether any answer was a refusal. */
  isRefused: boolean;
  /** As told; null where a mailed link comes first. */
  reservationId: number | null;
  /** What the customer heard that was done, by their own doing. */
  heard: Set<'placed' | 'confirmed' | 'paid' | 'cancelled'>;
  /** What the customer asked for at least once, heard or not. */
  asked: Set<'confirm' | 'pay' | 'cancel'>;
}

/** Everything that was asked and acknowledged. */
export class Book {
  readonly bookings: Booking[] = [];
  readonly refusals = new Map<string, number>();

  open(request: Pick<Booking, 'key' | 'email' | 'offerId' | 'startsAt' | 'kind'>): Booking {
    const booking: Booking = {
      ...request,
      answers: [],
      isRefused: false,
      reservationId: null,
      heard: new Set(),
      asked: new Set(),
    };
    this.bookings.push(booking);
    return booking;
  }

  refused(booking: Booking, code: string): void {
    booking.isRefused = true;
    this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
  }

  count(what: 'placed' | 'confirmed' | 'paid' | 'cancelled'): number {
    return this.bookings.filter(({ heard }) => heard.has(what)).length;
  }
}
