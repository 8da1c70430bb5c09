import type { CSSProperties } from 'react';
import type { Drawn, Lane } from '#web/business-frame/calendar/lanes.ts';

/** Where minutes of a day lie in the height of a grid that begins at `start`. */
export const placeOf = (from: number, to: number, start: number): CSSProperties => ({
  top: `calc(${(from - start) / 60} * var(--hour))`,
  height: `calc(${(to - from) / 60} * var(--hour))`,
});

/** Where something lies in its column of a grid that begins at `start`. */
export const placeInLane = ({ from, to, lane, lanes }: Drawn & Lane, start: number): CSSProperties => ({
  ...placeOf(from, to, start),
  left: `calc(${(lane / lanes) * 100}% + 1px)`,
  width: `calc(${100 / lanes}% - 4px)`,
});
