import { useImperativeHandle } from 'react';
import type { Ref, RefObject } from 'react';
import type { GridColumn } from './grid-columns.ts';
import { stopAt, stopOfBlock, stopOfBooking, stopsOf } from './grid-stops.ts';
import type { FoundStop } from './grid-walk.ts';
import { stopAfter } from './grid-walk.ts';

/** The ways to what is drawn in a grid, also to what does not stand in the page because it is out of view. */
export interface GridHandle {
  /** Leads by an arrow from a booking or block to the next; false: it is none of this grid's, or no arrow. */
  walk(at: HTMLElement, key: string): boolean;
  /** Brings a booking, or what stands for it, or a block into view. @param onShown is given its link once it is there */
  show(what: Shown, onShown: (link: HTMLElement) => void): void;
}

/** A booking by its id, or a block by its key (`blockKey`). */
export type Shown = number | string;

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
/** In the middle rather than at the edge. */
const SHARE_ABOVE = 0.4;
/** What was scrolled to is in the page within a frame or two; more are waited for on a slow machine. */
const FRAMES = 30;

interface Grid {
  handle: Ref<GridHandle> | undefined;
  scroller: RefObject<HTMLElement | null>;
  columns: readonly GridColumn[];
  hours: { from: number; to: number };
  withBlocks: boolean;
  look: () => void;
}

/** Hands out the ways to what is drawn. */
export function useGridHandle({ handle, scroller, columns, hours, withBlocks, look }: Grid): void {
  useImperativeHandle(handle, () => {
    const shown = ({ column, stop }: FoundStop, then: (link: HTMLElement) => void): void => {
      const key = columns[column]?.key ?? '';
      const find = (): HTMLElement | null | undefined =>
        scroller.current
          ?.querySelector(`[data-column="${CSS.escape(key)}"]`)
          ?.querySelector<HTMLElement>(stop.selector);
      const there = find();
      if (there) {
        then(there);
        return;
      }
      if (scroller.current) scrollTo(scroller.current, { key, minute: stop.from, hours });
      look();
      const wait = (frames: number): void => {
        const link = find();
        if (link) then(link);
        else if (frames > 0) requestAnimationFrame(() => wait(frames - 1));
      };
      requestAnimationFrame(() => wait(FRAMES));
    };
    return {
      walk(at, key) {
        if (!ARROWS.includes(key)) return false;
        const stops = stopsOf(columns, { withBlocks });
        const from = stopAt(stops, at);
        if (!from) return false;
        const next = stopAfter(stops, from, key);
        if (next)
          shown(next, (link) => {
            link.focus({ preventScroll: true });
            link.scrollIntoView({ block: 'nearest', inline: 'nearest' });
          });
        return true;
      },
      show(what, onShown) {
        const stop = typeof what === 'number' ? stopOfBooking(columns, what) : stopOfBlock(columns, what);
        if (stop) shown(stop, onShown);
      },
    };
  }, [scroller, columns, hours, withBlocks, look]);
}

function scrollTo(
  scroller: HTMLElement,
  { key, minute, hours }: { key: string; minute: number; hours: Grid['hours'] },
): void {
  const column = scroller.querySelector<HTMLElement>(`[data-column="${CSS.escape(key)}"]`);
  if (!column) return;
  const perMinute = column.offsetHeight / Math.max(1, hours.to - hours.from);
  const { left, right } = column.getBoundingClientRect();
  const view = scroller.getBoundingClientRect();
  const isBeside = left < view.left || right > view.right;
  scroller.scrollTo({
    top: (minute - hours.from) * perMinute - scroller.clientHeight * SHARE_ABOVE,
    left: isBeside
      ? column.offsetLeft - (scroller.clientWidth - column.offsetWidth) / 2
      : scroller.scrollLeft,
    behavior: 'instant',
  });
}
