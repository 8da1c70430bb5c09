import { RESOURCE_KINDS } from '#contracts/statuses.ts';
import type { EpochMinutes, Zone } from '#contracts/time.ts';
import { dateOf, zoneOf } from '#contracts/time.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { getProviderForBooking } from '#server/modules/providers/index.ts';
import type { Resource } from '#server/modules/staff/index.ts';
import { resourcesOf } from '#server/modules/staff/index.ts';
import { resolveBreaks, resolveHolidays } from '../rules/closures.ts';
import type { Interval } from '../rules/interval.ts';
import { overlaps } from '../rules/interval.ts';
import type { CalendarRows, HoldRow } from '../store/calendar-rows.ts';
import { readCalendarRows } from '../store/calendar-rows.ts';
import { holdsThatCount, personCalendar, physicalResource } from './calendars.ts';

/** A class session that looks for another teacher or room. */
export interface TimeOfSession {
  sessionId: number;
  from: EpochMinutes;
  to: EpochMinutes;
}

/**
 * Which teachers and rooms are free for each of some class sessions: nothing else takes their time then, and no break, block or closing of their own. Working
 * hours and closings of the whole center do not count, since classes need none.
 * @returns ids of the free ones by session
 * @throws Refusal notFound for an unknown provider
 */
export async function freeForSessions(
  work: Work,
  { providerId, resourceIds }: { providerId: number; resourceIds: readonly number[] },
  sessions: readonly TimeOfSession[],
): Promise<Map<number, Set<number>>> {
  const provider = await getProviderForBooking(work, providerId);
  if (!provider) throw new Refusal('notFound');
  const range = {
    from: Math.min(...sessions.map(({ from }) => from)),
    to: Math.max(...sessions.map(({ to }) => to)),
  };
  const free = new Map(sessions.map(({ sessionId }) => [sessionId, new Set<number>()]));
  const resources = await resourcesOf(work, providerId, resourceIds);
  if (sessions.length === 0 || resources.length === 0) return free;
  const read = await readCalendarRows(
    work,
    { providerId, resourceIds },
    { from: dateOf(range.from), to: dateOf(range.to) },
  );
  const rows = { ...read, holidays: read.holidays.filter(({ resourceId }) => resourceId !== null) };
  const holds = holdsThatCount(rows, work.now());
  const zone = zoneOf(provider.timeZone);
  for (const resource of resources) {
    const units = takenTimes(resource, { rows, holds, zone, range });
    for (const session of sessions)
      if (units.some((taken) => !taken.some((time) => overlaps(time, session))))
        free.get(session.sessionId)?.add(resource.id);
  }
  return free;
}

/** When a person, or each unit of a thing, cannot be had. */
function takenTimes(
  { id, kind, quantity, capacity }: Resource,
  {
    rows,
    holds,
    zone,
    range,
  }: { rows: CalendarRows; holds: readonly HoldRow[]; zone: Zone; range: Interval },
): Interval[][] {
  if (kind === RESOURCE_KINDS.human) {
    const { breaks, holidays, busy } = personCalendar(id, rows, holds);
    return [[...busy, ...resolveBreaks(zone, breaks, range), ...resolveHolidays(zone, holidays, range)]];
  }
  const { busy, closed } = physicalResource({ resourceId: id, quantity, capacity }, rows, holds, zone, range);
  return Array.from({ length: quantity }, (_none, index) => [
    ...closed,
    ...busy.filter(({ unit }) => unit === index + 1),
  ]);
}
