import { formatMinuteOfDay } from '#contracts/time-text.ts';
import type { LocalDate } from '#contracts/time.ts';
import { MINUTES_PER_DAY } from '#contracts/time.ts';
import type { Booking, CalendarShown } from '../calendar-calls.ts';

/** Where a booking stands, or shall stand. */
export interface Place {
  date: LocalDate;
  resourceId: number;
  /** In which column of a day by rooms (`roomKey`); null elsewhere. */
  room: string | null;
  /** Minute of the date by its wall clock. */
  start: number;
  /** How long it takes by the watch, whatever the clock does meanwhile. */
  minutes: number;
}

type Changes = CalendarShown['clockChanges'];
/** What is left of a change on one date: minutes that the clock skips, or shows twice. */
type Change = Changes[number];

const on = (changes: Changes, date: LocalDate): Change | undefined =>
  changes.find((change) => change.date === date);

/** @param room the column that it is held in */
export const placeOfBooking = (
  { date, resourceId, startMinute, minutes }: Booking,
  room: string | null,
): Place => ({
  date,
  resourceId,
  room,
  start: startMinute,
  minutes,
});

export const isSamePlace = (one: Place, other: Place): boolean =>
  one.date === other.date &&
  one.resourceId === other.resourceId &&
  one.room === other.room &&
  one.start === other.start &&
  one.minutes === other.minutes;

/** `2026-11-24T10:30`, as the API takes it. */
export const startText = ({ date, start }: Place): string => `${date}T${formatMinuteOfDay(start)}`;

/** Minute of its date at which it ends by the wall clock; of a time that is shown twice it begins at the first, and may end before it begins. */
export function endOf({ date, start, minutes }: Place, changes: Changes): number {
  const end = start + minutes;
  const change = on(changes, date);
  if (!change) return end;
  const { startMinute: from, endMinute: to } = change;
  if (change.kind === 'skipped') return start < to && end > from ? end + to - from : end;
  return start < to && end > to ? end - (to - from) : end;
}

/** The same as a clock shows it: of the next date where it passes midnight. */
export function clockEndOf(place: Place, changes: Changes): number {
  const end = endOf(place, changes);
  return end > MINUTES_PER_DAY ? end - MINUTES_PER_DAY : end;
}

/** How long it takes from the start of a place to a minute of its date by the wall clock. */
export function minutesUntil({ date, start }: Place, end: number, changes: Changes): number {
  const change = on(changes, date);
  if (!change) return end - start;
  const { startMinute: from, endMinute: to } = change;
  if (change.kind === 'skipped')
    return start < to && end > from ? end - start - (Math.min(end, to) - from) : end - start;
  return start < to && end > to ? end - start + to - from : end - start;
}

interface Bounds {
  /** Minutes that are drawn. */
  from: number;
  to: number;
}

/** A start on a line of the grid that is drawn; one that the clock skips is the one after it. */
export function snappedStart(
  minute: number,
  step: number,
  { from, to }: Bounds,
  { date, changes }: { date: LocalDate; changes: Changes },
): number {
  const last = Math.min(to, MINUTES_PER_DAY) - step;
  const start = Math.min(Math.max(Math.round(minute / step) * step, from), last);
  const change = on(changes, date);
  const isSkipped = change?.kind === 'skipped' && start >= change.startMinute && start < change.endMinute;
  return isSkipped ? change.endMinute : start;
}

/** So far the server lets one booking go. */
const MOST_MINUTES = 1440;

/** The same start with an end on a line of the grid, at least a step or as long as it was. */
export function stretchedTo(place: Place, end: number, step: number, changes: Changes): Place {
  const snapped = Math.round(end / step) * step;
  const least = Math.min(step, place.minutes);
  const minutes = Math.min(Math.max(minutesUntil(place, snapped, changes), least), MOST_MINUTES);
  return { ...place, minutes };
}
