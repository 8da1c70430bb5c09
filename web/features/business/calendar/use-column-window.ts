import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Up to so many columns stand in the page however wide it is. */
const MOST_AT_ONCE = 12;
/** Beyond what is seen, so that a turn of the wheel finds them there. */
const BESIDE = 2;

/**
 * Which columns are drawn: all of a few, of many those in view and some beside them. Of equal width, in a scroller.
 * @returns the first, and the first one not drawn any more
 */
export function useColumnWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
): { first: number; end: number } {
  const isWindowed = count > MOST_AT_ONCE;
  const [view, setView] = useState({ first: 0, end: MOST_AT_ONCE });
  useEffect(() => {
    const element = scroller.current;
    if (!isWindowed || !element) return undefined;
    const look = (): void => {
      const width = element.scrollWidth / count;
      const first = Math.max(0, Math.floor(element.scrollLeft / width) - BESIDE);
      const end = Math.min(count, Math.ceil((element.scrollLeft + element.clientWidth) / width) + BESIDE);
      setView((before) => (before.first === first && before.end === end ? before : { first, end }));
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [scroller, count, isWindowed]);
  return isWindowed ? view : { first: 0, end: count };
}
