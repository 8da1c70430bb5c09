import { MINUTES_PER_DAY } from '#contracts/time.ts';
import type { LocalDate } from '#contracts/time.ts';
import { formatMinuteOfDay } from '#contracts/time-text.ts';
import { NEW_BLOCK } from '../../blocks/block-place.ts';
import { readAddress, searchOf } from '../calendar-address.ts';
import type { CalendarAddress } from '../calendar-address.ts';

type Calendar = { here: string; address: CalendarAddress };

/** The form of a block over the calendar as it is. @param minutes an hour unless said otherwise */
export function newBlockHref(calendar: Calendar, { on, minute, minutes, resourceId }: NewBlockPlace): string {
  const end = minute === null ? null : minute + (minutes ?? USUAL_MINUTES);
  return hrefOfForm(calendar, NEW_BLOCK, [
    ['on', on],
    ['from', minute === null ? null : formatMinuteOfDay(minute)],
    ['to', end === null ? null : formatMinuteOfDay(end > MINUTES_PER_DAY ? end - MINUTES_PER_DAY : end)],
    ['resource', resourceId === null ? null : String(resourceId)],
  ]);
}

/** Where a new block shall lie, as far as it is known. */
export interface NewBlockPlace {
  on: LocalDate | null;
  minute: number | null;
  minutes: number | null;
  resourceId: number | null;
}

const USUAL_MINUTES = 60;

/** A block over the calendar as it is, opened at one of its dates. */
export const blockHref = (calendar: Calendar, { id, date }: { id: number; date: LocalDate }): string =>
  hrefOfForm(calendar, String(id), [['on', date]]);

function hrefOfForm(
  { here, address }: Calendar,
  block: string,
  said: readonly (readonly [string, string | null])[],
): string {
  const search = new URLSearchParams(searchOf(address));
  for (const [name, value] of said) if (value !== null) search.set(name, value);
  return `${here}/blocks/${block}?${search.toString().replaceAll('%2C', ',').replaceAll('%3A', ':')}`;
}

/** The calendar under the form of a block. */
export const calendarUnder = (here: string, search: string): string =>
  here + searchOf(readAddress(new URLSearchParams(search)));
