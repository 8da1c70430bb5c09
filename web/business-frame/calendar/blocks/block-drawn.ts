import type { LocalDate } from '#contracts/time.ts';
import { MINUTES_PER_DAY } from '#contracts/time.ts';
import type { CalendarShown, TimeShown } from '../calendar-calls.ts';
import type { Place } from '../moves/place.ts';
import { minutesUntil } from '../moves/place.ts';

/** A piece of a block as it stands in a column of somebody's. */
export interface BlockDrawn {
  id: number;
  /** On which of its dates it begins. */
  date: LocalDate;
  resourceId: number;
  /** On which date the piece lies, minutes of it. */
  on: LocalDate;
  startMinute: number;
  endMinute: number;
  reason: string;
}

/** The block that a time is; null for any other. */
export function blockOf(time: TimeShown): BlockDrawn | null {
  const { blockId: id, blockDate: date, resourceId, date: on, startMinute, endMinute, reason } = time;
  if (id === null || date === null || resourceId === null) return null;
  return { id, date, resourceId, on, startMinute, endMinute, reason: reason ?? '' };
}

/** It is held by this (`moves/`). */
export const blockKey = ({ id, date }: Pick<BlockDrawn, 'id' | 'date'>): string => `block-${id}-${date}`;

/** Whether the piece is all of it: what goes on after midnight is moved in its form. */
export const isWholeBlock = ({ date, on, endMinute }: BlockDrawn): boolean =>
  date === on && endMinute < MINUTES_PER_DAY;

/** A block goes by the clock on the wall: in a night that shows an hour twice it is as long as it is drawn (docs/decisions/0073). */
export const asBlocksGo = (shown: CalendarShown): CalendarShown => ({
  ...shown,
  clockChanges: shown.clockChanges.filter(({ kind }) => kind === 'skipped'),
});

export const placeOfBlock = (block: BlockDrawn, changes: CalendarShown['clockChanges']): Place => {
  const { on: date, resourceId, startMinute: start, endMinute } = block;
  const place = { date, resourceId, room: null, start, minutes: 0 };
  return { ...place, minutes: minutesUntil(place, endMinute, changes) };
};
