import { sql } from 'kysely';
import { ISO_WEEKDAYS, localDateOfDay } from '#contracts/time.ts';
import type { LocalDate } from '#contracts/time.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Schedule } from '../rules/working-hours.ts';
import { isPlain } from '../rules/working-hours.ts';
import type { MinuteSpan, WorkingWeek } from '../rules/working-week.ts';
import type { CalendarRows, TimesRow } from './calendar-rows.ts';
import { scheduleAsJson } from './calendar-rows.ts';
import { availabilityTables } from './tables.ts';

/** All hours of a provider's people and things, or of one, with the times they were saved. */
export interface HoursRows extends Pick<CalendarRows, 'workingTimes' | 'schedules'> {
  versions: { resourceId: number; version: number }[];
}

/** @param from leaves out what ends before this date; null: everything that ever was */
export async function readHours(
  work: Work,
  { providerId, resourceId, from }: { providerId: number; resourceId: number | null; from: LocalDate | null },
): Promise<HoursRows> {
  const ofResource = resourceId === null ? sql`true` : sql`resource_id = ${resourceId}`;
  const { rows } = await sql<HoursRows>`
    select
      (select coalesce(json_agg(json_build_object('resourceId', resource_id, 'weekday', weekday,
          'startMinute', start_minute, 'endMinute', end_minute) order by resource_id, weekday, start_minute), '[]')
        from working_times where provider_id = ${providerId} and ${ofResource}) as "workingTimes",
      (select coalesce(json_agg(${scheduleAsJson} order by s.valid_from nulls first, s.cycle_week, s.id), '[]')
        from schedules s where s.provider_id = ${providerId} and ${ofResource}
          and coalesce(s.valid_to >= ${from}::date, true)) as "schedules",
      (select coalesce(json_agg(json_build_object('resourceId', resource_id, 'version', version)), '[]')
        from hours_versions where provider_id = ${providerId} and ${ofResource} and resource_id is not null) as "versions"
  `.execute(work.db);
  return rows[0] ?? { workingTimes: [], schedules: [], versions: [] };
}

interface OfResource {
  providerId: number;
  resourceId: number;
}

/** Writes somebody's schedules over; hours of single dates stay. A week for good has a table of its own, which is read the fastest. */
export async function replaceSchedules(
  work: Work,
  of: OfResource,
  schedules: readonly Schedule[],
): Promise<void> {
  const tables = availabilityTables(work);
  for (const table of ['working_times', 'schedules'] as const) {
    await tables
      .deleteFrom(table)
      .where('provider_id', '=', of.providerId)
      .where('resource_id', '=', of.resourceId)
      .$if(table === 'schedules', (query) => query.where(sql<boolean>`not of_date`))
      .execute();
  }
  for (const schedule of schedules) {
    const times = timesOf(schedule.week);
    if (!isPlain(schedule)) await insertSchedule(work, of, { ...schedule, ofDate: false }, times);
    else if (times.length > 0) await insertWeek(work, of, times);
  }
}

/** The hours of one date in place of those it had; null: it has none of its own any more. */
export async function replaceDate(
  work: Work,
  of: OfResource,
  date: LocalDate,
  times: readonly TimesRow[] | null,
): Promise<void> {
  await availabilityTables(work)
    .deleteFrom('schedules')
    .where('provider_id', '=', of.providerId)
    .where('resource_id', '=', of.resourceId)
    .where('of_date', '=', true)
    .where('valid_from', '=', date)
    .execute();
  if (times === null) return;
  // Any Monday does: one date takes no turns.
  const terms = {
    validFrom: date,
    validTo: date,
    cycleWeeks: 1,
    cycleWeek: 1,
    anchorMonday: 4,
    ofDate: true,
  };
  await insertSchedule(work, of, terms, times);
}

async function insertWeek(work: Work, of: OfResource, times: readonly TimesRow[]): Promise<void> {
  const rows = times.map((one) => ({
    provider_id: of.providerId,
    resource_id: of.resourceId,
    ...timesColumns(one),
  }));
  await availabilityTables(work).insertInto('working_times').values(rows).execute();
}

async function insertSchedule(
  work: Work,
  { providerId, resourceId }: OfResource,
  terms: Pick<Schedule, 'validFrom' | 'validTo' | 'cycleWeek' | 'anchorMonday'> & {
    cycleWeeks: number;
    ofDate: boolean;
  },
  times: readonly TimesRow[],
): Promise<void> {
  const tables = availabilityTables(work);
  const { id } = await tables
    .insertInto('schedules')
    .values({
      provider_id: providerId,
      resource_id: resourceId,
      of_date: terms.ofDate,
      valid_from: terms.validFrom,
      valid_to: terms.validTo,
      // One of the four: `scheduleOf` has looked.
      cycle_weeks: terms.cycleWeeks as 1 | 2 | 3 | 4,
      cycle_week: terms.cycleWeek,
      anchor_monday: localDateOfDay(terms.anchorMonday),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (times.length === 0) return;
  const rows = times.map((one) => ({ provider_id: providerId, schedule_id: id, ...timesColumns(one) }));
  await tables.insertInto('schedule_times').values(rows).execute();
}

const timesColumns = ({ weekday, startMinute, endMinute }: TimesRow) => ({
  weekday,
  start_minute: startMinute,
  end_minute: endMinute,
});

function timesOf(week: WorkingWeek): TimesRow[] {
  return ISO_WEEKDAYS.flatMap((weekday) =>
    (week[weekday] ?? []).map((span: MinuteSpan) => ({ weekday, ...span })),
  );
}
