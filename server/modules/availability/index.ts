/** The front door of availability: asking for free time, and taking, keeping and giving it back. */
export type { OfferOnCalendar } from './use-cases/bookable-offer.ts';
export { findFreeDates, findNextStart, findSlots } from './use-cases/find-slots.ts';
export { keepTime, releaseTime } from './use-cases/keep-time.ts';
export type { TimeWanted } from './use-cases/take-time.ts';
export { takeTime } from './use-cases/take-time.ts';
export { addBreak, addHoliday, setWorkingTime } from './use-cases/set-working-time.ts';
