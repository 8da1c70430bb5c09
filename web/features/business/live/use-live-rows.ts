import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { FreshOptions } from './use-fresh.ts';
import { useFresh } from './use-fresh.ts';
import type { Row } from './held-rows.ts';
import { areInSamePlaces, inTheirPlaces, isWorkedIn } from './held-rows.ts';

/** A page of a list, kept fresh. */
export interface LiveRows<Item, Loaded> {
  /** As it was read last, but for its rows. */
  shown: Loaded;
  /** The rows in the places where they are shown. */
  items: readonly Item[];
  brokenSince: Date | null;
  /** Shows the rows that belong there by now; null while these are shown. */
  showNew: (() => void) | null;
}

export type LiveRowsOptions<Item, Loaded> = Pick<FreshOptions<Loaded>, 'read' | 'isShown'> & {
  itemsOf: (loaded: Loaded) => readonly Item[];
  /** What is worked in. */
  within: RefObject<HTMLElement | null>;
};

/**
 * A page of a list, kept fresh. While somebody works in it its rows stay where they are, each as it is now; others come when they have left it, or
 * ask for them.
 */
export function useLiveRows<Item extends Row, Loaded extends object>(
  loaded: Loaded,
  { read, isShown, itemsOf, within }: LiveRowsOptions<Item, Loaded>,
): LiveRows<Item, Loaded> {
  const [held, setHeld] = useState<{ since: Loaded; items: readonly Item[] } | null>(null);
  const places = useRef<readonly Item[]>([]);
  const { shown, brokenSince } = useFresh(loaded, {
    read,
    isShown,
    onRead: (_told, now) => {
      const isMoved = !areInSamePlaces(places.current, itemsOf(now));
      setHeld(isMoved && isWorkedIn(within.current) ? { since: loaded, items: places.current } : null);
    },
  });
  const now = itemsOf(shown);
  const isHeld = now.length > 0 && held?.since === loaded;
  const items = isHeld ? inTheirPlaces(held.items, now) : now;
  useEffect(() => {
    places.current = items;
  });
  useEffect(() => {
    const part = within.current;
    if (!isHeld || !part) return undefined;
    // What has the focus next is known after it was lost.
    const left = (): void => void setTimeout(() => isWorkedIn(part) || setHeld(null));
    part.addEventListener('pointerleave', left);
    part.addEventListener('focusout', left);
    return () => {
      part.removeEventListener('pointerleave', left);
      part.removeEventListener('focusout', left);
    };
  }, [isHeld, within]);
  return { shown, items, brokenSince, showNew: isHeld ? () => setHeld(null) : null };
}
