import type { SoftRule } from '#contracts/soft-rules.ts';
import type { Booking, CalendarShown } from '#web/business-frame/calendar/calendar-calls.ts';
import { isOff } from '#web/business-frame/calendar/drawn-events.ts';
import { isInRoom, roomOf, unitsOfBooking } from '#web/business-frame/calendar/rooms.ts';
import type { Place } from '#web/business-frame/calendar/moves/place.ts';
import { endOf } from '#web/business-frame/calendar/moves/place.ts';

/** What can be seen against a place before the server has said. */
export interface SeenAgainst {
  /** Somebody else is booked there. */
  isTaken: boolean;
  against: readonly SoftRule[];
}

/** What is booked with somebody in the time of a place. */
export function bookingsIn({ bookings, clockChanges }: CalendarShown, place: Place): Booking[] {
  const [from, to] = [place.start, endOf(place, clockChanges)];
  return bookings.filter(
    (one) =>
      one.resourceId === place.resourceId &&
      one.date === place.date &&
      !isOff(one) &&
      one.startMinute < to &&
      one.endMinute > from,
  );
}

/** What the drawn day says against a place of a booking, or of a group's: it bridges the time until the server answers, and decides nothing. */
export function againstDrawn(
  shown: CalendarShown,
  moved: readonly [Booking, ...Booking[]],
  place: Place,
): SeenAgainst {
  const [booking] = moved;
  const { bookings, times, clockChanges } = shown;
  const [from, to] = [place.start, endOf(place, clockChanges)];
  const meets = (start: number, end: number): boolean => start < to && end > from;
  const room = roomOf(shown, place.room);
  const isBeside = (other: Booking): boolean =>
    other.resourceId === place.resourceId ||
    (room?.unit != null && unitsOfBooking(shown, other).some((thing) => isInRoom(room, thing)));
  const isTaken = bookings.some(
    (other) =>
      !moved.some(({ id }) => id === other.id) &&
      isBeside(other) &&
      other.date === place.date &&
      !isOff(other) &&
      !(other.seats > 1 && other.offerId === booking.offerId && other.startMinute === place.start) &&
      meets(other.startMinute, other.endMinute),
  );
  const here = times.filter(
    ({ date, resourceId }) => date === place.date && (resourceId ?? place.resourceId) === place.resourceId,
  );
  const meetsKind = (...kinds: string[]): boolean =>
    here.some((time) => kinds.includes(time.kind) && meets(time.startMinute, time.endMinute));
  const isWorked = here.some(
    ({ kind, startMinute, endMinute }) => kind === 'working' && startMinute <= from && endMinute >= to,
  );
  const against: SoftRule[] = [
    ...(isWorked ? [] : ['closed' as const]),
    ...(meetsKind('closed') ? ['holiday' as const] : []),
    ...(meetsKind('break', 'block') ? ['break' as const] : []),
  ];
  return { isTaken, against };
}
