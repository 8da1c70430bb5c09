import * as v from 'valibot';

/** Which bookings somebody is mailed about: those of today and tomorrow, or whichever. */
export const STAFF_MAIL_DAYS = ['soon', 'all'] as const;

/** What somebody who works at a center is mailed about their own bookings. */
export const StaffMailWishes = v.object({
  newBookings: v.boolean(),
  moves: v.boolean(),
  cancellations: v.boolean(),
  days: v.picklist(STAFF_MAIL_DAYS),
  /** The bookings of tomorrow, on the evening before. */
  dayBefore: v.boolean(),
});
export type StaffMailWishes = v.InferOutput<typeof StaffMailWishes>;
