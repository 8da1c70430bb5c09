import { useEffect } from 'react';
import { keepHere, useKeptHere } from '#web/lib/kept-here.ts';
import { useRootData } from '#web/lib/root-data.ts';
import { readAddress, searchOf } from './calendar-address.ts';
import type { CalendarAddress } from './calendar-address.ts';

/** People at one computer take turns, and each looks at the calendar in their own way. */
const keyOf = (providerId: number, personId: string | number | undefined): string =>
  `calendar.asLeft.${providerId}.${personId ?? ''}`;

/** View and options without the date: who comes again comes to today. */
const withoutDate = (address: CalendarAddress): string => searchOf({ ...address, date: null });

/** Remembers how somebody looks at a center's calendar, for their next way to it in this browser. */
export function useKeepCalendar(providerId: number, address: CalendarAddress): void {
  const key = keyOf(providerId, useRootData()?.user?.id);
  const search = withoutDate(address);
  useEffect(() => keepHere(key, search), [key, search]);
}

/** How they looked at it last: '?view=week&people=3', '' for as usual. What was kept is read as any address is. */
export function useCalendarAsLeft(providerId: number): string {
  const kept = useKeptHere(keyOf(providerId, useRootData()?.user?.id));
  return kept === null ? '' : withoutDate(readAddress(new URLSearchParams(kept)));
}
