import type { RefObject } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FreshOptions } from './use-fresh.ts';
import { useFresh } from './use-fresh.ts';
import type { Row } from './held-rows.ts';
import { areInSamePlaces, inTheirPlaces, isWorkedIn, isWorkedInNow } from './held-rows.ts';
import { markRows } from './mark-rows.ts';

/** Somebody who is about to press something has moved the pointer so long ago at most. */
const AT_REST_MS = 10_000;

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

export type LiveRowsOptions<Item, Loaded> = Pick<FreshOptions<Loaded>, 'read' | 'isShown' | 'namedBy'> & {
  itemsOf: (loaded: Loaded) => readonly Item[];
  /** What is worked in. */
  within: RefObject<HTMLElement | null>;
  /** What the list is of, such as its date: rows of one are never held in another's. */
  listOf?: (loaded: Loaded) => unknown;
  /** The part of the list that a row stands in. */
  partOf?: (row: Item) => unknown;
  /** How a row reads that is kept in its place. */
  inPlace?: (held: Item, now: Item) => Item;
  /** Rows are held no longer than somebody moves: what the list is for is who has to be looked after now. */
  isUrgent?: boolean;
};

/**
 * A page of a list, kept fresh. While somebody works in it its rows stay where they are, each as it is now; others come when they have left it, or
 * ask for them. What was told as changed is rung for a moment.
 */
export function useLiveRows<Item extends Row, Loaded extends object>(
  loaded: Loaded,
  {
    read,
    isShown,
    namedBy,
    itemsOf,
    within,
    listOf = () => null,
    partOf,
    inPlace,
    isUrgent = false,
  }: LiveRowsOptions<Item, Loaded>,
): LiveRows<Item, Loaded> {
  const [held, setHeld] = useState<{ since: Loaded; items: readonly Item[] } | null>(null);
  const places = useRef<{ of: unknown; items: readonly Item[] }>({ of: null, items: [] });
  const isAtWork = useIsAtWork(within, isUrgent);
  const { shown, brokenSince } = useFresh(loaded, {
    read,
    isShown,
    ...(namedBy && { namedBy }),
    onRead: (told, now) => {
      const { of, items: before } = places.current;
      const isMoved = listOf(now) === of && !areInSamePlaces(before, itemsOf(now), partOf);
      setHeld(isMoved && isAtWork() ? { since: loaded, items: before } : null);
      markRows(within.current, told);
    },
  });
  const now = itemsOf(shown);
  const isHeld = now.length > 0 && held?.since === loaded;
  const items = isHeld ? inTheirPlaces(held.items, now, inPlace) : now;
  useEffect(() => {
    places.current = { of: listOf(shown), items };
  });
  useEffect(() => {
    const part = within.current;
    if (!isHeld || !part) return undefined;
    // What has the focus next is known after it was lost.
    const left = (): void => void setTimeout(() => isAtWork() || setHeld(null));
    const resting = isUrgent ? setInterval(left, 1000) : undefined;
    part.addEventListener('pointerleave', left);
    part.addEventListener('focusout', left);
    return () => {
      clearInterval(resting);
      part.removeEventListener('pointerleave', left);
      part.removeEventListener('focusout', left);
    };
  }, [isHeld, within, isAtWork, isUrgent]);
  return { shown, items, brokenSince, showNew: isHeld ? () => setHeld(null) : null };
}

/** Whether somebody works in a part of the screen now. */
function useIsAtWork(within: RefObject<HTMLElement | null>, isUrgent: boolean): () => boolean {
  const movedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (!isUrgent) return undefined;
    const moved = (): void => {
      movedAt.current = performance.now();
    };
    document.addEventListener('pointermove', moved);
    document.addEventListener('pointerdown', moved);
    return () => {
      document.removeEventListener('pointermove', moved);
      document.removeEventListener('pointerdown', moved);
    };
  }, [isUrgent]);
  return useCallback(
    () =>
      isUrgent
        ? isWorkedInNow(within.current, performance.now() - movedAt.current < AT_REST_MS)
        : isWorkedIn(within.current),
    [isUrgent, within],
  );
}
