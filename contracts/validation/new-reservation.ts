import * as v from 'valibot';
import { LARGEST_CENTS } from '../money.ts';
import { LONGEST_NAME } from './contact-details.ts';
import { CustomerForm } from './customer.ts';
import { LONGEST_NOTE, Overruling, ThingChosen } from './desk.ts';
import { OptionalEmail } from './email.ts';
import type { FieldProblem } from './plain-text.ts';
import { paragraphs, plainText } from './plain-text.ts';

/** Of one booking, in minutes. */
export const MOST_RESERVATION_MINUTES = 1440;
/** Bookings made at once: a year of weeks. */
export const MOST_AT_ONCE = 52;

const REQUIRED: FieldProblem = 'required';
const UNREADABLE: FieldProblem = 'unreadable';

const whole = (least: number, most: number) =>
  v.pipe(v.number(UNREADABLE), v.integer(UNREADABLE), v.minValue(least), v.maxValue(most));
const id = v.pipe(v.number(REQUIRED), v.integer(), v.minValue(1));
/** `YYYY-MM-DDTHH:mm`, local time of the provider, or an instant with its offset. */
const start = v.pipe(v.string(REQUIRED), v.minLength(1, REQUIRED), v.maxLength(40, UNREADABLE));

const WalkIn = v.object({ name: plainText(LONGEST_NAME), email: OptionalEmail });

/** Who comes: one whom the provider knows, one it writes down now, or a walk-in, who is asked for nothing. */
export const WhoComes = v.pipe(
  v.object({ id: v.nullish(id, null), new: v.nullish(CustomerForm, null), walkIn: v.nullish(WalkIn, null) }),
  v.forward(
    v.check((who) => [who.id, who.new, who.walkIn].filter((one) => one !== null).length === 1, REQUIRED),
    ['id'],
  ),
);
export type WhoComes = v.InferOutput<typeof WhoComes>;

const Place = {
  offerId: id,
  /** Null: whoever is free. */
  resourceId: v.nullish(id, null),
  start,
  /** Null: those of the offer. */
  durationMinutes: v.nullish(whole(1, MOST_RESERVATION_MINUTES), null),
  priceCents: v.nullish(whole(0, LARGEST_CENTS), null),
  /** One of the rooms and things that it shall have; null: whichever is free. */
  room: v.nullish(ThingChosen, null),
};
const ForAll = {
  customer: WhoComes,
  note: v.optional(paragraphs(LONGEST_NOTE), ''),
  tellsCustomer: v.optional(v.boolean(), true),
  despiteBlacklist: v.optional(v.boolean(), false),
  overruling: Overruling,
};

/** A booking that the desk writes down. */
export const NewReservation = v.object({ ...Place, ...ForAll });
export type NewReservation = v.InferOutput<typeof NewReservation>;

/** Several of one customer, all or none. */
export const NewReservations = v.object({
  ...ForAll,
  rows: v.pipe(v.array(v.object(Place)), v.minLength(1, REQUIRED), v.maxLength(MOST_AT_ONCE)),
});
export type NewReservations = v.InferOutput<typeof NewReservations>;

/** What one types to find customers, and how many are wanted. */
export const CustomerSearch = v.object({
  q: v.pipe(
    plainText(400),
    v.transform((typed) => typed ?? ''),
  ),
  first: v.optional(whole(1, 20), 8),
});
