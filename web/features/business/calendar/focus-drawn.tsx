import { useEffect, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { blockKey, blockOf } from '#web/business-frame/calendar/blocks/block-drawn.ts';
import type { CalendarShown } from '#web/business-frame/calendar/calendar-calls.ts';
import { useDrawing } from '#web/business-frame/calendar/calendar-context.ts';
import type { Place } from '#web/business-frame/calendar/moves/place.ts';
import { isInRoom, roomOf, unitsOfBooking } from '#web/business-frame/calendar/rooms.ts';
import type { GridHandle, Shown } from '#web/business-frame/calendar/use-grid-handle.ts';

/** Which of what is drawn is meant; null: it is not drawn there yet. */
type Find = (shown: CalendarShown) => Shown | null;

/** A booking, once it stands at that place. */
export const bookingAt =
  (id: number, place: Place): Find =>
  (shown) => {
    const booking = shown.bookings.find((one) => one.id === id);
    if (!booking) return null;
    const { date, resourceId, startMinute, minutes } = booking;
    const room = roomOf(shown, place.room);
    const isThere =
      date === place.date &&
      resourceId === place.resourceId &&
      startMinute === place.start &&
      minutes === place.minutes &&
      (!room || unitsOfBooking(shown, booking).some((thing) => isInRoom(room, thing)));
    return isThere ? id : null;
  };

/** The block of that reason, once it begins there: a date of one that repeats is another block afterwards. */
export const blockAt =
  (reason: string, place: Pick<Place, 'date' | 'resourceId' | 'start'>): Find =>
  ({ times }) => {
    const block = times
      .map(blockOf)
      .find(
        (one) =>
          one?.reason === reason &&
          one.on === place.date &&
          one.resourceId === place.resourceId &&
          one.startMinute === place.start,
      );
    return block ? blockKey(block) : null;
  };

let wanted: Find | null = null;
const watchers = new Set<() => void>();

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

/** Gives the focus to what was moved by keys, as soon as it is drawn at its new place: there it is another element, and the old one took the focus along. */
export function focusOnceDrawn(find: Find | null): void {
  wanted = find;
  for (const watcher of watchers) watcher();
}

/** Whoever has gone on elsewhere meanwhile stays there. */
const isElsewhere = (at: Element | null): boolean =>
  at !== null && at !== document.body && !at.matches('[data-booking], [data-block], [data-fold]');

/** Stands where the grid can be reached; draws nothing. */
export function FocusDrawn({ grid }: { grid: RefObject<GridHandle | null> }) {
  const { shown } = useDrawing();
  const find = useSyncExternalStore(
    watch,
    () => wanted,
    () => null,
  );
  useEffect(() => {
    const found = find?.(shown) ?? null;
    if (found === null) return;
    focusOnceDrawn(null);
    if (isElsewhere(document.activeElement)) return;
    grid.current?.show(found, (link) => {
      link.focus({ preventScroll: true });
      link.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
  }, [find, shown, grid]);
  return null;
}
