import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import * as m from '#contracts/texts/messages.js';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import type { Message } from '#web/lib/texts-in.ts';
import { useToasts } from '#web/ui/toasts.tsx';
import { useOwnCenter } from '#web/business-frame/center/own-center.tsx';
import { useDrawing } from '#web/business-frame/calendar/calendar-context.ts';
import type { Fixed } from '#web/business-frame/calendar/drawn-events.ts';
import { ghostOf } from './ghost.ts';
import type { HeldMove, MoveHost } from './held-move.ts';
import { hold as holdThing } from './held-move.ts';
import type { Around } from './holdables.ts';
import { holdableOf } from './holdables.ts';
import { watchMoveKeys } from './key-moves.ts';
import { watchPointers } from './pointer-moves.ts';

interface Held extends Pick<Around, 'onDropped' | 'onBlockDropped'> {
  scroller: RefObject<HTMLElement | null>;
  ghost: RefObject<HTMLElement | null>;
  live: RefObject<HTMLElement | null>;
  hours: { from: number; to: number };
  step: number;
}

/** Lets bookings and blocks of the grid be held with pointer and keys. Nothing of React is drawn while one is held. */
export function useHeld({ scroller, ghost, live, ...asked }: Held): void {
  const drawing = useDrawing();
  const t = useTexts();
  const locale = useLocale();
  const { providerId } = useOwnCenter();
  const { showError } = useToasts();
  const latest = useRef({ ...asked, shown: drawing.shown });
  useEffect(() => {
    latest.current = { ...asked, shown: drawing.shown };
  });
  useEffect(() => {
    const [grid, shape, told] = [scroller.current, ghost.current, live.current];
    const body = shape?.parentElement;
    if (!grid || !shape || !body) return undefined;
    let current: HeldMove | null = null;
    const announce = (text: string): void => {
      if (told) told.textContent = text;
    };
    const host: MoveHost = {
      body,
      ghost: ghostOf(shape),
      now: () => latest.current,
      announce,
      onEnd: () => {
        current = null;
      },
    };
    const around: Around = {
      providerId,
      locale,
      t,
      shown: () => latest.current.shown,
      onDropped: (dropped) => latest.current.onDropped(dropped),
      onBlockDropped: (dropped) => latest.current.onBlockDropped(dropped),
    };
    const hold = (item: HTMLElement, byKeys: boolean): HeldMove | null => {
      // One at a time, also while one is being saved.
      if (current) return null;
      const fixed = fixedOf(item);
      if (fixed) {
        showError(t(FIXED_WORDS[fixed]));
        return null;
      }
      const room = item.closest<HTMLElement>('[data-column]')?.dataset['room'] ?? null;
      const held = holdableOf({ key: item.dataset['movable'] ?? '', room }, around);
      current = held && holdThing(host, held, item, { byKeys });
      return current;
    };
    const keys = {
      now: host.now,
      announce,
      hold: (item: HTMLElement) => hold(item, true),
      helpFor: ({ name }: HeldMove) => t(m.calendar_move_help, { name }),
      endText: t(m.calendar_move_back),
      follow: () => shape.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    };
    const stops = [
      watchPointers(grid, body, { now: host.now, hold: (item) => hold(item, false) }),
      watchMoveKeys(keys, () => current),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [scroller, ghost, live, providerId, locale, t, showError]);
}

const FIXED_WORDS: Record<Fixed, Message<Record<never, never>>> = {
  off: m.calendar_fixed_off,
  unconfirmed: m.calendar_fixed_unconfirmed,
  awaitsPayment: m.calendar_fixed_awaits_payment,
  continued: m.calendar_fixed_continued,
  tooMany: m.calendar_fixed_too_many,
};

/** Why an element of the grid stays where it is; undefined: it can be held. */
const fixedOf = ({ dataset }: HTMLElement): Fixed | undefined =>
  (Object.keys(FIXED_WORDS) as Fixed[]).find((why) => why === dataset['fixed']);
