import { useEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { readAddress, VIEWS } from './calendar-address.ts';
import { newBlockHref } from './blocks/block-address.ts';
import { hrefOf, newHrefAt } from './calendar-context.ts';
import type { Drawing } from './calendar-context.ts';

/** Where letters are typed, or something lies over the calendar, keys are not the calendar's. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input:not([type=radio]):not([type=checkbox]), textarea, select, [role=dialog], [contenteditable]',
  ) !== null;

/** Bookings and blocks. */
const WALKED = '[data-booking], [data-block]';
const walked = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(WALKED)];

/** What the keys may begin. */
interface Mays {
  create: boolean;
  block: boolean;
}

/** `T` today, `1` to `5` the views, `N` a new booking, `B` a block, arrows from booking to booking; Enter is the link's own. */
export function useCalendarKeys(drawing: Drawing, mays: Mays): void {
  const navigate = useNavigate();
  const onTheWay = useNavigation().location;
  const latest = useRef({ drawing, mays, onTheWay });
  useEffect(() => {
    latest.current = { drawing, mays, onTheWay };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isElsewhere(event.target) || document.querySelector('[role=dialog], [role=alertdialog]')) return;
      const { drawing: drawn, mays: may, onTheWay: next } = latest.current;
      // Keys come faster than what they ask for is drawn: they go on from where one is going.
      const address = readAddress(new URLSearchParams((next ?? document.location).search));
      const href = addressFor(event.key, { ...drawn, address }, may);
      if (href !== null) {
        event.preventDefault();
        void navigate(href);
      } else if (walk(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [navigate]);
}

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

/** The place of the booking or block that has the focus; where none has, the free time that is pointed at. */
function placeChosen() {
  const { activeElement: at } = document;
  const chosen = at instanceof HTMLElement && at.matches(WALKED) ? at : null;
  const from = (chosen ?? document.querySelector<HTMLElement>('[data-pointed]'))?.dataset ?? {};
  const numberOf = (said: string | undefined): number | null => (said === undefined ? null : Number(said));
  return {
    date: from['date'] ?? null,
    minute: numberOf(from['from']),
    minutes: numberOf(from['minutes']),
    resourceId: numberOf(from['resource']),
    roomId: numberOf(from['room']),
  };
}

/** Up and down through a column, sideways to the booking that is nearest in time; from elsewhere only where the calendar has the focus. */
function walk(key: string): boolean {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || !at.matches(WALKED)) return false;
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
