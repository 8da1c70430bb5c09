import { sql } from 'kysely';
import type { LocalDate } from '#contracts/time.ts';
import type { Work } from '#server/kernel/work.ts';
import type { BreakRow, CalendarRows, HolidayRow } from './calendar-rows.ts';
import { scheduleAsJson } from './calendar-rows.ts';

/** Hours, breaks, blocks and closings of some people and things, with what they are called. */
export interface CalendarTimesRows extends Pick<CalendarRows, 'workingTimes' | 'schedules'> {
  breaks: (BreakRow & { id: number; isBlock: boolean; reason: string | null })[];
  holidays: (HolidayRow & { name: string | null })[];
}

/** What may touch the dates, the last included, in one round trip; weeks for good and weekly breaks all. */
export async function readCalendarTimes(
  work: Work,
  asked: { providerId: number; resourceIds: readonly number[]; from: LocalDate; to: LocalDate },
): Promise<CalendarTimesRows> {
  const { providerId, from, to } = asked;
  const ids = sql`${[...asked.resourceIds]}::bigint[]`;
  const { rows } = await sql<CalendarTimesRows>`
    select
      (select coalesce(json_agg(json_build_object('resourceId', resource_id, 'weekday', weekday,
          'startMinute', start_minute, 'endMinute', end_minute)), '[]')
        from working_times where provider_id = ${providerId} and resource_id = any(${ids})) as "workingTimes",
      (select coalesce(json_agg(${scheduleAsJson}), '[]')
        from schedules s where s.provider_id = ${providerId} and s.resource_id = any(${ids})
          and coalesce(s.valid_to >= ${from}::date - 2, true) and coalesce(s.valid_from <= ${to}::date + 1, true)) as "schedules",
      (select coalesce(json_agg(json_build_object('id', id, 'resourceId', resource_id, 'weekday', weekday, 'localDate', local_date,
          'startMinute', start_minute, 'endMinute', end_minute, 'repeatWeeks', repeat_weeks, 'repeatUntil', repeat_until,
          'exceptDates', except_dates, 'isBlock', is_block, 'reason', reason)), '[]')
        from breaks where provider_id = ${providerId} and resource_id = any(${ids})
          and coalesce(coalesce(repeat_until, local_date) >= ${from}::date - 1, true)
          and coalesce(local_date <= ${to}::date, true)) as "breaks",
      (select coalesce(json_agg(json_build_object('resourceId', resource_id, 'unit', unit, 'startsLocal', starts_local,
          'endsLocal', ends_local, 'isWholeDay', is_whole_day, 'name', name)), '[]')
        from holidays where provider_id = ${providerId} and (resource_id is null or resource_id = any(${ids}))
          and unit is null and ends_local > ${from}::date and starts_local < ${to}::date + 1) as "holidays"
  `.execute(work.db);
  return rows[0] ?? { workingTimes: [], schedules: [], breaks: [], holidays: [] };
}
