import type { Booking, CalendarShown, Room } from './calendar-calls.ts';

/** The column of what is booked without a room. */
export const NO_ROOM = 'none';

/** By what a column of a room is known in the page. */
export const roomKey = ({ resourceId, unit }: Pick<Room, 'resourceId' | 'unit'>): string =>
  `${resourceId}.${unit ?? ''}`;

export const roomOf = ({ rooms }: Pick<CalendarShown, 'rooms'>, key: string | null): Room | undefined =>
  rooms.find((room) => roomKey(room) === key);

/** What a booking has in a day by rooms, each with its unit. */
export const unitsOfBooking = ({ placed }: Pick<CalendarShown, 'placed'>, { id }: Pick<Booking, 'id'>) =>
  placed
    .filter(({ reservationId }) => reservationId === id)
    .map(({ resourceId, unit }) => ({ resourceId, unit }));

export const isInRoom = (room: Room, thing: { resourceId: number; unit: number }): boolean =>
  thing.resourceId === room.resourceId && (room.unit === null || room.unit === thing.unit);

/** All that a booking shall have once it has gone from one room's column to another's; null: as it is. */
export function thingsInstead(
  shown: CalendarShown,
  booking: Booking,
  { from, to }: { from: string | null; to: string | null },
): readonly { resourceId: number; unit: number | null }[] | null {
  const [before, after] = [roomOf(shown, from), roomOf(shown, to)];
  if (!before || !after || from === to) return null;
  const units = unitsOfBooking(shown, booking);
  const index = units.findIndex((thing) => isInRoom(before, thing));
  if (index === -1) return null;
  // Of things whose units have no names any will do.
  const kept = units.map((thing) => {
    const isNamed = shown.rooms.some((room) => room.unit !== null && room.resourceId === thing.resourceId);
    return { ...thing, unit: isNamed ? thing.unit : null };
  });
  return kept.with(index, { resourceId: after.resourceId, unit: after.unit });
}
