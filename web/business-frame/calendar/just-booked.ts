import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router';
import type { LocalDate } from '#contracts/time.ts';
import { idOrNone } from '#web/lib/list-address.ts';
import { rangeOf, readAddress, searchOf } from './calendar-address.ts';
import { markChanged } from './mark-changed.ts';
import type { GridHandle } from './use-grid-handle.ts';

const BEFORE = 'booking-';

/** What a booking is called on the page, for the address that leads to it. */
export const anchorOf = (id: number): string => BEFORE + String(id);

/** What was booked, as far as it decides where it can be seen. */
export interface JustBooked {
  id: number;
  date: LocalDate;
  /** With whom, where somebody was chosen. */
  resourceId: number | null;
}

/**
 * The calendar somebody booked from, as it was; turned to the booking's date where it would not show it. A phone shows the column of who was chosen.
 * @param from path and search of the calendar
 * @param today the center's, where it is known
 */
export function calendarWith(from: string, { id, date, resourceId }: JustBooked, today?: LocalDate): string {
  const [here = '', search = ''] = from.split('?');
  const address = readAddress(new URLSearchParams(search));
  const shown = address.date ?? today;
  const range = shown === undefined ? null : rangeOf(address.view, shown);
  const isShown = range !== null && date >= range.from && date < range.to;
  const turned = {
    ...address,
    date: isShown ? address.date : date,
    person: resourceId ?? address.person,
  };
  return `${here}${searchOf(turned)}#${anchorOf(id)}`;
}

/**
 * Leads to the booking that the address names, once for each time somebody comes there: it has the focus, and a ring for a moment.
 * @param grid which may not have it in the page
 */
export function useJustBooked(grid?: RefObject<GridHandle | null>): void {
  const location = useLocation();
  useEffect(() => {
    const { hash } = location;
    const id = hash.startsWith(`#${BEFORE}`) ? idOrNone.read(hash.slice(BEFORE.length + 1)) : null;
    if (id === null) return;
    const mark = (link: HTMLElement): void => {
      link.scrollIntoView({ block: 'center', inline: 'nearest' });
      link.focus({ preventScroll: true });
      markChanged([id]);
    };
    const link = document.querySelector<HTMLElement>(`[data-booking="${id}"]`);
    if (link) mark(link);
    else grid?.current?.show(id, mark);
  }, [location, grid]);
}
