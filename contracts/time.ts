/**
 * The one source of local time. Instants are whole minutes since 1970-01-01T00:00Z (`EpochMinutes`), calendar dates are
 * 'YYYY-MM-DD' (`LocalDate`), times of day are minutes after local midnight. Temporal is asked once per zone for its
 * offset changes; afterwards both directions are integer arithmetic.
 */
export type EpochMinutes = number;
export type LocalDate = string;
/** 1 Monday … 7 Sunday. */
export const ISO_WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export type IsoWeekday = (typeof ISO_WEEKDAYS)[number];
/** Days since 1970-01-01 of the local calendar. */
export type DayNumber = number;
/** Minutes since 1970-01-01T00:00 as a wall clock counts them: `dayNumber * 1440 + minute of the day`. */
export type WallMinutes = number;

/** On the wall clock; a real day of a clock change has more or fewer. */
export const MINUTES_PER_DAY = 1440;
/** Before and after every time there is here: whole numbers, so that arithmetic on minutes stays whole. */
export const EARLIEST: EpochMinutes = -(2 ** 30);
export const LATEST: EpochMinutes = 2 ** 30 - 1;
/** The years whose dates and offset changes are known. */
export const FIRST_YEAR = 2000;
export const LAST_YEAR = 2100;

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = MINUTES_PER_DAY * MS_PER_MINUTE;

// ---- calendar dates ----

/** A real calendar date between `firstYear` (2000 unless told, earlier for birthdays) and 2100. */
export function isLocalDate(value: unknown, firstYear = FIRST_YEAR): value is LocalDate {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const year = Number(value.slice(0, 4));
  if (year < firstYear || year > LAST_YEAR) return false;
  const day = dayNumberOf(value);
  return Number.isInteger(day) && localDateOfDay(day) === value;
}

/** NaN for what is no date: check with `isLocalDate` first. */
export function dayNumberOf(date: LocalDate): DayNumber {
  // JavaScript reads a date without a time as UTC midnight, whatever the machine's zone.
  return Date.parse(date) / MS_PER_DAY;
}

/** The last day that was written: times of one day ask for it again and again. */
let written: { day: DayNumber; date: LocalDate } = { day: 0, date: '1970-01-01' };

/** The reverse of `dayNumberOf`. */
export function localDateOfDay(day: DayNumber): LocalDate {
  if (day !== written.day) written = { day, date: new Date(day * MS_PER_DAY).toISOString().slice(0, 10) };
  return written.date;
}

/** The date so many calendar days later, or earlier by a negative number. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return localDateOfDay(dayNumberOf(date) + days);
}

/** Of days before 1970 too. */
export function isoWeekdayOfDay(day: DayNumber): IsoWeekday {
  // 1970-01-01 was a Thursday; the remainder of a positive number by 7 plus 1 is one of the seven literals.
  return (((((day + 3) % 7) + 7) % 7) + 1) as IsoWeekday;
}

export function isoWeekday(date: LocalDate): IsoWeekday {
  return isoWeekdayOfDay(dayNumberOf(date));
}

// ---- zones ----

/** A stretch of time with one offset from UTC. Stretches of a zone touch: `until` is the next one's `from`. */
export interface OffsetPeriod {
  /** First instant with this offset. */
  readonly from: EpochMinutes;
  /** First instant after it. */
  readonly until: EpochMinutes;
  readonly offsetMinutes: number;
  /** First wall time that is surely past the change, neither skipped by it nor shown a second time. */
  readonly wallFrom: WallMinutes;
  readonly next: OffsetPeriod | null;
}

export interface Zone {
  readonly id: string;
  /** Ascending and touching; the first and last reach beyond 2000 and 2100 without further changes. */
  readonly periods: readonly [OffsetPeriod, ...OffsetPeriod[]];
  /** Each period's `from` and `wallFrom`, to search in. */
  readonly changes: readonly EpochMinutes[];
  readonly wallChanges: readonly WallMinutes[];
}

const zones = new Map<string, Zone>();

/** The zone's table, made at first use. Throws `RangeError` for anything but a known IANA name. */
export function zoneOf(zoneId: string): Zone {
  const known = zones.get(zoneId);
  if (known) return known;
  if (!/^[A-Za-z]/.test(zoneId)) throw new RangeError(`not an IANA time zone: ${zoneId}`);
  const start = Temporal.Instant.from(`${FIRST_YEAR - 1}-12-01T00:00Z`).toZonedDateTimeISO(zoneId);
  const name = start.timeZoneId;
  const zone = zones.get(name) ?? zoneFrom(start);
  // Kept under the proper spelling only, so that odd spellings sent from outside cannot fill the memory.
  zones.set(name, zone);
  return zone;
}

function zoneFrom(start: Temporal.ZonedDateTime): Zone {
  const periods = offsetPeriods(start);
  return {
    id: start.timeZoneId,
    periods,
    changes: periods.map(({ from }) => from),
    wallChanges: periods.map(({ wallFrom }) => wallFrom),
  };
}

/** Whether it is an IANA name in its proper spelling, such as `Europe/Rome`. */
export function isZoneId(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  try {
    return zoneOf(value).id === value;
  } catch {
    return false;
  }
}

