import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useFresh } from '../live/use-fresh.ts';
import { areInSamePlaces, inTheirPlaces, isWorkedIn } from './held-rows.ts';
import { questionOf } from './reservation-address.ts';
import type { ReservationAddress } from './reservation-address.ts';
import type { ListedReservation } from './reservation-calls.ts';
import { RESERVATIONS } from './reservation-calls.ts';

export interface LoadedList {
  asked: ReservationAddress;
  list: { total: number; isMore: boolean; items: readonly ListedReservation[] } | null;
}

export interface LiveList {
  list: LoadedList['list'];
  brokenSince: Date | null;
  /** Shows the rows that belong there by now; null while these are shown. */
  showNew: (() => void) | null;
}

/**
 * A page of the reservations, kept fresh. While somebody works in it its rows stay where they are, each as it is now; others come when they have left it, or
 * ask for them.
 * @param within what is worked in
 */
export function useLiveList(loaded: LoadedList, within: RefObject<HTMLElement | null>): LiveList {
  const [held, setHeld] = useState<{ since: LoadedList; items: readonly ListedReservation[] } | null>(null);
  const places = useRef<readonly ListedReservation[]>([]);
  const { shown, brokenSince } = useFresh(loaded, {
    read: async (api, providerId) => {
      const { getReservations } = await api(RESERVATIONS, { providerId, ...questionOf(loaded.asked) });
      return { asked: loaded.asked, list: getReservations };
    },
    isShown: ({ kind }) => kind === 'reservations' || kind === 'missed',
    onRead: (_told, { list }) => {
      const isMoved = !areInSamePlaces(places.current, list?.items ?? []);
      setHeld(isMoved && isWorkedIn(within.current) ? { since: loaded, items: places.current } : null);
    },
  });
  const { list } = shown;
  const isHeld = list !== null && held?.since === loaded;
  const items = isHeld ? inTheirPlaces(held.items, list.items) : (list?.items ?? []);
  useEffect(() => {
    places.current = items;
  });
  useEffect(() => {
    const part = within.current;
    if (!isHeld || !part) return undefined;
    // What has the focus next is known after it was lost.
    const left = (): void => void setTimeout(() => isWorkedIn(part) || setHeld(null));
    part.addEventListener('pointerleave', left);
    part.addEventListener('focusout', left);
    return () => {
      part.removeEventListener('pointerleave', left);
      part.removeEventListener('focusout', left);
    };
  }, [isHeld, within]);
  return {
    list: list && { ...list, items },
    brokenSince,
    showNew: isHeld ? () => setHeld(null) : null,
  };
}
