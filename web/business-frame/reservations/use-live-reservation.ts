import type { RefObject } from 'react';
import { useState } from 'react';
import { useFetchers, useLocation } from 'react-router';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { ring } from '../live/ring.ts';
import { useFresh } from '../live/use-fresh.ts';
import { mailPageIn } from '../sent-mails/mail-page.ts';
import type { LoadedReservation } from './load-reservation.ts';
import { readReservation } from './load-reservation.ts';
import type { HistoryLine } from './reservation-calls.ts';
import { newLines } from './new-lines.ts';

/** A booking in its drawer, kept fresh. */
export interface LiveReservation {
  shown: LoadedReservation;
  brokenSince: Date | null;
  /** What others have done with it since the drawer was opened; empty while something of one's own is under way. */
  changes: readonly HistoryLine[];
  /** It cannot be seen any more: it may be somebody else's by now. */
  isGone: boolean;
}

/** Kept fresh over whatever it stands. @param facts rung when it has changed */
export function useLiveReservation(
  loaded: LoadedReservation,
  facts: RefObject<HTMLElement | null>,
): LiveReservation {
  const { search } = useLocation();
  const [gone, setGone] = useState<LoadedReservation | null>(null);
  const isActing = useFetchers().some(({ state }) => state !== 'idle');
  const { id, customerId } = loaded.seen.reservation;
  const { shown, brokenSince } = useFresh(loaded, {
    read: async (api, providerId) => {
      const mailPage = mailPageIn(new URLSearchParams(search));
      try {
        const read = await readReservation(api, { providerId, id, mailPage });
        setGone(null);
        return { ...read, services: loaded.services };
      } catch (failure) {
        // What it stands over says whether whoever looks has no place here any more
        if (!(failure instanceof ApiFailure) || !failure.hasCode('notFound')) throw failure;
        setGone(loaded);
        return loaded;
      }
    },
    isShown: ({ kind, ids, customerIds }) =>
      kind === 'missed' ||
      (kind === 'reservations' && (ids.length === 0 || ids.includes(id))) ||
      (kind === 'customers' && (customerIds.length === 0 || customerIds.includes(customerId))),
    onRead: (_told, read) => {
      if (newLines(shown.seen, read.seen).length > 0 && facts.current) ring(facts.current);
    },
  });
  return {
    shown,
    brokenSince,
    changes: isActing ? [] : newLines(loaded.seen, shown.seen),
    isGone: gone === loaded,
  };
}
