import type { LocalDate } from '#contracts/time.ts';
import { NO_ROOM } from '#web/business-frame/calendar/rooms.ts';
import type { Place } from '#web/business-frame/calendar/moves/place.ts';

/** A column as it stands in the body of the grid, in pixels. */
export interface MeasuredColumn {
  date: LocalDate;
  /** Null: of everybody. */
  resourceId: number | null;
  /** Of a day by rooms; null elsewhere. */
  room: string | null;
  left: number;
  width: number;
  element: HTMLElement;
}

/** The grid's body as it is drawn: what a move reckons with. */
export interface Measure {
  columns: readonly MeasuredColumn[];
  /** Pixels of a minute. */
  perMinute: number;
  /** Minutes that are drawn. */
  from: number;
  to: number;
}

/** Whether a place lies in a column. */
export const isInColumn = (
  { date, resourceId, room }: MeasuredColumn,
  place: Pick<Place, 'date' | 'resourceId' | 'room'>,
): boolean =>
  date === place.date && (resourceId === null || resourceId === place.resourceId) && room === place.room;

/** The place in another column: nothing is taken out of what is booked without a room, nor into it. */
export const inColumn = (place: Place, { date, resourceId, room }: MeasuredColumn): Place => ({
  ...place,
  date,
  resourceId: resourceId ?? place.resourceId,
  room: room === NO_ROOM || place.room === NO_ROOM ? place.room : room,
});

/** Reads the columns that can be seen (a phone hides all but one). */
export function measured(body: HTMLElement, { from, to }: { from: number; to: number }): Measure {
  const elements = [...body.querySelectorAll<HTMLElement>('[data-column]')];
  const columns = elements
    .filter(({ offsetWidth }) => offsetWidth > 0)
    .map((element) => ({
      date: element.dataset['date'] ?? '',
      resourceId: element.dataset['person'] === undefined ? null : Number(element.dataset['person']),
      room: element.dataset['room'] ?? null,
      left: element.offsetLeft,
      width: element.offsetWidth,
      element,
    }));
  return { columns, perMinute: (columns[0]?.element.offsetHeight ?? 0) / Math.max(1, to - from), from, to };
}

/** Where a pointer is in the body: minute of the day, and the nearest column. */
export function pointedAt(
  body: HTMLElement,
  { columns, perMinute, from }: Measure,
  { clientX, clientY }: { clientX: number; clientY: number },
): { minute: number; column: MeasuredColumn | undefined } {
  const { left, top } = body.getBoundingClientRect();
  const x = clientX - left;
  const column = columns.find((one) => x < one.left + one.width) ?? columns.at(-1);
  return { minute: from + (clientY - top) / Math.max(perMinute, 0.001), column };
}

/** So near to an edge the grid scrolls by itself, in pixels. */
const EDGE = 48;
/** At the edge itself, per frame. */
const FASTEST = 14;

/** Scrolls the grid while something is held near an edge that it was moved towards. @param origin where it was taken hold of */
export function scrollNearEdge(
  scroller: HTMLElement,
  { clientX, clientY }: { clientX: number; clientY: number },
  origin: { clientX: number; clientY: number },
): void {
  const { left, right, top, bottom } = scroller.getBoundingClientRect();
  const x = speedOf(clientX, left, right);
  const y = speedOf(clientY, top, Math.min(bottom, innerHeight));
  const isTowards = (speed: number, by: number): boolean => speed !== 0 && Math.sign(speed) * by > 4;
  if (isTowards(x, clientX - origin.clientX)) scroller.scrollBy(x, 0);
  if (isTowards(y, clientY - origin.clientY)) scroller.scrollBy(0, y);
}

function speedOf(at: number, start: number, end: number): number {
  if (at < start + EDGE) return -Math.min(FASTEST, ((start + EDGE - at) / EDGE) * FASTEST);
  if (at > end - EDGE) return Math.min(FASTEST, ((at - end + EDGE) / EDGE) * FASTEST);
  return 0;
}
