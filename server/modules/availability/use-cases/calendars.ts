import { dayNumberOf, localDateOfDay } from '#contracts/time.ts';
import type { NeededEquipment } from '#server/modules/catalog/index.ts';
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
import type { WorkingWeek } from '../rules/working-week.ts';
import { workingWeekOf } from '../rules/working-week.ts';
import type { Zone } from '#contracts/time.ts';
import type { CalendarRows, HoldRow } from '../store/calendar-rows.ts';

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
    week: storedWeek(resourceId, rows.workingTimes),
    breaks: breaksOf(resourceId, rows),
    holidays: holidaysOf(resourceId, rows),
    busy: occasionsOf(holds.filter((hold) => hold.resourceId === resourceId)),
  };
}

/** One person's working week as it is stored. */
export function storedWeek(resourceId: number, workingTimes: CalendarRows['workingTimes']): WorkingWeek {
  const blocks = workingTimes
    .filter((time) => time.resourceId === resourceId)
    .map(({ weekday, startMinute, endMinute }) => ({
      weekday,
      startMinute,
      endMinute: endMinute > 1440 ? endMinute - 1440 : endMinute,
    }));
  const normalised = workingWeekOf(blocks);
  if ('problem' in normalised)
    throw new Error(`Working time of resource ${resourceId} is unusable: ${normalised.problem}`);
  return normalised.week;
}

/** A thing's calendar as the rules want it; its own closings are resolved over the range. */
export function physicalResource(
  equipment: NeededEquipment,
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
  return {
    resourceId,
    quantity: equipment.quantity,
    unitsNeeded: equipment.units,
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
    seatsTaken: seats.length,
  };
}

function breaksOf(resourceId: number, rows: CalendarRows): Break[] {
  return rows.breaks
    .filter((one) => one.resourceId === resourceId)
    .map(({ weekday, localDate, startMinute, endMinute }): Break => {
      const times = { startMinute, endMinute: endMinute > 1440 ? endMinute - 1440 : endMinute };
      return localDate === null ? { ...times, weekday } : { ...times, date: localDate };
    });
}

function holidaysOf(resourceId: number, rows: CalendarRows): Holiday[] {
  return rows.holidays
    .filter((one) => one.resourceId === null || one.resourceId === resourceId)
    .map(({ startsLocal, endsLocal, isWholeDay }): Holiday => {
      const [fromDate, fromMinute] = localParts(startsLocal);
      const [toDate, toMinute] = localParts(endsLocal);
      if (!isWholeDay) return { isWholeDay, fromDate, fromMinute, toDate, toMinute };
      // Stored half-open: a whole day ends at the next midnight, the rules name the last day itself.
      const lastDate = toMinute === 0 ? localDateOfDay(dayNumberOf(toDate) - 1) : toDate;
      return { isWholeDay, fromDate, toDate: lastDate };
    });
}

function localParts(local: string): [date: string, minute: number] {
  return [local.slice(0, 10), Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16))];
}
