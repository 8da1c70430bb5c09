import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { readAddress, VIEWS } from '#web/business-frame/calendar/calendar-address.ts';
import { beginAt } from './begin/begun.ts';
import { newBlockHref } from '#web/business-frame/calendar/blocks/block-address.ts';
import { hrefOf, newHrefAt } from '#web/business-frame/calendar/calendar-context.ts';
import type { Drawing } from '#web/business-frame/calendar/calendar-context.ts';
import type { GridHandle } from '#web/business-frame/calendar/use-grid-handle.ts';

/** Where letters are typed, or something lies over the calendar, keys are not the calendar's. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input:not([type=radio]):not([type=checkbox]), textarea, select, [role=dialog], [contenteditable]',
  ) !== null;

/** Whether a key that is pressed is the calendar's own. */
export const isOfCalendar = (event: KeyboardEvent): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) &&
  !isElsewhere(event.target) &&
  document.querySelector('[role=dialog], [role=alertdialog]') === null;

/** Bookings and blocks, and what stands for bookings. */
const WALKED = '[data-booking], [data-block], [data-fold]';
const walked = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(WALKED)];

/** What the keys may begin. */
interface Mays {
  create: boolean;
  block: boolean;
}

/** `T` today, `1` to `5` the views, `N` a new booking, `B` a block, arrows from booking to booking; Enter is the link's own. */
export function useCalendarKeys(drawing: Drawing, mays: Mays, grid: RefObject<GridHandle | null>): void {
  const navigate = useNavigate();
  const onTheWay = useNavigation().location;
  const latest = useRef({ drawing, mays, onTheWay });
  /** Where the last key leads, until one is there. */
  const asked = useRef<string | null>(null);
  useEffect(() => {
    latest.current = { drawing, mays, onTheWay };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!isOfCalendar(event)) return;
      const { drawing: drawn, mays: may, onTheWay: next } = latest.current;
      // Keys come faster than what they ask for is drawn, or even begun: they go on from where one is going
      const search = asked.current === null ? (next ?? document.location).search : searchIn(asked.current);
      const address = readAddress(new URLSearchParams(search));
      if (may.create && beginsBooking(event.key, address.date ?? drawn.date)) {
        event.preventDefault();
        return;
      }
      const href = addressFor(event.key, { ...drawn, address }, may);
      if (href !== null) {
        event.preventDefault();
        asked.current = href;
        void Promise.resolve(navigate(href)).finally(() => {
          if (asked.current === href) asked.current = null;
        });
      } else if (walk(event.key, grid.current)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [navigate, grid]);
}

const searchIn = (href: string): string => href.split('?')[1] ?? '';

function addressFor(key: string, drawing: Drawing, mays: Mays): string | null {
  if (key === 't' || key === 'T') return hrefOf(drawing, { date: null });
  const view = VIEWS[Number(key) - 1];
  if (view) return hrefOf(drawing, { view });
  const place = placeChosen();
  if ((key === 'n' || key === 'N') && mays.create)
    return newHrefAt(drawing, { ...place, date: place.date ?? drawing.date });
  if ((key === 'b' || key === 'B') && mays.block)
    return newBlockHref(drawing, {
      ...place,
      on: place.date ?? drawing.date,
      resourceId: place.roomId ?? place.resourceId,
    });
  return null;
}

/** `N` opens the small form where there is a grid: at the free time that is pointed at, else at the next free one, after the booking that has the focus. */
function beginsBooking(key: string, date: string): boolean {
  if (key !== 'n' && key !== 'N') return false;
  const { isPointed, ...place } = placeChosen();
  const at = { date: place.date ?? date, resourceId: place.resourceId, room: place.room, column: null };
  return beginAt({
    ...at,
    minute: isPointed ? place.minute : null,
    minutes: isPointed ? place.minutes : null,
    after: place.minute,
  });
}

/** The place of the booking or block that has the focus; where none has, the free time that is pointed at. */
function placeChosen() {
  const { activeElement: at } = document;
  const chosen = at instanceof HTMLElement && at.matches(WALKED) ? at : null;
  const from = (chosen ?? document.querySelector<HTMLElement>('[data-pointed]'))?.dataset ?? {};
  const numberOf = (said: string | undefined): number | null => (said === undefined ? null : Number(said));
  return {
    isPointed: chosen === null,
    date: from['date'] ?? null,
    minute: numberOf(from['from']),
    minutes: numberOf(from['minutes']),
    resourceId: numberOf(from['resource']),
    roomId: numberOf(from['room']),
    room: from['roomKey'] ?? null,
  };
}

/**
 * Up and down through a column, sideways to the booking that is nearest in time; from elsewhere only where the calendar has the focus. A grid knows
 * what is out of view, too; of a month and an agenda all stands in the page.
 */
function walk(key: string, grid: GridHandle | null): boolean {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || !at.matches(WALKED)) return false;
  if (grid) return grid.walk(at, key);
  const column = at.closest('[data-column]');
  const own = walked().filter((one) => one.closest('[data-column]') === column);
  const place = own.indexOf(at);
  if (key === 'ArrowDown') return focus(own[place + 1]);
  if (key === 'ArrowUp') return focus(own[place - 1]);
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return false;
  const columns = [...document.querySelectorAll('[data-column]')].filter((one) => one.querySelector(WALKED));
  const next = columns[columns.findIndex((one) => one === column) + (key === 'ArrowRight' ? 1 : -1)];
  if (!next) return true;
  const minute = Number(at.dataset['from']);
  const nearest = [...next.querySelectorAll<HTMLElement>(WALKED)].sort(
    (one, other) =>
      Math.abs(Number(one.dataset['from']) - minute) - Math.abs(Number(other.dataset['from']) - minute),
  )[0];
  return focus(nearest);
}

/** @returns true: the key is used, also at the end of a column, where the page would scroll instead */
function focus(element: HTMLElement | undefined): true {
  element?.focus();
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return true;
}
