import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Lets a field of the kit tell of a change as any control of a form does: by a `change` event, once its hidden inputs have the new value.
 * @returns what stands around them, and what is called with each change
 */
export function useChangeEvent(): [place: RefObject<HTMLDivElement | null>, tell: () => void] {
  const place = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);
  // Drawn together with the value; by a timer it would come before it where the browser is slow
  useEffect(() => {
    if (count > 0) place.current?.dispatchEvent(new Event('change', { bubbles: true }));
  }, [count]);
  return [place, () => setCount((before) => before + 1)];
}
