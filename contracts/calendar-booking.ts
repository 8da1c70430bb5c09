import * as v from 'valibot';
import { MONEY_STATES } from './statuses.ts';
import { isLocalDate } from './time.ts';

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const minutes = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * A booking as a calendar draws it, by the wall clock of its center: the shape of what the scalar `CalendarBookings` answers, which the schema
 * does not see. Held to what the server really answers by a test (docs/decisions/0060).
 */
export const CalendarBooking = v.strictObject({
  /** The reservation. */
  id,
  /** With whom. */
  resourceId: id,
  /** What, by its id of today. */
  offerId: id,
  customerId: id,
  /** Specification section 3, "Statuses". */
  status: v.picklist(['P', 'RSD', 'A', 'C', 'R']),
  /** An instant, ISO 8601 in UTC. */
  startsAt: v.pipe(v.string(), v.isoTimestamp()),
  /** On which it begins, `YYYY-MM-DD`. */
  date: v.pipe(
    v.string(),
    v.check((date) => isLocalDate(date)),
  ),
  /** Minute of that date. */
  startMinute: minutes,
  /** From midnight of that date: above 1440 it ends on a later one; not after the start where the clock went back meanwhile. */
  endMinute: minutes,
  /** How long it takes, whatever the clock does meanwhile. */
  minutes,
  /** From UTC, such as `+01:00`, where its start is shown twice that night. */
  offset: v.nullable(v.string()),
  /** Kept free before it. */
  prepareMinutes: minutes,
  /** Kept free after it. */
  cleanupMinutes: minutes,
  /** What was booked, by its name of that day. */
  offer: v.string(),
  /** The group of services it stood in. */
  group: v.nullable(v.string()),
  /** Of that group, `#rrggbb`. */
  color: v.nullable(v.string()),
  /** Who comes; empty where nobody said. */
  customer: v.string(),
  /** Of its order. */
  moneyState: v.picklist(MONEY_STATES),
  /** Written down at the desk, not booked online. */
  byProvider: v.boolean(),
  /** There is a note. */
  hasNote: v.boolean(),
  /** The customer has no booking here before it. */
  isFirstVisit: v.boolean(),
  /** Whether who booked came; null: nobody has said. */
  presence: v.nullable(v.picklist(['arrived', 'noShow'])),
  /** How many may come at once. */
  seats: minutes,
  /** How many hold a seat at the same time, with this one if it does. */
  seatsTaken: minutes,
});
export type CalendarBooking = v.InferOutput<typeof CalendarBooking>;
