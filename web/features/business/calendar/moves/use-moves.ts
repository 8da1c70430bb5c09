import { useCallback, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { SoftRule } from '#contracts/soft-rules.ts';
import * as m from '#contracts/texts/messages.js';
import { browserApi } from '#web/lib/api.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useKeyOfSent } from '#web/lib/use-key-of-sent.ts';
import { useToasts } from '#web/ui/toasts.tsx';
import { useMay, useOwnCenter } from '../../center/own-center.tsx';
import { UPDATE_RESERVATION } from '../../reservations/acts/act-calls.ts';
import type { Booking } from '../calendar-calls.ts';
import type { Dropped as DroppedAnywhere } from './held-move.ts';
import type { Tried } from './move-calls.ts';
import { refusalInWords, rulesIn, rulesInWords } from './move-words.ts';
import type { Place } from './place.ts';
import { startText } from './place.ts';
import { useTells } from './use-tells.ts';

/** A booking that was let go over another place. */
export type Dropped = DroppedAnywhere & { booking: Booking };

/** Rules speak against where a booking was dropped: whoever may overrule them is asked why. */
export interface AskedWhy {
  dropped: Dropped;
  sequence: number;
  against: readonly SoftRule[];
}

/** A booking was moved and can be moved back. */
export interface Moved {
  /** Another one for each move. */
  key: number;
  booking: Booking;
  from: Place;
  to: Place;
  /** What moving it back must be based on. */
  sequence: number;
  /** Whether whoever booked is told of it. */
  tellsCustomer: boolean;
}

/** What becomes of what is dropped: asked, refused, done, undone. */
export function useMoves() {
  const t = useTexts();
  const mayOverrule = useMay('overruleReservations');
  const { showError, showSuccess } = useToasts();
  const { revalidate } = useRevalidator();
  const send = useSending();
  const [tellsByHabit] = useTells();
  const [asked, setAsked] = useState<AskedWhy | null>(null);
  const [moved, setMoved] = useState<Moved | null>(null);
  const [isBusy, setBusy] = useState(false);

  const refuse = async (dropped: Dropped, why: string, isOld = true): Promise<void> => {
    showError(why);
    dropped.end();
    if (isOld) await revalidate();
  };
  const failed = (dropped: Dropped, error: unknown): Promise<void> =>
    refuse(dropped, failureInWords(error, t), error instanceof ApiFailure);

  const change = async (
    dropped: Dropped,
    sequence: number,
    overruling: { reason: string } | null,
    tellsCustomer = tellsByHabit,
  ): Promise<void> => {
    const { booking, from, to } = dropped;
    setBusy(true);
    try {
      const now = await send(booking, { from, to, sequence, overruling, tellsCustomer });
      setAsked(null);
      await revalidate();
      dropped.end();
      setMoved({ key: Date.now(), booking, from, to, sequence: now, tellsCustomer });
    } catch (error) {
      if (overruling && isWithoutAnswer(error)) {
        showError(failureInWords(error, t));
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
      if (tried.refusal) await refuse(dropped, refusalInWords(tried.refusal, t));
      else if (isOtherwise(dropped.booking, tried)) await refuse(dropped, t(m.calendar_move_changed));
      else if (against.length === 0) await change(dropped, tried.sequence, null);
      else if (mayOverrule) setAsked({ dropped, sequence: tried.sequence, against });
      else await refuse(dropped, t(m.calendar_move_forbidden, { rules: rulesInWords(against, t) }), false);
    } catch (error) {
      await failed(dropped, error);
    }
  };
  const undo = async ({ booking, from, to, sequence, tellsCustomer }: Moved): Promise<void> => {
    setBusy(true);
    const overruling = mayOverrule ? { reason: t(m.reservation_acts_undo) } : null;
    try {
      await send(booking, { from: to, to: from, sequence, overruling, tellsCustomer, isBack: true });
      setMoved(null);
      showSuccess(t(m.calendar_move_undone));
    } catch (error) {
      showError(failureInWords(error, t));
      if (!isWithoutAnswer(error)) setMoved(null);
    } finally {
      setBusy(false);
      await revalidate();
    }
  };
  const forget = useCallback(() => setMoved(null), []);
  const leave = (): void => {
    asked?.dropped.end();
    setAsked(null);
  };
  return { asked, moved, isBusy, drop, change, undo, leave, forget };
}

/** It is no longer where it was drawn. */
const isOtherwise = ({ startsAt, minutes, resourceId }: Booking, tried: Tried): boolean =>
  Date.parse(startsAt) !== Date.parse(tried.startsAt) ||
  minutes !== tried.minutes ||
  resourceId !== tried.resourceId;

/** Nobody knows whether it was done: it can be sent again as it is. */
const isWithoutAnswer = (error: unknown): boolean => !(error instanceof ApiFailure);

function failureInWords(error: unknown, t: ReturnType<typeof useTexts>): string {
  if (!(error instanceof ApiFailure)) return t(m.calendar_move_no_answer);
  if (error.hasCode('changedMeanwhile')) return t(m.calendar_move_changed);
  return error.message;
}

interface Sent {
  from: Place;
  to: Place;
  sequence: number;
  overruling: { reason: string } | null;
  tellsCustomer: boolean;
  /** To the very instant it was at. */
  isBack?: boolean;
}

/**
 * Sends a change, once even where it is sent again after a lost answer. What stays as it is is left out, so that a start in an hour that
 * comes twice is not read anew. @returns the new sequence
 */
function useSending() {
  const locale = useLocale();
  const { providerId } = useOwnCenter();
  const keyOf = useKeyOfSent();
  return async (
    booking: Booking,
    { from, to, sequence, overruling, tellsCustomer, isBack = false }: Sent,
  ): Promise<number> => {
    const isSameStart = from.date === to.date && from.start === to.start;
    const start = isBack ? booking.startsAt : startText(to);
    const input = {
      start: isSameStart ? null : start,
      durationMinutes: from.minutes === to.minutes ? null : to.minutes,
      resourceId: from.resourceId === to.resourceId ? null : to.resourceId,
      tellsCustomer,
      overruling,
    };
    const sent = { providerId, id: booking.id, sequence, input };
    const { updateReservation } = await browserApi(locale)(UPDATE_RESERVATION, sent, {
      idempotencyKey: keyOf(sent),
    });
    return updateReservation.sequence;
  };
}
