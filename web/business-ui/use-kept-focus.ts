import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps the focus where something was done: when what had it goes away, such as the button of an act that is over, whatever held it and is still
 * there takes it, and not the first button of the overlay.
 */
export function useKeptFocus(within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place = within.current;
    if (!place) return undefined;
    let last: Element[] = [];
    const remember = ({ target }: FocusEvent): void => {
      last = target instanceof Element ? ancestorsOf(target, place) : [];
    };
    const observer = new MutationObserver(() => {
      const [focused] = last;
      if (!focused || focused.isConnected) return;
      const held = last.find((element) => element.isConnected);
      last = [];
      const holder = held ?? place;
      if (!(holder instanceof HTMLElement)) return;
      if (!holder.hasAttribute('tabindex')) holder.tabIndex = -1;
      holder.focus({ preventScroll: true });
    });
    // It was left for something else, not taken away
    const forget = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && !place.contains(relatedTarget)) last = [];
    };
    place.addEventListener('focusin', remember);
    place.addEventListener('focusout', forget);
    observer.observe(place, { childList: true, subtree: true });
    return () => {
      place.removeEventListener('focusin', remember);
      place.removeEventListener('focusout', forget);
      observer.disconnect();
    };
  }, [within]);
}

/** An element and what it is in, inmost first, as far as `place`. */
function ancestorsOf(element: Element, place: Element): Element[] {
  const found: Element[] = [];
  for (let at: Element | null = element; at && at !== place; at = at.parentElement) found.push(at);
  return found;
}
