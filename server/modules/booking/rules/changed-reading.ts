/** What is needed of a booking to put it in its place. */
interface Placed {
  id: number;
  customerId: number;
  /** Epoch minutes. */
  startsAt: number;
}

/** Bookings as one moment shows them, see `CalendarReading` in `store/calendar-bookings.ts`. */
interface Reading<Booking> {
  bookings: readonly Booking[];
  until: Date | null;
  snapshot: string;
  server: string;
  seats: string;
}

/** Of more customers than these a range is read anew. */
export const MOST_CHANGED = 100;

/**
 * A reading as it is after a change: the bookings of whose looked different, as they are now, among the others, soonest first. Where nobody's did, the same list.
 * @returns null where the change does not say all: too many, another server, other seats of the offers
 */
export function changedReading<Booking extends Placed>(
  before: Reading<Booking>,
  { customerIds, ...change }: Reading<Booking> & { customerIds: readonly number[] },
): Reading<Booking> | null {
  if (customerIds.length > MOST_CHANGED || before.server !== change.server || before.seats !== change.seats)
    return null;
  if (customerIds.length === 0) return { ...change, bookings: before.bookings, until: before.until };
  const changed = new Set(customerIds);
  const bookings = [
    ...before.bookings.filter(({ customerId }) => !changed.has(customerId)),
    ...change.bookings,
  ].sort(soonestFirst);
  return { ...change, bookings, until: sooner(before.until, change.until) };
}

export const soonestFirst = (one: Placed, other: Placed): number =>
  one.startsAt - other.startsAt || one.id - other.id;

const sooner = (one: Date | null, other: Date | null): Date | null =>
  one === null || other === null ? (one ?? other) : one < other ? one : other;
