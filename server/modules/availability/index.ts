/** The front door of availability: asking for free time, and taking, moving, keeping and giving it back. */
export { findSlots } from './use-cases/find-slots.ts';
export { keepTime, lengthenTime, releaseTime, retakeTime } from './use-cases/keep-time.ts';
export { moveTime } from './use-cases/move-time.ts';
export type { NextFreeStart } from './use-cases/next-free-starts.ts';
export { nextFreeStarts } from './use-cases/next-free-starts.ts';
export type { OfferOnCalendar } from './use-cases/offer-on-calendar.ts';
export { offerOnCalendar } from './use-cases/offer-on-calendar.ts';
export type { BookingMoved } from './use-cases/offered-times.ts';
export { offeredDates, offeredSlots } from './use-cases/offered-times.ts';
export { addBreak, addHoliday, setWorkingTime } from './use-cases/set-working-time.ts';
export { locksFor, takeTime } from './use-cases/take-time.ts';
export { workingMinutesOn } from './store/working-minutes.ts';
