import type { CSSProperties } from 'react';

/** Where minutes of a day lie in the height of a grid that begins at `start`. */
export const placeOf = (from: number, to: number, start: number): CSSProperties => ({
  top: `calc(${(from - start) / 60} * var(--hour))`,
  height: `calc(${(to - from) / 60} * var(--hour))`,
});
