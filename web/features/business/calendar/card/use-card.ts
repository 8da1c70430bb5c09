import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Which booking has a card open, and how it was asked for. */
export interface OpenCard {
  id: number;
  link: HTMLElement;
  /** By a key: it has the focus, and gives it back. */
  byKey: boolean;
}

/** So long a pointer rests on a booking before its card opens, and stays open after it left, in milliseconds. */
const REST = 400;
const LEAVE = 250;

const isOpeningKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  (key === 'i' || key === 'I' || key === ' ') && !ctrlKey && !metaKey && !altKey;

const linkOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-booking]') : null;

/** Opens the card of the booking on which a mouse rests or whose link has the focus as `I` or space is pressed; Escape, a press and leaving close it. */
export function useCard(
  scroller: RefObject<HTMLElement | null>,
  card: RefObject<HTMLElement | null>,
): { open: OpenCard | null; close: () => void } {
  const [open, setOpen] = useState<OpenCard | null>(null);
  const latest = useRef<OpenCard | null>(null);
  useEffect(() => {
    latest.current = open;
  });
  const close = useCallback(() => setOpen(null), []);
  useEffect(() => {
    const grid = scroller.current;
    if (!grid) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isHolding = (): boolean => grid.querySelector('[data-moving]') !== null;
    const show = (link: HTMLElement, byKey: boolean): void =>
      setOpen({ id: Number(link.dataset['booking']), link, byKey });
    const over = ({ target, pointerType, buttons }: PointerEvent): void => {
      if (pointerType !== 'mouse') return;
      const isOnCard = target instanceof Node && card.current?.contains(target);
      const link = linkOf(target);
      clearTimeout(timer);
      if (isOnCard || latest.current?.byKey) return;
      if (link && buttons === 0 && grid.contains(link)) {
        if (latest.current?.link !== link) timer = setTimeout(() => !isHolding() && show(link, false), REST);
      } else if (latest.current) timer = setTimeout(close, LEAVE);
    };
    const press = ({ target }: PointerEvent): void => {
      clearTimeout(timer);
      if (!(target instanceof Node && card.current?.contains(target))) close();
    };
    const key = (event: KeyboardEvent): void => {
      const { current } = latest;
      if (event.key === 'Escape' && current) {
        event.preventDefault();
        event.stopPropagation();
        close();
        if (current.byKey) current.link.focus();
        return;
      }
      const link = linkOf(document.activeElement);
      if (!link || !grid.contains(link) || isHolding() || !isOpeningKey(event)) return;
      event.preventDefault();
      show(link, true);
    };
    const scrolled = (): void => {
      clearTimeout(timer);
      close();
    };
    const listeners = new AbortController();
    const on = { signal: listeners.signal };
    document.addEventListener('pointerover', over, on);
    document.addEventListener('pointerdown', press, on);
    document.addEventListener('keydown', key, { ...on, capture: true });
    grid.addEventListener('scroll', scrolled, { ...on, passive: true });
    return () => {
      clearTimeout(timer);
      listeners.abort();
    };
  }, [scroller, card, close]);
  return { open, close };
}
