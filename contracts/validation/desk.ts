import * as v from 'valibot';
import { LONGEST_OVERRULING } from '../soft-rules.ts';
import { paragraphs, requiredText } from './plain-text.ts';

/** In characters. */
export const LONGEST_NOTE = 2000;
export const LONGEST_WAIVER = 200;
/** As many as one page of a list has. */
export const MOST_CANCELLED = 100;
/** Of a thing, and of what a booking has. */
const MOST_UNITS = 10_000;
const MOST_THINGS = 50;
const MOST_MINUTES = 1440;
const MOST_CENTS = 99_999_999;

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const id = whole(1, Number.MAX_SAFE_INTEGER);

/** Why the desk takes a time that only rules of the center speak against; null: it does not. */
export const Overruling = v.nullish(v.object({ reason: requiredText(LONGEST_OVERRULING) }), null);

const tellsCustomer = v.nullish(v.boolean(), true);

/** A room or thing of a booking: one of its units, or any (null). */
export const ThingChosen = v.object({ resourceId: id, unit: v.nullish(whole(1, MOST_UNITS), null) });
export type ThingChosen = v.InferOutput<typeof ThingChosen>;

/** When and where a booking shall be, how long and with whom; null, or left out, stays as it is. */
export const ReservationTime = v.object({
  /** With an offset an instant, without one local time of the provider: `YYYY-MM-DDTHH:mm`. */
  start: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(40)), null),
  durationMinutes: v.nullish(whole(1, MOST_MINUTES), null),
  resourceId: v.nullish(id, null),
  /** All the rooms and things it shall have. */
  things: v.nullish(v.pipe(v.array(ThingChosen), v.minLength(1), v.maxLength(MOST_THINGS)), null),
});
export type ReservationTime = v.InferOutput<typeof ReservationTime>;

/** So many bookings that share an occasion are moved together at most. */
export const MOST_MOVED_TOGETHER = 100;

const notTwice = (bookings: readonly { id: number }[]): boolean =>
  new Set(bookings.map((booking) => booking.id)).size === bookings.length;
const ofAll = {
  start: ReservationTime.entries.start,
  durationMinutes: ReservationTime.entries.durationMinutes,
  resourceId: ReservationTime.entries.resourceId,
  /** Whether they must be all who share the occasion. */
  isWholeGroup: v.nullish(v.boolean(), true),
};

/** When and where the bookings of a group shall be together, each with the rooms and things it shall have. */
export const ReservationsTime = v.object({
  bookings: v.pipe(
    v.array(v.object({ id, things: ReservationTime.entries.things })),
    v.minLength(1),
    v.maxLength(MOST_MOVED_TOGETHER),
    v.check((bookings) => notTwice(bookings)),
  ),
  ...ofAll,
});
export type ReservationsTime = v.InferOutput<typeof ReservationsTime>;

/** The same of bookings as they were seen, each with its sequence. */
export const ReservationsChange = v.object({
  bookings: v.pipe(
    v.array(
      v.object({
        id,
        sequence: whole(0, Number.MAX_SAFE_INTEGER),
        things: ReservationTime.entries.things,
      }),
    ),
    v.minLength(1),
    v.maxLength(MOST_MOVED_TOGETHER),
    v.check((bookings) => notTwice(bookings)),
  ),
  ...ofAll,
  tellsCustomer,
  overruling: Overruling,
});
export type ReservationsChange = v.InferOutput<typeof ReservationsChange>;

/** What shall be otherwise of a booking; null, or left out, stays as it is. */
export const ReservationChange = v.object({
  ...ReservationTime.entries,
  /** '' takes it away. */
  note: v.nullish(paragraphs(LONGEST_NOTE), null),
  /** What is asked for beside what was given back. */
  priceCents: v.nullish(whole(0, MOST_CENTS), null),
  /** Its customer asked for the other time; else they may decline it free of charge. */
  isCustomersWish: v.nullish(v.boolean(), false),
  tellsCustomer,
  overruling: Overruling,
});
export type ReservationChange = v.InferOutput<typeof ReservationChange>;

/** Whether whoever booked shall hear of the last move of their booking. */
export const MoveNotification = v.object({ tells: v.boolean() });

/** The same of the bookings of a group that were moved together, each with the sequence that the move has answered. */
export const MovesNotification = v.object({
  bookings: v.pipe(
    v.array(v.object({ id, sequence: whole(0, Number.MAX_SAFE_INTEGER) })),
    v.minLength(1),
    v.maxLength(MOST_MOVED_TOGETHER),
    v.check((bookings) => notTwice(bookings)),
  ),
  tells: v.boolean(),
});

/** Another sub-service for a booking, perhaps with somebody else: null: with whom it is, or anybody who does the other. */
export const ServiceChange = v.object({
  offerId: id,
  resourceId: v.nullish(id, null),
  /** Null: those of the other. */
  durationMinutes: v.nullish(whole(1, MOST_MINUTES), null),
  /** What is asked for beside what was given back; null: what the other costs. */
  priceCents: v.nullish(whole(0, MOST_CENTS), null),
  tellsCustomer,
  overruling: Overruling,
});
export type ServiceChange = v.InferOutput<typeof ServiceChange>;

export const CANCELLED_BY = ['we', 'customer'] as const;
/** Who gives a booking up: the center, which gives all back, or the customer, by the terms of the booking. */
export type CancelledBy = (typeof CANCELLED_BY)[number];

/** Bookings to cancel, all or none. */
export const Cancelling = v.object({
  ids: v.pipe(
    v.array(id),
    v.minLength(1),
    v.maxLength(MOST_CANCELLED),
    v.check((ids) => new Set(ids).size === ids.length),
  ),
  by: v.picklist(CANCELLED_BY),
  /** Why all goes back to a customer who cancels too late; null: it does not. */
  waiver: v.nullish(v.object({ reason: requiredText(LONGEST_WAIVER) }), null),
  tellsCustomer,
});
export type Cancelling = v.InferOutput<typeof Cancelling>;

/** Confirming for its customer what waits for the mailed link. */
export const Confirming = v.object({ tellsCustomer });

/** Making what was cancelled stand again. */
export const Activating = v.object({ tellsCustomer, overruling: Overruling });

export const PRESENCES = ['arrived', 'noShow'] as const;
/** Whether who booked came. */
export type Presence = (typeof PRESENCES)[number];
export const PresenceSet = v.object({ presence: v.nullable(v.picklist(PRESENCES)) });
