import { blockKey, blockOf } from './blocks/block-drawn.ts';
import type { GridColumn } from './grid-columns.ts';
import type { FoundStop, Stop, StopsOfColumn } from './grid-walk.ts';

export const bookingSelector = (id: number): string => `[data-booking="${id}"]`;
const blockSelector = (key: string): string => `[data-block="${key}"]`;

/** All that the arrows lead to: blocks of time, bookings, and what stands for those without a lane. */
export const stopsOf = (columns: readonly GridColumn[], { withBlocks }: { withBlocks: boolean }) =>
  columns.map(({ key, times, events, folds = [] }): StopsOfColumn => {
    const blocks = withBlocks ? times.map(blockOf).filter((block) => block !== null) : [];
    const stops: Stop[] = [
      ...blocks.map((block) => ({
        selector: blockSelector(blockKey(block)),
        from: block.startMinute,
      })),
      ...events.flatMap(({ bookings, from }) =>
        bookings.map(({ id }) => ({ selector: bookingSelector(id), from })),
      ),
      ...folds.map((fold) => ({ selector: `[data-fold="${fold.key}"]`, from: fold.from })),
    ];
    return { key, stops: stops.toSorted((one, other) => one.from - other.from) };
  });

/** Which stop an element of the page is; null: none. */
export function stopAt(columns: readonly StopsOfColumn[], element: Element): FoundStop | null {
  const key = element.closest<HTMLElement>('[data-column]')?.dataset['column'];
  const column = columns.findIndex((one) => one.key === key);
  const stop = columns[column]?.stops.find(({ selector }) => element.matches(selector));
  return stop ? { column, stop } : null;
}

/** Where a booking stands, or what stands for it. */
export function stopOfBooking(columns: readonly GridColumn[], id: number): FoundStop | null {
  for (const [column, { events, folds = [] }] of columns.entries()) {
    const isIt = (one: { id: number }): boolean => one.id === id;
    const event = events.find(({ bookings }) => bookings.some(isIt));
    if (event) return { column, stop: { selector: bookingSelector(id), from: event.from } };
    const fold = folds.find(({ bookings }) => bookings.some(isIt));
    if (fold) return { column, stop: { selector: `[data-fold="${fold.key}"]`, from: fold.from } };
  }
  return null;
}

/** Where a block stands first. */
export function stopOfBlock(columns: readonly GridColumn[], key: string): FoundStop | null {
  for (const [column, { times }] of columns.entries()) {
    const block = times.map(blockOf).find((one) => one !== null && blockKey(one) === key);
    if (block) return { column, stop: { selector: blockSelector(key), from: block.startMinute } };
  }
  return null;
}
