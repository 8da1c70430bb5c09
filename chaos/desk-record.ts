/** How a booking of the desk is. Instants in milliseconds. */
export interface DeskState {
  startsAt: number;
  minutes: number;
  resourceId: number;
  /** null: it needs none. */
  roomId: number | null;
  status: 'A' | 'C';
  presence: 'arrived' | 'noShow' | null;
  takenCents: number;
  returnedCents: number;
  /** How often it was changed, and how often money was taken or given back. */
  changes: number;
  payments: number;
}

/** A booking that somebody at the desk made, and what they were told of it: written from answers alone. */
export interface DeskBooking {
  /** Stands in its note. */
  key: string;
  providerId: number;
  /** As told; null while nothing was. */
  id: number | null;
  orderId: number | null;
  /** What the next act must be based on, as told. */
  sequence: number;
  /** How the last answer left it; null: not there. */
  told: DeskState | null;
  /** How it is if what was asked last is done, while that was not answered. */
  asked: DeskState | null;
  /** What no answer should have said. */
  oddities: string[];
}

/** Everything that was asked at the desk. */
export class DeskBook {
  readonly bookings: DeskBooking[] = [];
  readonly refusals = new Map<string, number>();

  open(providerId: number, key: string): DeskBooking {
    const booking: DeskBooking = {
      key,
      providerId,
      id: null,
      orderId: null,
      sequence: 0,
      told: null,
      asked: null,
      oddities: [],
    };
    this.bookings.push(booking);
    return booking;
  }

  refused(code: string): void {
    this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
  }

  /** Changes and payments that were acknowledged. */
  get acts(): number {
    return this.bookings.reduce((sum, { told }) => sum + (told ? 1 + told.changes + told.payments : 0), 0);
  }
}
