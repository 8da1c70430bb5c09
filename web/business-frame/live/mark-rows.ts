import { ring } from './ring.ts';

/** More than a few at once are no news of one of them. */
const MOST = 20;

/** Rings rows of a list for a moment, once they are drawn: those of a table, and lines that say which booking they are. */
export function markRows(part: Element | null, ids: readonly number[]): void {
  if (part === null || ids.length === 0 || ids.length > MOST) return;
  // What was read is drawn with the first frame
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      for (const id of ids)
        for (const row of part.querySelectorAll(`[data-key="${id}"], li:has([data-booking="${id}"])`))
          ring(row);
    }),
  );
}
