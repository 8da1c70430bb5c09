import { inColumn, isInColumn } from './grid-measure.ts';
import type { HeldMove, MoveHost } from './held-move.ts';
import { endOf, snappedStart, stretchedTo } from '#web/business-frame/calendar/moves/place.ts';
import type { Place } from '#web/business-frame/calendar/moves/place.ts';

/** What keys may begin, and what they say. */
export interface KeyHost extends Pick<MoveHost, 'now' | 'announce'> {
  /** Null: not this one, which is said, or not now. */
  hold(item: HTMLElement): HeldMove | null;
  /** How it goes on, said at the beginning. */
  helpFor(move: HeldMove): string;
  /** Said when it is put back. */
  endText: string;
  /** Keeps what is moved in view. */
  follow(): void;
}

/**
 * `M` holds the booking or the block that has the focus; arrows move it, with Shift up and down its end; Enter drops it, Escape puts it back. Escape also ends what
 * a pointer holds.
 * @param byPointer what a pointer holds now
 * @returns how to stop
 */
export function watchMoveKeys(host: KeyHost, byPointer: () => HeldMove | null): () => void {
  let move: HeldMove | null = null;
  const take = (event: KeyboardEvent): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const pointed = byPointer();
    if (event.key === 'Escape' && pointed?.isHeld()) {
      take(event);
      pointed.end();
      host.announce(host.endText);
      return;
    }
    if (!move?.isHeld()) {
      if (event.key !== 'm' && event.key !== 'M') return;
      const item = focusedItem();
      move = item && host.hold(item);
      if (!move) return;
      take(event);
      host.announce(host.helpFor(move));
      return;
    }
    if (event.key === 'Tab') {
      move.end();
      return;
    }
    take(event);
    if (event.key === 'Escape') {
      move.end();
      host.announce(host.endText);
    } else if (event.key === 'Enter') move.drop();
    else {
      const next = movedBy(event, move, host);
      if (next) move.put(next);
      host.follow();
    }
  };
  // Before the calendar's own keys, which walk from booking to booking.
  document.addEventListener('keydown', press, { capture: true });
  return () => {
    move?.end();
    document.removeEventListener('keydown', press, { capture: true });
  };
}

const focusedItem = (): HTMLElement | null =>
  document.activeElement instanceof HTMLElement &&
  document.activeElement.matches('[data-booking], [data-block]')
    ? document.activeElement.closest<HTMLElement>('[data-movable], [data-fixed]')
    : null;

function movedBy({ key, shiftKey }: KeyboardEvent, move: HeldMove, host: KeyHost): Place | null {
  const { step, hours } = host.now();
  const changes = move.changes();
  const place = move.place();
  const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (by !== 0 && shiftKey) {
    const end = endOf(place, changes);
    const line = by === 1 ? Math.floor(end / step) + 1 : Math.ceil(end / step) - 1;
    return stretchedTo(place, line * step, step, changes);
  }
  if (by !== 0) {
    const line = by === 1 ? Math.floor(place.start / step) + 1 : Math.ceil(place.start / step) - 1;
    const start = snappedStart(line * step, step, hours, { date: place.date, changes });
    // Upwards over an hour that the clock skips.
    const skipped = changes.find(
      ({ date, kind, endMinute }) => date === place.date && kind === 'skipped' && endMinute === start,
    );
    return by === -1 && skipped && start === place.start
      ? { ...place, start: Math.max(skipped.startMinute - step, hours.from) }
      : { ...place, start };
  }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  const { columns } = move.measure();
  const index = columns.findIndex((column) => isInColumn(column, place));
  const column = columns[index + (key === 'ArrowRight' ? 1 : -1)];
  return column ? inColumn(place, column) : null;
}
