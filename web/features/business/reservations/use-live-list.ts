import type { RefObject } from 'react';
import { useLiveRows } from '#web/business-frame/live/use-live-rows.ts';
import { questionOf } from '#web/business-frame/reservations/reservation-address.ts';
import type { ReservationQuery } from '#web/business-frame/reservations/reservation-address.ts';
import type { ListedReservation } from '#web/business-frame/reservations/reservation-calls.ts';
import { RESERVATIONS } from '#web/business-frame/reservations/reservation-calls.ts';

export interface LoadedList {
  asked: ReservationQuery;
  list: { total: number; isMore: boolean; items: readonly ListedReservation[] } | null;
}

export interface LiveList {
  list: LoadedList['list'];
  brokenSince: Date | null;
  /** Shows the rows that belong there by now; null while these are shown. */
  showNew: (() => void) | null;
}

/** A page of the reservations, kept fresh. @param within what is worked in */
export function useLiveList(loaded: LoadedList, within: RefObject<HTMLElement | null>): LiveList {
  const { shown, items, ...live } = useLiveRows<ListedReservation, LoadedList>(loaded, {
    read: async (api, providerId) => {
      const { getReservations } = await api(RESERVATIONS, { providerId, ...questionOf(loaded.asked) });
      return { asked: loaded.asked, list: getReservations };
    },
    isShown: ({ kind }) => kind === 'reservations' || kind === 'missed',
    itemsOf: ({ list }) => list?.items ?? [],
    within,
  });
  return { list: shown.list && { ...shown.list, items }, ...live };
}
