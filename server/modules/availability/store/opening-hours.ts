import { sql } from 'kysely';
import type { IsoWeekday, LocalDate } from '#contracts/time.ts';
import type { Work } from '#server/kernel/work.ts';
import type { MinuteSpan } from '../rules/working-week.ts';
import { availabilityTables } from './tables.ts';

/** When a center is open; minutes from midnight of the day, above 1440 on the next. */
export interface OpeningHoursRows {
  weekly: (MinuteSpan & { weekday: IsoWeekday })[];
  /** Dates with hours of their own, ascending; without times it is closed. */
  dates: { date: LocalDate; times: MinuteSpan[] }[];
  /** How often they were saved. */
  version: number;
}

/** @param from leaves out earlier dates; null: all there are */
export async function readOpeningHours(
  work: Work,
  providerId: number,
  from: LocalDate | null,
): Promise<OpeningHoursRows> {
  const { rows } = await sql<OpeningHoursRows>`
    select
      (select coalesce(json_agg(json_build_object('weekday', weekday, 'startMinute', start_minute, 'endMinute', end_minute)
          order by weekday, start_minute), '[]')
        from opening_hours where provider_id = ${providerId} and weekday is not null) as "weekly",
      (select coalesce(json_agg(json_build_object('date', local_date, 'times', times) order by local_date), '[]')
        from (select local_date, coalesce(json_agg(json_build_object('startMinute', start_minute, 'endMinute', end_minute)
              order by start_minute) filter (where start_minute is not null), '[]') as times
            from opening_hours
            where provider_id = ${providerId} and local_date is not null and coalesce(local_date >= ${from}::date, true)
            group by local_date) as by_date) as "dates",
      coalesce((select version from hours_versions where provider_id = ${providerId} and resource_id is null), 0) as "version"
  `.execute(work.db);
  return rows[0] ?? { weekly: [], dates: [], version: 0 };
}

/** Writes all of them over. */
export async function replaceOpeningHours(
  work: Work,
  providerId: number,
  { weekly, dates }: Omit<OpeningHoursRows, 'version'>,
): Promise<void> {
  const tables = availabilityTables(work);
  await tables.deleteFrom('opening_hours').where('provider_id', '=', providerId).execute();
  const closed = { start_minute: null, end_minute: null };
  const rows = [
    ...weekly.map(({ weekday, ...times }) => ({ weekday, local_date: null, ...columnsOf(times) })),
    ...dates.flatMap(({ date, times }) =>
      (times.length === 0 ? [closed] : times.map(columnsOf)).map((columns) => ({
        weekday: null,
        local_date: date,
        ...columns,
      })),
    ),
  ];
  if (rows.length === 0) return;
  await tables
    .insertInto('opening_hours')
    .values(rows.map((row) => ({ provider_id: providerId, ...row })))
    .execute();
}

const columnsOf = ({ startMinute, endMinute }: MinuteSpan) => ({
  start_minute: startMinute,
  end_minute: endMinute,
});
