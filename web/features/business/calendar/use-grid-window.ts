import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { USUAL_WIDTH, widthOnPaper } from '#web/business-frame/calendar/lane-room.ts';
import type { GridBox, SeenPart } from './seen-part.ts';
import { isSamePart, MOST_COLUMNS, seenPart } from './seen-part.ts';

/** What stands in the page of a grid. */
export interface GridWindow {
  /** Null: all of it, as the server writes it and as it is printed. */
  part: SeenPart | null;
  /** What is held or has the focus stays wherever the grid is scrolled to: keys of blocks and of columns. */
  kept: ReadonlySet<string>;
  /** Of the widest column, in steps of some pixels. */
  width: number;
  isOnPaper: boolean;
}

/** Less than this more of width changes nothing; pixels. */
const WIDTH_STEP = 8;

const KEPT = '[data-moving], :focus';

/**
 * Follows what of a grid is in view. Nothing is known of it on the server and at the first paint.
 * @param count columns of equal width
 * @param hours minutes of the day that are drawn
 */
export function useGridWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  { from, to }: { from: number; to: number },
): { view: GridWindow; look: () => void } {
  const [view, setView] = useState<GridWindow>(() => ({
    part: count > MOST_COLUMNS ? { first: 0, end: MOST_COLUMNS, from, to } : null,
    kept: new Set(),
    width: USUAL_WIDTH,
    isOnPaper: false,
  }));
  const isPrinting = useRef(false);
  const look = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const isOnPaper = isPrinting.current;
    const part = isOnPaper ? null : seenPart(boxOf(element), count, { from, to });
    const width = isOnPaper ? widthOnPaper(count) : widthIn(element);
    setView((before) => {
      const isSame = part && before.part ? isSamePart(part, before.part) : part === before.part;
      return isSame && width === before.width && isOnPaper === before.isOnPaper
        ? before
        : { part, width, isOnPaper, kept: keptIn(element) };
    });
  }, [scroller, count, from, to]);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const printing = (isOn: boolean) => (): void => {
      isPrinting.current = isOn;
      // Paper is filled at once
      flushSync(look);
    };
    const [begin, end] = [printing(true), printing(false)];
    look();
    const listeners = new AbortController();
    const on = { signal: listeners.signal };
    element.addEventListener('scroll', look, { ...on, passive: true });
    window.addEventListener('beforeprint', begin, on);
    window.addEventListener('afterprint', end, on);
    const observer = new ResizeObserver(look);
    observer.observe(element);
    // Another step of the grid makes it longer in a scroller of the same height
    const body = bodyOf(element);
    if (body) observer.observe(body);
    return () => {
      listeners.abort();
      observer.disconnect();
    };
  }, [scroller, look]);
  return { view, look };
}

const bodyOf = (element: HTMLElement): HTMLElement | null | undefined =>
  element.querySelector('[data-column]')?.parentElement;

const boxOf = (element: HTMLElement): GridBox => {
  const { scrollTop, scrollLeft, clientHeight, clientWidth, scrollWidth: width } = element;
  return {
    scrollTop,
    scrollLeft,
    clientHeight,
    clientWidth,
    width,
    height: bodyOf(element)?.offsetHeight ?? 0,
  };
};

const widthIn = (element: HTMLElement): number => {
  const widths = [...element.querySelectorAll<HTMLElement>('[data-column]')].map((one) => one.offsetWidth);
  return Math.floor(Math.max(0, ...widths) / WIDTH_STEP) * WIDTH_STEP;
};

function keptIn(element: HTMLElement): ReadonlySet<string> {
  const found = [...element.querySelectorAll<HTMLElement>(KEPT)].flatMap((one) => [
    one.closest<HTMLElement>('[data-key]')?.dataset['key'],
    one.closest<HTMLElement>('[data-column]')?.dataset['column'],
  ]);
  return new Set(found.filter((key) => key !== undefined));
}
