import type { Dispatch, SetStateAction } from 'react';
import * as m from '#contracts/texts/messages.js';
import { browserApi } from '#web/lib/api.ts';
import { ownAttemptKey } from '#web/lib/page-person.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { useOwnCenter } from '#web/business-frame/center/own-center.tsx';
import { TELL_OF_MOVE, TELL_OF_MOVES } from '#web/business-frame/reservations/acts/act-calls.ts';
import { failureText } from './move-labels.ts';
import { stillShown } from './moved.ts';

/** A move whose customer is told, or is not. */
interface Tellable {
  /** Another one for each move. */
  key: number;
  bookings: readonly { id: number }[];
  /** Of each, as the move has answered it. */
  sequences: readonly number[];
  isTold: boolean;
}

/** Says whether whoever booked hears of a move: ticked at once, as any tick; what became of it is said by the answer. */
export function useNotify<Moved extends Tellable>(setMoved: Dispatch<SetStateAction<Moved | null>>) {
  const t = useTexts();
  const locale = useLocale();
  const { providerId } = useOwnCenter();
  const { showError } = useToasts();
  const wish = async (
    bookings: readonly { id: number; sequence: number }[],
    tells: boolean,
  ): Promise<boolean> => {
    const api = browserApi(locale);
    // There and back again are two wishes
    const key = { idempotencyKey: ownAttemptKey() };
    const [one, ...others] = bookings;
    if (one && others.length === 0)
      return (await api(TELL_OF_MOVE, { providerId, ...one, tells }, key)).tellOfMove.isTold;
    return (await api(TELL_OF_MOVES, { providerId, bookings, tells }, key)).tellOfMoves.isTold;
  };
  return async (moved: Moved, tells: boolean): Promise<void> => {
    const { key, bookings, sequences } = moved;
    const seen = bookings.map(({ id }, index) => ({ id, sequence: sequences[index] ?? 0 }));
    const say = (isNotified: boolean): void =>
      setMoved(stillShown(key, (now) => ({ ...now, isTold: isNotified })));
    say(tells);
    try {
      const isNotified = await wish(seen, tells);
      say(isNotified);
      if (isNotified !== tells)
        showError(t(isNotified ? m.calendar_move_told_already : m.calendar_move_too_late));
    } catch (error) {
      say(!tells);
      showError(failureText(error, t));
    }
  };
}
