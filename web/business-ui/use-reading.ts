import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** What is there sooner is shown without a shape before it; what takes longer than the second is said to have failed. */
const SHAPES_AFTER_MS = 200;
const LATE_AFTER_MS = 30_000;

/** Another page, filter or order of the list that is shown, on its way. */
export interface Reading {
  /** Its address, to ask for it again. */
  to: string;
  isLate: boolean;
}

/** Whether the list at this address is being read anew; null while it is not, and in the first moment of it. */
export function useReading(): Reading | null {
  const { pathname, search } = useLocation();
  const { state, location, formMethod } = useNavigation();
  const isList =
    state === 'loading' &&
    formMethod !== 'POST' &&
    location.pathname === pathname &&
    location.search !== search;
  // Asked for once more it is waited for anew
  const turn = isList ? location.key : null;
  const [waited, setWaited] = useState<{ turn: string; isLate: boolean } | null>(null);
  useEffect(() => {
    if (turn === null) return undefined;
    const timers = [
      setTimeout(() => setWaited({ turn, isLate: false }), SHAPES_AFTER_MS),
      setTimeout(() => setWaited({ turn, isLate: true }), LATE_AFTER_MS),
    ];
    return () => {
      for (const timer of timers) clearTimeout(timer);
      setWaited(null);
    };
  }, [turn]);
  if (!isList || waited?.turn !== turn) return null;
  return { to: location.pathname + location.search, isLate: waited.isLate };
}

/** Keeps how high the rows are on average as `--shape-height`, for the shapes that will stand for them. */
export function useRowHeight(isShown: boolean): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const body = scroller.current?.querySelector('tbody');
    if (!isShown || !body) return;
    scroller.current?.style.setProperty('--shape-height', `${body.offsetHeight / body.rows.length}px`);
  });
  return scroller;
}
