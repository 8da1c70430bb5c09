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
import type { PlaceInput } from './place-input.ts';
import { useTells } from './use-tells.ts';

/** A booking that was let go over another place. */
export type Dropped = DroppedAnywhere & {
  booking: Booking;
  /** What becomes otherwise of it. */
  input: PlaceInput;
  /** The rooms that it was drawn in; null where rooms are not drawn. */
  things: Tried['things'] | null;
};

/** Rules speak against where a booking was dropped: whoever may overrule them is asked why. */
export interface AskedWhy {
  dropped: Dropped;
  /** What the server said of the place, and how the booking was then. */
  tried: Tried;
  against: readonly SoftRule[];
}

/** A booking was moved and can be moved back. */
export interface Moved {
  /** Another one for each move. */
  key: number;
  booking: Booking;
  to: Place;
  /** What becomes of it again when it is moved back. */
  back: PlaceInput;
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
    { dropped, tried: { sequence, things } }: Pick<AskedWhy, 'dropped' | 'tried'>,
    overruling: { reason: string } | null,
    tellsCustomer = tellsByHabit,
  ): Promise<void> => {
    const { booking, to, input } = dropped;
    setBusy(true);
    try {
      const now = await send(booking, { input, sequence, overruling, tellsCustomer });
      const back = backFrom(booking, input, { before: things, after: now.things });
      setAsked(null);
      await revalidate();
      dropped.end();
      setMoved({ key: Date.now(), booking, to, back, sequence: now.sequence, tellsCustomer });
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
      else if (isOtherwise(dropped, tried)) await refuse(dropped, t(m.calendar_move_changed));
      else if (against.length === 0) await change({ dropped, tried }, null);
      else if (mayOverrule) setAsked({ dropped, tried, against });
      else await refuse(dropped, t(m.calendar_move_forbidden, { rules: rulesInWords(against, t) }), false);
    } catch (error) {
      await failed(dropped, error);
    }
  };
  const undo = async ({ booking, back, sequence, tellsCustomer }: Moved): Promise<void> => {
    setBusy(true);
    const overruling = mayOverrule ? { reason: t(m.reservation_acts_undo) } : null;
    try {
      await send(booking, { input: back, sequence, overruling, tellsCustomer });
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
const isOtherwise = (
  { booking: { startsAt, minutes, resourceId }, things }: Dropped,
  tried: Tried,
): boolean =>
  Date.parse(startsAt) !== Date.parse(tried.startsAt) ||
  minutes !== tried.minutes ||
  resourceId !== tried.resourceId ||
  (things !== null && !isSameThings(things, tried.things));

/** Nobody knows whether it was done: it can be sent again as it is. */
const isWithoutAnswer = (error: unknown): boolean => !(error instanceof ApiFailure);

function failureInWords(error: unknown, t: ReturnType<typeof useTexts>): string {
  if (!(error instanceof ApiFailure)) return t(m.calendar_move_no_answer);
  if (error.hasCode('changedMeanwhile')) return t(m.calendar_move_changed);
  return error.message;
}

interface Sent {
  input: PlaceInput;
  sequence: number;
  overruling: { reason: string } | null;
  tellsCustomer: boolean;
}

/** Sends a change, once even where it is sent again after a lost answer. @returns what undoing it is based on, and the rooms it has now */
function useSending() {
  const locale = useLocale();
  const { providerId } = useOwnCenter();
  const keyOf = useKeyOfSent();
  return async (booking: Booking, { input, sequence, ...how }: Sent) => {
    const sent = { providerId, id: booking.id, sequence, input: { ...input, ...how } };
    const { updateReservation } = await browserApi(locale)(UPDATE_RESERVATION, sent, {
      idempotencyKey: keyOf(sent),
    });
    return updateReservation;
  };
}

type Things = Tried['things'];

const isSameThings = (one: Things, other: Things): boolean =>
  one.length === other.length &&
  one.every(({ resourceId, unit }) =>
    other.some((thing) => thing.resourceId === resourceId && thing.unit === unit),
  );

/** What undoes a change: to the very instant it was at, and in the rooms it had, also where it got others by moving. */
function backFrom(
  { startsAt, minutes, resourceId }: Booking,
  input: PlaceInput,
  { before, after }: { before: Things; after: Things },
): PlaceInput {
  return {
    start: input.start === null ? null : startsAt,
    durationMinutes: input.durationMinutes === null ? null : minutes,
    resourceId: input.resourceId === null ? null : resourceId,
    things: isSameThings(before, after) ? null : before,
  };
}
