import { dayNumberOf, localDateOfDay } from '#contracts/time.ts';
import type { Break, Holiday } from '../rules/closures.ts';
import { resolveBreaks, resolveHolidays } from '../rules/closures.ts';
import type { Holder } from '../rules/holder.ts';
import type { Interval } from '../rules/interval.ts';
import type {
  BusyInterval,
  Occasion,
  PersonCalendar,
  PhysicalResource,
  UnitBusy,
} from '../rules/question.ts';
import type { Zone } from '#contracts/time.ts';
import type { CalendarRows, HolidayRow, HoldRow } from '../store/calendar-rows.ts';
import type { EquipmentOnCalendar } from './offer-on-calendar.ts';
import { storedBreak, storedHours } from './stored-hours.ts';

/** The rows of a provider's calendars without what has expired or is held by who is being moved. */
export function holdsThatCount(rows: CalendarRows, now: Date, moved: Holder | null = null): HoldRow[] {
  return rows.holds.filter(
    ({ expiresAt, kind, holderId }) =>
      (expiresAt === null || expiresAt > now.getTime()) &&
      (moved === null || kind !== moved.kind || holderId !== moved.id),
  );
}

/** One person's calendar as the rules want it. */
export function personCalendar(
  resourceId: number,
  rows: CalendarRows,
  holds: readonly HoldRow[],
): PersonCalendar {
  return {
    personId: resourceId,
    hours: storedHours(resourceId, rows),
    breaks: breaksOf(resourceId, rows),
    holidays: holidaysOf(resourceId, rows),
    busy: occasionsOf(holds.filter((hold) => hold.resourceId === resourceId)),
  };
}

/** A thing's calendar as the rules want it; its own closings are resolved over the range. */
export function physicalResource(
  equipment: EquipmentOnCalendar,
  rows: CalendarRows,
  holds: readonly HoldRow[],
  zone: Zone,
  range: Interval,
): PhysicalResource {
  const { resourceId } = equipment;
  const ofUnits = Map.groupBy(
    holds.filter((hold) => hold.resourceId === resourceId),
    ({ unit }) => unit,
  );
  const busy: UnitBusy[] = [...ofUnits].flatMap(([unit, rowsOfUnit]) =>
    occasionsOf(rowsOfUnit).map((one) => ({ ...one, unit })),
  );
  const { quantity, keptUnits, onlyUnits } = equipment;
  busy.push(...unitsOutOfService(resourceId, quantity, rows, zone, range));
  if (onlyUnits) busy.push(...unitsNotChosen(quantity, onlyUnits, range));
  return {
    resourceId,
    quantity,
    keptUnits,
    isChosen: onlyUnits !== undefined,
    peoplePerUnit: equipment.capacity,
    busy: busy.sort((one, other) => one.from - other.from),
    closed: [
      ...resolveBreaks(zone, breaksOf(resourceId, rows), range),
      ...resolveHolidays(zone, holidaysOf(resourceId, rows), range),
    ].sort((one, other) => one.from - other.from),
  };
}

/** Seats of one occasion are rows of their own; the rules see one interval with the seats counted. */
function occasionsOf(holds: readonly HoldRow[]): BusyInterval[] {
  const occasions = [...Map.groupBy(holds, ({ occasionId }) => occasionId).values()].map(
    (seats): BusyInterval => ({
      from: Math.min(...seats.map(({ from }) => from)),
      to: Math.max(...seats.map(({ to }) => to)),
      kind: seats.some(({ kind }) => kind === 'class') ? 'class' : 'reservation',
      occasion: occasionOf(seats),
    }),
  );
  return occasions.sort((one, other) => one.from - other.from);
}

function occasionOf(seats: readonly HoldRow[]): Occasion | null {
  const [first] = seats;
  if (!first || first.offerId === null || first.kind === 'class') return null;
  return {
    offerId: first.offerId,
    personId: first.mainResourceId,
    startsAt: first.startsAt,
    endsAt: Math.max(...seats.map(({ endsAt }) => endsAt)),
    seatsTaken: seats.length,
  };
}

function breaksOf(resourceId: number, rows: CalendarRows): Break[] {
  return rows.breaks.filter((one) => one.resourceId === resourceId).map(storedBreak);
}

function holidaysOf(resourceId: number, rows: CalendarRows): Holiday[] {
  return rows.holidays
    .filter((one) => one.resourceId === null || one.resourceId === resourceId)
    .filter(({ unit }) => unit === null)
    .map(holidayOf);
}

/** Single units of a thing that cannot be used: taken time that nobody joins. */
function unitsOutOfService(
  resourceId: number,
  quantity: number,
  rows: CalendarRows,
  zone: Zone,
  range: Interval,
): UnitBusy[] {
  return rows.holidays.flatMap((row) => {
    const { unit } = row;
    if (row.resourceId !== resourceId || unit === null || unit > quantity) return [];
    return resolveHolidays(zone, [holidayOf(row)], range).map((times): UnitBusy => ({
      ...times,
      unit,
      kind: 'outOfService',
      occasion: null,
    }));
  });
}

/** Where somebody has said which units it shall be, the others are not to be had. */
const unitsNotChosen = (quantity: number, chosen: readonly number[], range: Interval): UnitBusy[] =>
  Array.from({ length: quantity }, (_one, index) => index + 1)
    .filter((unit) => !chosen.includes(unit))
    .map((unit) => ({ ...range, unit, kind: 'outOfService', occasion: null }));

function holidayOf({ startsLocal, endsLocal, isWholeDay }: HolidayRow): Holiday {
  const [fromDate, fromMinute] = localParts(startsLocal);
  const [toDate, toMinute] = localParts(endsLocal);
  if (!isWholeDay) return { isWholeDay, fromDate, fromMinute, toDate, toMinute };
  // Stored half-open: a whole day ends at the next midnight, the rules name the last day itself.
  const lastDate = toMinute === 0 ? localDateOfDay(dayNumberOf(toDate) - 1) : toDate;
  return { isWholeDay, fromDate, toDate: lastDate };
}

function localParts(local: string): [date: string, minute: number] {
  return [local.slice(0, 10), Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16))];
}
