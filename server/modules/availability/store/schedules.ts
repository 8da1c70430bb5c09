import type { IsoWeekday } from '#contracts/time.ts';
import type { Work } from '#server/kernel/work.ts';
import { availabilityTables } from './tables.ts';

export async function replaceWorkingTime(
  work: Work,
  providerId: number,
  resourceId: number,
  spans: readonly { weekday: IsoWeekday; startMinute: number; endMinute: number }[],
): Promise<void> {
  const tables = availabilityTables(work);
  await tables
    .deleteFrom('working_times')
    .where('provider_id', '=', providerId)
    .where('resource_id', '=', resourceId)
    .execute();
  if (spans.length === 0) return;
  const rows = spans.map(({ weekday, startMinute, endMinute }) => ({
    provider_id: providerId,
    resource_id: resourceId,
    weekday,
    start_minute: startMinute,
    end_minute: endMinute,
  }));
  await tables.insertInto('working_times').values(rows).execute();
}

export async function insertBreak(
  work: Work,
  one: {
    providerId: number;
    resourceId: number;
    on: { weekday: IsoWeekday } | { date: string };
    startMinute: number;
    endMinute: number;
  },
): Promise<void> {
  await availabilityTables(work)
    .insertInto('breaks')
    .values({
      provider_id: one.providerId,
      resource_id: one.resourceId,
      weekday: 'weekday' in one.on ? one.on.weekday : null,
      local_date: 'date' in one.on ? one.on.date : null,
      start_minute: one.startMinute,
      end_minute: one.endMinute,
    })
    .execute();
}

export async function insertHoliday(
  work: Work,
  one: {
    providerId: number;
    resourceId: number | null;
    startsLocal: string;
    endsLocal: string;
    isWholeDay: boolean;
    name: string | null;
  },
): Promise<void> {
  await availabilityTables(work)
    .insertInto('holidays')
    .values({
      provider_id: one.providerId,
      resource_id: one.resourceId,
      starts_local: one.startsLocal,
      ends_local: one.endsLocal,
      is_whole_day: one.isWholeDay,
      name: one.name,
    })
    .execute();
}

/** Every working time of a provider's people and things. */
export async function readWorkingTimes(
  work: Work,
  providerId: number,
): Promise<{ resourceId: number; weekday: IsoWeekday; startMinute: number; endMinute: number }[]> {
  return availabilityTables(work)
    .selectFrom('working_times')
    .select([
      'resource_id as resourceId',
      'weekday',
      'start_minute as startMinute',
      'end_minute as endMinute',
    ])
    .where('provider_id', '=', providerId)
    .execute();
}
