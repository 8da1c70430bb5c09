import { addDays, epochMinutesOf, localDateOf, zoneOf } from '#contracts/time.ts';
import type { StaffMailWishes } from '#contracts/validation/staff-mails.ts';
import type { ReservationMailKind } from './reservation-mail-kinds.ts';

/** What somebody is mailed who has chosen nothing: what is soon, before they come to work. */
export const USUAL_WISHES: StaffMailWishes = {
  newBookings: true,
  moves: true,
  cancellations: true,
  days: 'soon',
  dayBefore: false,
};

/** Mails about a booking to whoever of the staff it is with. */
export type StaffMailKind = Extract<ReservationMailKind, `colleague-${string}`>;

export const isStaffMailKind = (kind: ReservationMailKind): kind is StaffMailKind =>
  kind.startsWith('colleague-');

const WISH: Record<StaffMailKind, Exclude<keyof StaffMailWishes, 'days' | 'dayBefore'>> = {
  'colleague-new-booking': 'newBookings',
  'colleague-move': 'moves',
  'colleague-cancellation': 'cancellations',
};

/**
 * Whether somebody wishes to be mailed of something. What is over is told to nobody.
 * @param starts when the booking is, and when it was
 */
export function isWished(
  wishes: StaffMailWishes,
  kind: StaffMailKind,
  starts: readonly Date[],
  { now, timeZone }: { now: Date; timeZone: string },
): boolean {
  const ahead = starts.filter((start) => start > now);
  if (!wishes[WISH[kind]] || ahead.length === 0) return false;
  if (wishes.days === 'all') return true;
  const zone = zoneOf(timeZone);
  const dateOf = (at: Date) => localDateOf(zone, epochMinutesOf(at));
  const tomorrow = addDays(dateOf(now), 1);
  return ahead.some((start) => dateOf(start) <= tomorrow);
}
