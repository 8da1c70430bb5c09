/** The part of a grid that stands in the page: columns by their places, and minutes of the day. */
export interface SeenPart {
  first: number;
  /** The first column that stands there no more. */
  end: number;
  from: number;
  to: number;
}

/** A grid in its scroller, in pixels. */
export interface GridBox {
  scrollTop: number;
  scrollLeft: number;
  clientHeight: number;
  clientWidth: number;
  /** Of all columns with the hours beside them. */
  width: number;
  /** Of the hours drawn. */
  height: number;
}

/** Up to so many columns stand in the page however wide it is. */
export const MOST_COLUMNS = 12;
/** Columns beyond what is seen, so that a turn of the wheel finds them there. */
const BESIDE = 2;
const HOUR = 60;

/**
 * What is scrolled into view, and around it: a screen above and below, in whole hours, and of many columns some to each side. Of few columns all.
 * @param hours minutes of the day that are drawn
 */
export function seenPart(box: GridBox, count: number, hours: { from: number; to: number }): SeenPart {
  const perMinute = Math.max(box.height / Math.max(1, hours.to - hours.from), 0.001);
  const minuteAt = (y: number): number => hours.from + y / perMinute;
  const rows = {
    from: Math.floor(minuteAt(box.scrollTop - box.clientHeight) / HOUR) * HOUR,
    to: Math.ceil(minuteAt(box.scrollTop + 2 * box.clientHeight) / HOUR) * HOUR,
  };
  if (count <= MOST_COLUMNS) return { first: 0, end: count, ...rows };
  const width = Math.max(box.width / count, 1);
  return {
    first: Math.max(0, Math.floor(box.scrollLeft / width) - BESIDE),
    end: Math.min(count, Math.ceil((box.scrollLeft + box.clientWidth) / width) + BESIDE),
    ...rows,
  };
}

export const isIn = ({ from, to }: SeenPart, drawn: { from: number; to: number }): boolean =>
  drawn.from < to && drawn.to > from;

export const isSamePart = (one: SeenPart, other: SeenPart): boolean =>
  one.first === other.first && one.end === other.end && one.from === other.from && one.to === other.to;
