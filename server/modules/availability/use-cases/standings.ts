import { RESOURCE_KINDS } from '#contracts/statuses.ts';
import { dateOf, zoneOf } from '#contracts/time.ts';
import type { Zone } from '#contracts/time.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { getProviderForBooking } from '#server/modules/providers/index.ts';
import type { Resource } from '#server/modules/staff/index.ts';
import { resourcesOf } from '#server/modules/staff/index.ts';
import { resolveBreaks, resolveHolidays } from '../rules/closures.ts';
import type { Interval } from '../rules/interval.ts';
import type { CalendarToStand, WeakPoint } from '../rules/weak-points.ts';
import { weakPointsOf } from '../rules/weak-points.ts';
import type { CalendarRows, HoldRow } from '../store/calendar-rows.ts';
import { readCalendarRows } from '../store/calendar-rows.ts';
import { holdsThatCount, personCalendar, physicalResource } from './calendars.ts';
import { lockKey } from './hold-time.ts';

/** A reservation or class session to come, and what speaks against its time as the calendars are now. */
export interface Status {
  holder: OwnHolder;
  points: ReadonlySet<WeakPoint | 'resourceArchived' | 'personLeft'>;
}

/** Bookings lie before it, whatever the horizon. */
const FAR_AHEAD_MS = 50 * 366 * 86_400_000;

/**
 * Waits for whoever books, moves or confirms at a provider, and keeps others out until the transaction ends: what is there then is all
 * that the transaction's changes can hurt. Not to be called by who has locked some of the calendars already.
 */
export async function lockAllCalendars(tx: Work, providerId: number): Promise<void> {
  const resources = await resourcesOf(tx, providerId);
  const keys = resources.flatMap(({ id, personId }) => [
    lockKey(providerId, { resourceId: id, personId: null }),
    ...(personId === null ? [] : [lockKey(providerId, { resourceId: id, personId })]),
  ]);
  if (keys.length > 0) await tx.lock(keys);
}

/**
 * Reservations and class sessions that hold some people and things of a provider and have not begun, with what speaks against each of them, in three
 * queries however many they are. Who asks before and after a change knows what the change does to them.
 * @param asked.resourceIds null: all, archived ones too
 * @throws Refusal notFound for an unknown provider
 */
export async function readStatuses(
  work: Work,
  { providerId, resourceIds }: { providerId: number; resourceIds: readonly number[] | null },
): Promise<Status[]> {
  const provider = await getProviderForBooking(work, providerId);
  if (!provider) throw new Refusal('notFound');
  const zone = zoneOf(provider.timeZone);
  const resources = await resourcesOf(work, providerId, resourceIds ?? undefined);
  const now = work.now();
  const rows = await readCalendarRows(
    work,
    { providerId, resourceIds: resources.map(({ id }) => id) },
    { from: now, to: new Date(now.getTime() + FAR_AHEAD_MS) },
  );
  const ofResource = Map.groupBy(
    holdsThatCount(rows, now).filter((hold) => isToCome(hold, now)),
    ({ resourceId }) => resourceId,
  );
  const standings = new Map<
    string,
    Status & { points: Set<WeakPoint | 'resourceArchived' | 'personLeft'> }
  >();
  for (const resource of resources) {
    const holds = ofResource.get(resource.id) ?? [];
    if (holds.length === 0) continue;
    const calendar = calendarToStand(resource, rows, zone, rangeOf(holds));
    const groups = Map.groupBy(holds, ({ occasionId }) => occasionId);
    for (const hold of holds) {
      const key = `${hold.kind}:${hold.holderId}`;
      const found = standings.get(key)?.points ?? new Set();
      standings.set(key, { holder: { kind: hold.kind, id: hold.holderId }, points: found });
      for (const point of weakPointsOf(calendar, timeHeld(hold, groups.get(hold.occasionId) ?? [])))
        found.add(point);
      if (resource.isArchived) found.add('resourceArchived');
      if (resource.kind === RESOURCE_KINDS.human && resource.personId === null) found.add('personLeft');
    }
  }
  return [...standings.values()];
}

interface OwnHolder {
  kind: 'reservation' | 'class';
  id: number;
}
type OwnHold = HoldRow & { holderId: number; kind: OwnHolder['kind'] };

/** What other centers hold is not this provider's to settle. */
function isToCome(hold: HoldRow, now: Date): hold is OwnHold {
  return (
    (hold.kind === 'reservation' || hold.kind === 'class') &&
    hold.holderId !== null &&
    dateOf(hold.startsAt) > now
  );
}

function rangeOf(holds: readonly OwnHold[]): Interval {
  return {
    from: Math.min(...holds.map(({ from }) => from)),
    to: Math.max(...holds.map(({ to }) => to)),
  };
}

function calendarToStand(
  { id, kind, quantity, capacity }: Resource,
  rows: CalendarRows,
  zone: Zone,
  range: Interval,
): CalendarToStand {
  if (kind === RESOURCE_KINDS.human) {
    const { hours, breaks, holidays } = personCalendar(id, rows, []);
    return {
      zone,
      hours,
      closed: resolveHolidays(zone, holidays, range),
      breaks: resolveBreaks(zone, breaks, range),
      quantity: 1,
      peoplePerUnit: null,
      outOfService: [],
    };
  }
  const { closed, busy } = physicalResource({ resourceId: id, quantity, capacity }, rows, [], zone, range);
  return { zone, hours: null, closed, breaks: [], quantity, peoplePerUnit: capacity, outOfService: busy };
}

function timeHeld({ startsAt, endsAt, from, to, unit, seat }: OwnHold, group: readonly OwnHold[]) {
  return {
    service: { from: startsAt, to: endsAt },
    busy: { from, to },
    unit,
    groupBefore: new Set(group.filter((other) => other.seat < seat).map((other) => other.seat)).size,
    groupUnits: new Set(group.map((other) => other.unit)).size,
  };
}
