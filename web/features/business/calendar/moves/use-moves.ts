import { useCallback, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { SoftRule } from '#contracts/soft-rules.ts';
import * as m from '#contracts/texts/messages.js';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useKeyOfSent } from '#web/lib/use-key-of-sent.ts';
import { useToasts } from '#web/ui/toasts.tsx';
import { useMay, useOwnCenter } from '#web/business-frame/center/own-center.tsx';
import type { Dropped as DroppedAnywhere } from './held-move.ts';
import type { Things, Tried } from './move-calls.ts';
import { bookingAt, focusOnceDrawn } from '../focus-drawn.tsx';
import { failureText, isWithoutAnswer, refusalText, rulesIn, rulesText } from './move-labels.ts';
import type { PlaceInput } from './place-input.ts';
import type { Bookings, MoveDone, SentMove } from './send-move.ts';
import { sendMove } from './send-move.ts';
import type { Moved } from './moved.ts';
import { isSameThings, movedTo } from './moved.ts';
import { useNotify } from './use-notify.ts';
import { useUndo } from './use-undo.ts';

/** A booking, or those of a group, let go over another place. */
export type Dropped = DroppedAnywhere & {
  bookings: Bookings;
  /** What becomes otherwise of them. */
  input: PlaceInput;
  /** The rooms that each was drawn in; null where rooms are not drawn. */
  things: readonly Things[] | null;
};

/** Rules speak against where a booking was dropped: whoever may overrule them is asked why. */
export interface AskedWhy {
  dropped: Dropped;
  /** What the server said of the place, and how the booking was then. */
  tried: Tried;
  against: readonly SoftRule[];
}

/** What becomes of what is dropped: asked, refused, done, undone. */
export function useMoves() {
  const t = useTexts();
  const mayOverrule = useMay('overruleReservations');
  const { showError } = useToasts();
  const { revalidate } = useRevalidator();
  const send = useSending();
  const [asked, setAsked] = useState<AskedWhy | null>(null);
  const [moved, setMoved] = useState<Moved | null>(null);
  const [isBusy, setBusy] = useState(false);
  const tell = useNotify(setMoved);
  const undo = useUndo({ send, setMoved, setBusy });

  const refuse = async (dropped: Dropped, why: string, isOld = true): Promise<void> => {
    showError(why);
    dropped.end();
    if (isOld) await revalidate();
  };
  const failed = (dropped: Dropped, error: unknown): Promise<void> =>
    refuse(dropped, failureText(error, t), error instanceof ApiFailure);

  const change = async (
    { dropped, tried }: Pick<AskedWhy, 'dropped' | 'tried'>,
    overruling: { reason: string } | null,
  ): Promise<void> => {
    const sequences = tried.bookings.map(({ sequence }) => sequence);
    setBusy(true);
    try {
      const how = { overruling, tellsCustomer: true, isWholeGroup: true };
      const now = await send(dropped.bookings, { input: dropped.input, sequences, ...how });
      setAsked(null);
      await revalidate();
      dropped.end();
      if (dropped.byKeys) focusOnceDrawn(bookingAt(dropped.bookings[0].id, dropped.to));
      setMoved(movedTo(dropped, { before: tried.bookings, after: now, overruling }));
    } catch (error) {
      if (overruling && isWithoutAnswer(error)) {
        showError(failureText(error, t));
        return;
      }
      setAsked(null);
      await failed(dropped, error);
    } finally {
      setBusy(false);
    }
  };
  const drop = async (dropped: Dropped): Promise<void> => {
    setMoved(null);
    try {
      const tried = await dropped.ask();
      const against = rulesIn(tried);
      if (tried.refusal) await refuse(dropped, refusalText(tried.refusal, t));
      else if (isOtherwise(dropped, tried)) await refuse(dropped, t(m.calendar_move_changed));
      else if (against.length === 0) await change({ dropped, tried }, null);
      else if (mayOverrule) setAsked({ dropped, tried, against });
      else await refuse(dropped, t(m.calendar_move_forbidden, { rules: rulesText(against, t) }), false);
    } catch (error) {
      await failed(dropped, error);
    }
  };
  const forget = useCallback(() => setMoved(null), []);
  const leave = (): void => {
    asked?.dropped.end();
    setAsked(null);
  };
  return { asked, moved, isBusy, drop, change, undo, tell, leave, forget };
}

/** One of them is no longer where it was drawn. */
const isOtherwise = ({ bookings, things }: Dropped, tried: Tried): boolean =>
  bookings.some(({ startsAt, minutes, resourceId }, index) => {
    const now = tried.bookings[index];
    const drawn = things?.[index];
    return (
      now === undefined ||
      Date.parse(startsAt) !== Date.parse(now.startsAt) ||
      minutes !== now.minutes ||
      resourceId !== now.resourceId ||
      (drawn !== undefined && !isSameThings(drawn, now.things))
    );
  });

/** Sends a change, once even where it is sent again after a lost answer. @returns what undoing it is based on, and the rooms it has now */
function useSending() {
  const locale = useLocale();
  const { providerId } = useOwnCenter();
  const keyOf = useKeyOfSent();
  return (bookings: Bookings, sent: SentMove): Promise<MoveDone> =>
    sendMove({ locale, providerId }, bookings, sent, keyOf);
}
