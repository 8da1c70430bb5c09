import type { Dispatch, SetStateAction } from 'react';
import { useRevalidator } from 'react-router';
import { startsNamed } from '#contracts/time-text.ts';
import { zoneOf } from '#contracts/time.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import type { CalendarShown } from '../calendar-calls.ts';
import { failureInWords, isWithoutAnswer } from './move-words.ts';
import type { Moved } from './moved.ts';
import { movedNow, stillShown } from './moved.ts';
import type { Place } from './place.ts';
import type { Bookings, MoveDone, SentMove } from './send-move.ts';

/** The two instants of a start that a night shows twice, as the API takes them; null for any other. */
export function startsOfTwo(
  { timeZone }: Pick<CalendarShown, 'timeZone'>,
  { date, start }: Pick<Place, 'date' | 'start'>,
): readonly [first: string, second: string] | null {
  const [first, second] = startsNamed(zoneOf(timeZone), date, start);
  return first !== undefined && second !== undefined ? [first, second] : null;
}

/** What an act on a move that was made needs. */
export type Picking = {
  send: (bookings: Bookings, sent: SentMove) => Promise<MoveDone>;
  setMoved: Dispatch<SetStateAction<Moved | null>>;
  setBusy: (isBusy: boolean) => void;
};

/**
 * Where something was dropped on a time that a night shows twice it is at the first one; this brings it to the other, for the same reason, and back. The way
 * back leads to where it was before it was dropped.
 */
export function useWhichOfTwo({ send, setMoved, setBusy }: Picking) {
  const t = useTexts();
  const { showError } = useToasts();
  const { revalidate } = useRevalidator();
  return async (moved: Moved, start: string): Promise<void> => {
    const { key, bookings, sequences, overruling, isTold } = moved;
    const things = bookings.map(() => null);
    const input = { start, durationMinutes: null, resourceId: null, things };
    setBusy(true);
    try {
      const how = { overruling, tellsCustomer: isTold, isWholeGroup: false };
      const now = await send(bookings, { input, sequences, ...how });
      setMoved(stillShown(key, (was) => ({ ...movedNow(was, now), start, isTold })));
    } catch (error) {
      showError(failureInWords(error, t));
      if (!isWithoutAnswer(error)) setMoved(stillShown(key, (was) => ({ ...was, start: moved.start })));
    } finally {
      setBusy(false);
      await revalidate();
    }
  };
}
