import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

const OVERLAYS = '[role=dialog], [role=alertdialog]';

/**
 * Closes an overlay by Escape when nothing on the page has the focus, as after a page that changed under it: the overlay itself hears only
 * keys that are pressed inside. Whatever lies on top of it comes first.
 */
export function useEscapeFromPage(overlay: RefObject<HTMLElement | null>, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.target !== document.body) return;
      const topmost = [...document.querySelectorAll(OVERLAYS)].at(-1);
      if (overlay.current !== null && topmost === overlay.current) latest.current();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [overlay]);
}
