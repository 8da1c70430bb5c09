import type { Dispatch, SetStateAction } from 'react';
import { useRevalidator } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { useMay } from '#web/business-frame/center/own-center.tsx';
import { bookingAt, focusOnceDrawn } from '../focus-drawn.tsx';
import { failureText, isWithoutAnswer, nameOfMoved } from './move-labels.ts';
import type { Moved } from './moved.ts';
import { stillShown } from './moved.ts';
import type { Bookings, MoveDone, SentMove } from './send-move.ts';

/** What undoing a move needs. */
interface Undoing {
  send: (bookings: Bookings, sent: SentMove) => Promise<MoveDone>;
  setMoved: Dispatch<SetStateAction<Moved | null>>;
  setBusy: (isBusy: boolean) => void;
}

/** Puts what was moved back where it was; whoever does it by keys has the focus there again. */
export function useUndo({ send, setMoved, setBusy }: Undoing) {
  const t = useTexts();
  const mayOverrule = useMay('overruleReservations');
  const { showError, showSuccess } = useToasts();
  const { revalidate } = useRevalidator();
  return async (
    { key, bookings, from, back, sequences, isTold }: Moved,
    { byKeys }: { byKeys: boolean },
  ): Promise<void> => {
    setBusy(true);
    const overruling = mayOverrule ? { reason: t(m.reservation_acts_undo) } : null;
    try {
      // Whoever was there before, or has joined, stays.
      const how = { overruling, tellsCustomer: isTold, isWholeGroup: false };
      await send(bookings, { input: back, sequences, ...how });
      setMoved(stillShown<Moved>(key, () => null));
      if (byKeys) focusOnceDrawn(bookingAt(bookings[0].id, from));
      showSuccess(t(m.done_with, { text: t(m.calendar_move_undone), name: nameOfMoved(bookings, t) }));
    } catch (error) {
      showError(failureText(error, t));
      if (!isWithoutAnswer(error)) setMoved(stillShown<Moved>(key, () => null));
    } finally {
      setBusy(false);
      await revalidate();
    }
  };
}
