import * as v from 'valibot';
import { MOST_SESSIONS_SIGNED_UP } from '../classes.ts';
import { LARGEST_CENTS } from '../money.ts';
import { CANCELLED_BY, Cancelling } from './desk.ts';
import { WhoComes } from './new-reservation.ts';

const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const distinct = (ids: readonly number[]): boolean => new Set(ids).size === ids.length;
const sessions = v.pipe(
  v.array(id),
  v.minLength(1),
  v.maxLength(MOST_SESSIONS_SIGNED_UP),
  v.check((ids) => distinct(ids)),
);

/** A sign-up that the desk writes down. */
export const NewSubscription = v.object({
  classId: id,
  sessions,
  customer: WhoComes,
  /** What the desk was shown; null: it does not say. */
  shownAmountCents: v.nullish(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LARGEST_CENTS)),
    null,
  ),
  tellsCustomer: v.nullish(v.boolean(), true),
  despiteBlacklist: v.nullish(v.boolean(), false),
});
export type NewSubscription = v.InferOutput<typeof NewSubscription>;

/** Some sessions of one sign-up to cancel, or all that are to come. */
export const CancellingSubscription = v.object({
  /** Null: all that are to come. */
  sessions: v.nullish(sessions, null),
  by: v.picklist(CANCELLED_BY),
  waiver: Cancelling.entries.waiver,
  tellsCustomer: Cancelling.entries.tellsCustomer,
});

/** Several sign-ups to cancel with all of their sessions that are to come: all or none. */
export const CancellingSubscriptions = Cancelling;
