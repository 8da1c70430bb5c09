import type { Booking, SessionShown } from './calendar-calls.ts';
import type { Event, SessionEvent } from './drawn-events.ts';
import type { Lane } from './lanes.ts';

/** What has no lane of its own, of an hour or a little more, as one block that leads to where all of it is drawn. */
export interface Fold extends Lane {
  key: string;
  /** Minutes of its date. */
  from: number;
  to: number;
  bookings: readonly Booking[];
  sessions: readonly SessionShown[];
}

/** One block stands for what begins within so many minutes. */
const SPAN = 60;

/**
 * Leaves at most so many lanes beside each other: what would stand in the last one and beyond is folded into blocks there. What is alone in the last
 * lane stands there itself.
 * @param events in the order of their beginnings, with the lanes that all of them would take
 * @param most at least 2
 */
export function folded<One extends Event | SessionEvent>(
  events: readonly (One & Lane)[],
  most: number,
): { events: readonly (One & Lane)[]; folds: readonly Fold[] } {
  if (events.every(({ lanes }) => lanes <= most)) return { events, folds: [] };
  const last = { lane: most - 1, lanes: most };
  const drawn: (One & Lane)[] = [];
  const groups: { from: number; to: number; events: One[] }[] = [];
  for (const event of events) {
    if (event.lanes <= most) drawn.push(event);
    else if (event.lane < last.lane) drawn.push({ ...event, lanes: most });
    else {
      const group = groups.at(-1);
      if (group && event.from < group.to && event.from < group.from + SPAN) {
        group.events.push(event);
        group.to = Math.max(group.to, event.to);
      } else {
        if (group) group.to = Math.min(group.to, event.from);
        groups.push({ from: event.from, to: event.to, events: [event] });
      }
    }
  }
  const folds: Fold[] = [];
  for (const { from, to, events: own } of groups) {
    const [first, ...others] = own;
    // Cut short where the next ones begin, it would no longer say its own end
    if (first && others.length === 0 && first.to === to) drawn.push({ ...first, ...last });
    else if (first)
      folds.push({
        ...last,
        key: `fold-${first.key}`,
        from,
        to,
        bookings: own.flatMap((one) => ('bookings' in one ? one.bookings : [])),
        sessions: own.flatMap((one) => ('session' in one ? one.session : [])),
      });
  }
  return { events: drawn.toSorted((one, other) => one.from - other.from), folds };
}
