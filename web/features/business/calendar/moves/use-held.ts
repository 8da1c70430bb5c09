import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import * as m from '#contracts/texts/messages.js';
import { browserApi } from '#web/lib/api.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useOwnCenter } from '../../center/own-center.tsx';
import type { Booking } from '../calendar-calls.ts';
import { useDrawing } from '../calendar-context.ts';
import { customerOf } from '../calendar-words.ts';
import { againstDrawn } from './against-drawn.ts';
import { ghostOf } from './ghost.ts';
import type { Dropped, HeldMove, MoveHost } from './held-move.ts';
import { holdBooking } from './held-move.ts';
import { watchMoveKeys } from './key-moves.ts';
import { TRY_CHANGE } from './move-calls.ts';
import { fitOf, placeWords } from './move-words.ts';
import type { Place } from './place.ts';
import { isSamePlace, placeOfBooking, startText } from './place.ts';
import { watchPointers } from './pointer-moves.ts';
import { triesOf } from './tries.ts';

interface Held {
  scroller: RefObject<HTMLElement | null>;
  ghost: RefObject<HTMLElement | null>;
  live: RefObject<HTMLElement | null>;
  hours: { from: number; to: number };
  step: number;
  onDropped: (dropped: Dropped) => void;
}

/** Lets bookings of the grid be held with pointer and keys. Nothing of React is drawn while one is held. */
export function useHeld({ scroller, ghost, live, ...asked }: Held): void {
  const drawing = useDrawing();
  const t = useTexts();
  const locale = useLocale();
  const { providerId } = useOwnCenter();
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
      triesFor: (booking, onKnown) =>
        triesOf(async (place, signal) => {
          const asked = { providerId, id: booking.id, input: inputOf(booking, place) };
          const { tryReservationChange } = await browserApi(locale)(TRY_CHANGE, asked, { signal });
          return tryReservationChange;
        }, onKnown),
      wordsOf(booking, place, tried) {
        const { shown } = latest.current;
        const time = placeWords(place, shown, { locale, before: booking.date });
        if (isSamePlace(place, placeOfBooking(booking))) return { time, fit: 'asked', why: '' };
        return { time, ...fitOf(tried, againstDrawn(shown, booking, place), t) };
      },
      nameOf: (booking) => customerOf(booking, t),
      announce,
      onDropped: (dropped) => latest.current.onDropped(dropped),
      onEnd: () => {
        current = null;
      },
    };
    const hold = (item: HTMLElement, byKeys: boolean): HeldMove | null => {
      const booking = latest.current.shown.bookings.find(({ id }) => String(id) === item.dataset['movable']);
      // One at a time, also while one is being saved.
      if (!booking || current) return null;
      current = holdBooking(host, booking, item, { byKeys });
      return current;
    };
    const keys = {
      now: host.now,
      announce,
      hold: (item: HTMLElement) => hold(item, true),
      helpFor: ({ booking }: HeldMove) => t(m.calendar_move_help, { name: customerOf(booking, t) }),
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
  }, [scroller, ghost, live, providerId, locale, t]);
}

/** What stays as it is is left out. */
function inputOf(booking: Booking, place: Place) {
  const from = placeOfBooking(booking);
  return {
    start: place.date === from.date && place.start === from.start ? null : startText(place),
    durationMinutes: place.minutes === from.minutes ? null : place.minutes,
    resourceId: place.resourceId === from.resourceId ? null : place.resourceId,
  };
}
