import type { Work } from '#server/kernel/work.ts';
import type {
  CalendarBookingRow,
  CalendarBookingsQuery,
  CalendarReading,
} from '../store/calendar-bookings.ts';
import { readCalendarBookings, readCalendarChange } from '../store/calendar-bookings.ts';
import { changedReading } from '../rules/changed-reading.ts';
import type { KnownCustomers } from '../rules/known-customers.ts';
import { KeptReadings } from './kept-readings.ts';

export type { CalendarBookingRow as CalendarBooking };

/** What was read of one database before. */
const keptPerDatabase = new WeakMap<
  Work['db'],
  { ranges: KeptReadings<CalendarReading>; customers: KeptReadings<KnownCustomers> }
>();

/**
 * The bookings of some of a provider's people that touch a range, soonest first, in one statement however many they are, and one more for customers
 * whom this process does not know yet. What it has read before is read on from there: the statement finds whose bookings were changed by what has been
 * committed since, and these alone (docs/decisions/0087). The same list comes again, as long as nothing has changed.
 */
export async function calendarBookings(
  work: Work,
  asked: CalendarBookingsQuery,
): Promise<readonly CalendarBookingRow[]> {
  if (asked.resourceIds.length === 0) return [];
  // What a transaction has not committed yet is nobody else's
  if (work.isInTransaction) return (await readCalendarBookings(work, asked)).bookings;
  const kept = keptPerDatabase.get(work.db) ?? {
    ranges: new KeptReadings(({ bookings }) => bookings.length),
    customers: new KeptReadings(({ customers }) => customers.size),
  };
  keptPerDatabase.set(work.db, kept);
  const key = keyOf(asked);
  const before = kept.ranges.get(key, work.now());
  const readWhole = async (): Promise<CalendarReading> => {
    const center = String(asked.providerId);
    const { known, ...reading } = await readCalendarBookings(
      work,
      asked,
      kept.customers.get(center, work.now()),
    );
    kept.customers.set(center, known, work.now());
    return reading;
  };
  const reading =
    (before && changedReading(before, await readCalendarChange(work, asked, before))) ?? (await readWhole());
  kept.ranges.set(key, reading, work.now());
  return reading.bookings;
}

const keyOf = ({ providerId, resourceIds, from, to, withCancelled }: CalendarBookingsQuery): string =>
  [
    providerId,
    from.getTime(),
    to.getTime(),
    withCancelled,
    ...resourceIds.toSorted((one, other) => one - other),
  ].join(' ');
