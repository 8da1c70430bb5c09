/** Times as text: what the API, forms and stored schedules write, read strictly. */
import {
  dayNumberOf,
  FIRST_YEAR,
  instantOfWall,
  instantsOfWall,
  isLocalDate,
  LAST_YEAR,
  localDateOf,
  minuteOfDay,
  MINUTES_PER_DAY,
  offsetPeriodAt,
} from './time.ts';
import type { EpochMinutes, LocalDate, Zone } from './time.ts';

/**
 * What a `dateTimeFrom` says. `invalidDates`: unreadable, impossible, skipped by the clock, outside 2000–2100.
 * `IV.ST`: readable, but no start time lies inside a minute.
 */
export type DateTimeReading = { at: EpochMinutes } | { refusal: 'invalidDates' | 'IV.ST' };

const DATE_TIME = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}:\d{2})?$/;

/**
 * Reads '2026-10-25T02:30', with or without seconds: with an offset or Z it is that instant, without one the zone's
 * local time, the earlier instant when the clock shows it twice (docs/decisions: dateTimeFrom).
 */
export function readDateTimeFrom(value: unknown, zone: Zone): DateTimeReading {
  const [, date, time, seconds = '00', fraction = '', offset] =
    (typeof value === 'string' && DATE_TIME.exec(value)) || [];
  const minute = readMinuteOfDay(time);
  if (!isLocalDate(date) || minute === null || minute === MINUTES_PER_DAY || Number(seconds) > 59) {
    return { refusal: 'invalidDates' };
  }
  const wall = dayNumberOf(date) * MINUTES_PER_DAY + minute;
  const at = offset === undefined ? instantOfWall(zone, wall) : instantOfOffset(wall, offset);
  if (at === null || !isInRange(zone, at)) return { refusal: 'invalidDates' };
  return /[1-9]/.test(seconds + fraction) ? { refusal: 'IV.ST' } : { at };
}

function instantOfOffset(wall: number, offset: string): EpochMinutes | null {
  if (offset === 'Z') return wall;
  const minutes = readMinuteOfDay(offset.slice(1));
  if (minutes === null || minutes === MINUTES_PER_DAY) return null;
  return offset.startsWith('-') ? wall + minutes : wall - minutes;
}

function isInRange(zone: Zone, at: EpochMinutes): boolean {
  const year = Number(localDateOf(zone, at).slice(0, 4));
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

/** '09:30' or '09:30:00' → 570; '24:00' → 1440 (an end, never a start); anything else null. */
export function readMinuteOfDay(value: unknown): number | null {
  if (typeof value !== 'string' || !/^\d{2}:\d{2}(:00)?$/.test(value)) return null;
  const hours = Number(value.slice(0, 2));
  const minutes = Number(value.slice(3, 5));
  const total = hours * 60 + minutes;
  return minutes < 60 && total <= MINUTES_PER_DAY ? total : null;
}

/** 570 → '09:30', 1440 → '24:00'. */
export function formatMinuteOfDay(minute: number): string {
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
}

/** Local 'HH:mm:ss', the form of a slot's `startTime` and `endTime`. */
export function formatLocalTime(zone: Zone, at: EpochMinutes): string {
  return `${formatMinuteOfDay(minuteOfDay(zone, at))}:00`;
}

/** '2026-10-25T02:30:00+02:00': local time that stays unambiguous in the repeated hour. */
export function formatOffsetDateTime(zone: Zone, at: EpochMinutes): string {
  return `${localDateOf(zone, at)}T${formatLocalTime(zone, at)}${formatOffset(zone, at)}`;
}

/** '+02:00', shown beside times that a night repeats. */
export function formatOffset(zone: Zone, at: EpochMinutes): string {
  const { offsetMinutes } = offsetPeriodAt(zone, at);
  return (offsetMinutes < 0 ? '-' : '+') + formatMinuteOfDay(Math.abs(offsetMinutes));
}

/**
 * The starts that a local time of a date names, with their offsets: two in the hour that a night in autumn shows twice, the earlier one first; none in the hour
 * that a night in spring leaves out.
 */
export function startsNamed(zone: Zone, date: LocalDate, minute: number): string[] {
  const wall = dayNumberOf(date) * MINUTES_PER_DAY + minute;
  return instantsOfWall(zone, wall).map((at) => formatOffsetDateTime(zone, at));
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** A time as people type it: '9', '930', '9:30', '09.30', '24:00'. @returns minutes of the day, or null */
export function parseTypedTime(typed: string): number | null {
  const match = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(typed.trim());
  return match ? readMinuteOfDay(`${match[1]?.padStart(2, '0')}:${match[2] ?? '00'}`) : null;
}
