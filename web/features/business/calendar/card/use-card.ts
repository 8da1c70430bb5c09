import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Which booking has a card open, and how it was asked for. */
export interface OpenCard {
  id: number;
  link: HTMLElement;
  /** By a key that asks for it: it has the focus, and gives it back. By the focus of its booking: it stands beside, and `I` leads into it. */
  by: 'key' | 'focus' | 'pointer';
}

/** So long a pointer or the focus rests on a booking before its card opens, and it stays open after a pointer left, in milliseconds. */
const REST = 400;
const FOCUS_REST = 700;
const LEAVE = 250;
/** A booking comes into focus by a key that was pressed at most so long before, also where it had to be scrolled to. */
const BY_KEY = 600;

const isOpeningKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  (key === 'i' || key === 'I' || key === ' ') && !ctrlKey && !metaKey && !altKey;

const linkOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-booking]') : null;

const isLeadingKey = ({ key }: KeyboardEvent): boolean => key === 'Tab' || key.startsWith('Arrow');

/**
 * Opens the card of the booking on which a mouse rests, to which keys have led and stay a moment, or whose link has the focus as `I` or space is pressed;
 * Escape, a press and leaving close it. Fingers have the drawer.
 * @param drawn holds the bookings
 */
export function useCard(
  drawn: RefObject<HTMLElement | null>,
  card: RefObject<HTMLElement | null>,
): { open: OpenCard | null; close: () => void } {
  const [open, setOpen] = useState<OpenCard | null>(null);
  const latest = useRef<OpenCard | null>(null);
  useEffect(() => {
    latest.current = open;
  });
  const close = useCallback(() => setOpen(null), []);
  useEffect(() => {
    const grid = drawn.current;
    if (!grid) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ledAt = -Infinity;
    const isHolding = (): boolean => grid.querySelector('[data-moving]') !== null;
    const isInCard = (target: EventTarget | null): boolean =>
      target instanceof Node && card.current?.contains(target) === true;
    const show = (link: HTMLElement, by: OpenCard['by']): void =>
      setOpen({ id: Number(link.dataset['booking']), link, by });
    const over = ({ target, pointerType, buttons }: PointerEvent): void => {
      if (pointerType !== 'mouse') return;
      const link = linkOf(target);
      clearTimeout(timer);
      if (isInCard(target) || latest.current?.by === 'key') return;
      if (link && buttons === 0 && grid.contains(link)) {
        if (latest.current?.link !== link)
          timer = setTimeout(() => !isHolding() && show(link, 'pointer'), REST);
      } else if (latest.current?.by === 'pointer') timer = setTimeout(close, LEAVE);
    };
    const press = ({ target }: PointerEvent): void => {
      clearTimeout(timer);
      if (!isInCard(target)) close();
    };
    const key = (event: KeyboardEvent): void => {
      const { current } = latest;
      if (isLeadingKey(event)) ledAt = event.timeStamp;
      if (isInCard(event.target) && event.key !== 'Escape') return;
      clearTimeout(timer);
      if (event.key === 'Escape' && current) {
        event.preventDefault();
        event.stopPropagation();
        close();
        if (current.by === 'key' || isInCard(document.activeElement)) current.link.focus();
        return;
      }
      const link = linkOf(document.activeElement);
      if (link && grid.contains(link) && !isHolding() && isOpeningKey(event)) {
        event.preventDefault();
        show(link, 'key');
      } else if (current?.by === 'focus') close();
    };
    const focused = ({ target, timeStamp }: FocusEvent): void => {
      const link = linkOf(target);
      if (!link || !grid.contains(link) || timeStamp - ledAt > BY_KEY) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (document.activeElement === link && !isHolding()) show(link, 'focus');
      }, FOCUS_REST);
    };
    const scrolled = ({ target }: Event): void => {
      if (isInCard(target)) return;
      // What the keys lead to is scrolled into view: its card is yet to come
      if (latest.current) close();
    };
    const listeners = new AbortController();
    const on = { signal: listeners.signal };
    document.addEventListener('pointerover', over, on);
    document.addEventListener('pointerdown', press, on);
    document.addEventListener('keydown', key, { ...on, capture: true });
    document.addEventListener('focusin', focused, on);
    document.addEventListener('scroll', scrolled, { ...on, passive: true, capture: true });
    return () => {
      clearTimeout(timer);
      listeners.abort();
    };
  }, [drawn, card, close]);
  return { open, close };
}