function offsetPeriods(start: Temporal.ZonedDateTime): [OffsetPeriod, ...OffsetPeriod[]] {
  const end = Temporal.Instant.from(`${LAST_YEAR + 1}-01-05T00:00Z`).epochMilliseconds;
  const changes: { from: EpochMinutes; before: number; after: number }[] = [];
  let before = offsetOf(start);
  let change = start.getTimeZoneTransition('next');
  while (change && change.epochMilliseconds < end) {
    const after = offsetOf(change);
    changes.push({ from: change.epochMilliseconds / MS_PER_MINUTE, before, after });
    before = after;
    change = change.getTimeZoneTransition('next');
  }
  const later = changes.reduceRight<OffsetPeriod[]>((following, { from, before, after }) => {
    const next = following[0] ?? null;
    const wallFrom = from + Math.max(before, after);
    return [{ from, until: next?.from ?? LATEST, offsetMinutes: after, wallFrom, next }, ...following];
  }, []);
  const next = later[0] ?? null;
  const until = next?.from ?? LATEST;
  return [{ from: EARLIEST, until, offsetMinutes: offsetOf(start), wallFrom: EARLIEST, next }, ...later];
}

function offsetOf(moment: Temporal.ZonedDateTime): number {
  const minutes = moment.offsetNanoseconds / (MS_PER_MINUTE * 1_000_000);
  if (!Number.isInteger(minutes))
    throw new RangeError(`offset of ${moment.timeZoneId} is not in whole minutes`);
  return minutes;
}

/** The stretch an instant lies in. */
export function offsetPeriodAt(zone: Zone, at: EpochMinutes): OffsetPeriod {
  return zone.periods[lastNotAfter(zone.changes, at)] ?? zone.periods[0];
}

/** The stretch that shows a wall time; the earlier one when it is shown twice, the one before the jump when skipped. */
export function offsetPeriodOfWall(zone: Zone, wall: WallMinutes): OffsetPeriod {
  return zone.periods[lastNotAfter(zone.wallChanges, wall)] ?? zone.periods[0];
}

/** Index of the last of the ascending values that is not greater; the first of them is always smaller. */
function lastNotAfter(ascending: readonly number[], value: number): number {
  let low = 0;
  let high = ascending.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((ascending[middle] ?? LATEST) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}

// ---- between instants and local time ----

/** What a clock on the wall shows at an instant. */
export function wallOf(zone: Zone, at: EpochMinutes): WallMinutes {
  return at + offsetPeriodAt(zone, at).offsetMinutes;
}

/** Null when the clock skips this wall time; the earlier instant when it shows it twice (Temporal's 'compatible'). */
export function instantOfWall(zone: Zone, wall: WallMinutes): EpochMinutes | null {
  const { offsetMinutes, until } = offsetPeriodOfWall(zone, wall);
  return wall - offsetMinutes < until ? wall - offsetMinutes : null;
}

/** By how much clocks go back: an hour, on Lord Howe half an hour. */
const REPETITIONS = [30, 60] as const;

/** All instants that show a wall time, soonest first: two in the hour that a night in autumn has twice, none in one that a night in spring leaves out. */
export function instantsOfWall(zone: Zone, wall: WallMinutes): EpochMinutes[] {
  const first = instantOfWall(zone, wall);
  if (first === null) return [];
  return [first, ...REPETITIONS.map((minutes) => first + minutes).filter((at) => wallOf(zone, at) === wall)];
}

/**
 * The instant at which a recurring boundary (opening, closing, break, start of a day) falls: as `instantOfWall`, and a
 * skipped wall time falls on the jump itself, so that boundaries keep their order on every night.
 */
export function boundaryOfWall(zone: Zone, wall: WallMinutes): EpochMinutes {
  const { offsetMinutes, until } = offsetPeriodOfWall(zone, wall);
  return Math.min(wall - offsetMinutes, until);
}

/** The first instant of a local day. */
export function startOfDay(zone: Zone, day: DayNumber): EpochMinutes {
  return boundaryOfWall(zone, day * MINUTES_PER_DAY);
}

/** When a local day begins and ends: 23 or 25 hours apart where the clock changes. */
export const boundsOfDay = (zone: Zone, day: DayNumber): { from: Date; to: Date } => ({
  from: dateOf(startOfDay(zone, day)),
  to: dateOf(startOfDay(zone, day + 1)),
});

/** The local day an instant lies in. */
export function dayOf(zone: Zone, at: EpochMinutes): DayNumber {
  return Math.floor(wallOf(zone, at) / MINUTES_PER_DAY);
}

export function localDateOf(zone: Zone, at: EpochMinutes): LocalDate {
  return localDateOfDay(dayOf(zone, at));
}

/** Minutes after local midnight, 0 … 1439. */
export function minuteOfDay(zone: Zone, at: EpochMinutes): number {
  return wallOf(zone, at) - dayOf(zone, at) * MINUTES_PER_DAY;
}

/** The last whole minute not after the date. */
export function epochMinutesOf(date: Date): EpochMinutes {
  return Math.floor(date.getTime() / MS_PER_MINUTE);
}

/** The first whole minute not before the date: the earliest start that is not past. */
export function nextEpochMinutes(date: Date): EpochMinutes {
  return Math.ceil(date.getTime() / MS_PER_MINUTE);
}

export function dateOf(at: EpochMinutes): Date {
  return new Date(at * MS_PER_MINUTE);
}
