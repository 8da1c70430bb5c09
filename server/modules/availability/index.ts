/** The front door of availability: asking for free time, and taking, moving, keeping and giving it back. */
export type { Holder } from './rules/holder.ts';
export { findSlots } from './use-cases/find-slots.ts';
export { confirmHold, lengthenHold, releaseHold, holdTimeAgain } from './use-cases/confirm-hold.ts';
export { moveHold } from './use-cases/move-hold.ts';
export type { NextFreeStart } from './use-cases/next-free-starts.ts';
export { nextFreeStarts } from './use-cases/next-free-starts.ts';
export type { OfferOnCalendar } from './use-cases/offer-on-calendar.ts';
export { offerOnCalendar } from './use-cases/offer-on-calendar.ts';
export type { BookingMoved } from './use-cases/offered-times.ts';
export { offeredDates, offeredSlots } from './use-cases/offered-times.ts';
export { addBreak, addHoliday, setWorkingTime } from './use-cases/set-working-time.ts';
export { locksFor, holdTime } from './use-cases/hold-time.ts';
export { workingMinutesOn } from './store/working-minutes.ts';
