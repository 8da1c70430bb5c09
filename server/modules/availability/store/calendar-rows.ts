import { sql } from 'kysely';
import type { IsoWeekday, LocalDate } from '#contracts/time.ts';
import type { Work } from '#server/kernel/work.ts';
import { workingPeople } from '#server/modules/staff/index.ts';
import type { Holder } from '../rules/holder.ts';

/** What the database knows about the time of some resources, as plain rows; instants are epoch minutes. */
export interface CalendarRows {
  workingTimes: WorkingTimeRow[];
  /** Hours with dates of the days asked about. */
  schedules: ScheduleRow[];
  breaks: BreakRow[];
  holidays: HolidayRow[];
  holds: HoldRow[];
}

/** Local times, the end not included. */
export interface HolidayRow {
  /** Null: the whole provider is closed. */
  resourceId: number | null;
  /** The one unit of a thing that is out of service; null: all of it. */
  unit: number | null;
  startsLocal: string;
  endsLocal: string;
  isWholeDay: boolean;
}

export interface TimesRow {
  weekday: IsoWeekday;
  startMinute: number;
  /** From midnight of the weekday; above 1440 it runs into the next day. */
  endMinute: number;
}

export interface WorkingTimeRow extends TimesRow {
  resourceId: number;
}

export interface ScheduleRow {
  resourceId: number;
  /** Hours of one date, instead of a week's. */
  ofDate: boolean;
  validFrom: LocalDate | null;
  validTo: LocalDate | null;
  cycleWeeks: number;
  cycleWeek: number;
  anchorMonday: LocalDate;
  times: TimesRow[];
}

export type BreakRow = { resourceId: number; startMinute: number; endMinute: number } & (
  | { weekday: IsoWeekday; localDate: null }
  | {
      weekday: null;
      localDate: LocalDate;
      /** Absent: not asked for. */
      startOffset?: string | null;
      endOffset?: string | null;
      repeatWeeks: number | null;
      repeatUntil: LocalDate | null;
      exceptDates: LocalDate[];
    }
);

export interface HoldRow {
  /** The resource asked about; for a hold in another center, the one of the same person here. */
  resourceId: number;
  unit: number;
  occasionId: number;
  seat: number;
  kind: Holder['kind'];
  /** Null for a hold in another center: nobody here can join or move it. */
  holderId: number | null;
  offerId: number | null;
  mainResourceId: number;
  startsAt: number;
  /** When the service is over. */
  endsAt: number;
  from: number;
  to: number;
  /** Epoch milliseconds; null never expires. */
  expiresAt: number | null;
}

export interface CalendarsQuery {
  providerId: number;
  resourceIds: readonly number[];
}

/** What touches this range is read: of weeks for good and weekly breaks all. */
export interface CalendarRange {
  from: Date;
  to: Date;
}

const NOTHING: CalendarRows = { workingTimes: [], schedules: [], breaks: [], holidays: [], holds: [] };

/** A row `s` of schedules with its times, in a query of its own. */
export const scheduleAsJson = sql`json_build_object('resourceId', s.resource_id, 'ofDate', s.of_date, 'validFrom', s.valid_from,
  'validTo', s.valid_to, 'cycleWeeks', s.cycle_weeks, 'cycleWeek', s.cycle_week, 'anchorMonday', s.anchor_monday,
  'times', (select coalesce(json_agg(json_build_object('weekday', weekday, 'startMinute', start_minute, 'endMinute', end_minute)
      order by weekday, start_minute), '[]')
    from schedule_times t where t.provider_id = s.provider_id and t.schedule_id = s.id))`;

/** The calendars of some resources of one provider, in one round trip. */
export async function readCalendarRows(
  work: Work,
  asked: CalendarsQuery,
  range: CalendarRange,
): Promise<CalendarRows> {
  return (await readCalendarRowsOfMany(work, [asked], range)).get(asked.providerId) ?? NOTHING;
}

/**
 * The calendars of several providers' resources, in one round trip. A person's holds in other centers count as taken
 * time, without saying where or what. Expired holds are included; whoever asks compares them with the clock.
 *
 * What is asked goes in as rows of JSON, so that the plan does not depend on the values and is made once per connection:
 * planning this takes five times as long as running it.
 */
export async function readCalendarRowsOfMany(
  work: Work,
  asked: readonly CalendarsQuery[],
  { from, to }: CalendarRange,
): Promise<Map<number, CalendarRows>> {
  if (asked.every(({ resourceIds }) => resourceIds.length === 0)) return new Map();
  const rowsAsked = asked.map(({ providerId, resourceIds }) => ({
    provider_id: providerId,
    resource_ids: resourceIds,
    from,
    to,
  }));
  const { rows } = await sql<CalendarRows & { providerId: number }>`
    select p.provider_id as "providerId",
      (select coalesce(json_agg(json_build_object('resourceId', resource_id, 'weekday', weekday,
          'startMinute', start_minute, 'endMinute', end_minute)), '[]')
        from working_times w where w.provider_id = p.provider_id and w.resource_id = any(p.resource_ids)) as "workingTimes",
      (select coalesce(json_agg(${scheduleAsJson}), '[]')
        from schedules s where s.provider_id = p.provider_id and s.resource_id = any(p.resource_ids)
          and coalesce(s.valid_to >= (p.from at time zone 'UTC')::date - 2, true)
          and coalesce(s.valid_from <= (p.to at time zone 'UTC')::date + 2, true)) as "schedules",
      (select coalesce(json_agg(json_build_object('resourceId', resource_id, 'weekday', weekday, 'localDate', local_date,
          'startMinute', start_minute, 'endMinute', end_minute, 'repeatWeeks', repeat_weeks, 'repeatUntil', repeat_until,
          'exceptDates', except_dates, 'startOffset', start_offset, 'endOffset', end_offset)), '[]')
        from breaks b where b.provider_id = p.provider_id and b.resource_id = any(p.resource_ids)
          and coalesce(coalesce(b.repeat_until, b.local_date) >= (p.from at time zone 'UTC')::date - 2, true)
          and coalesce(b.local_date <= (p.to at time zone 'UTC')::date + 2, true)) as "breaks",
      (select coalesce(json_agg(json_build_object('resourceId', resource_id, 'unit', unit, 'startsLocal', starts_local,
          'endsLocal', ends_local, 'isWholeDay', is_whole_day)), '[]')
        from holidays h where h.provider_id = p.provider_id
          and h.ends_local > (p.from at time zone 'UTC') - interval '2 days'
          and h.starts_local < (p.to at time zone 'UTC') + interval '2 days') as "holidays",
      (select coalesce(json_agg(json_build_object('resourceId', resource_id, 'unit', unit, 'occasionId', occasion_id, 'seat', seat,
          'kind', kind, 'holderId', holder_id, 'offerId', offer_id, 'mainResourceId', main_resource_id,
          'startsAt', extract(epoch from starts_at)::bigint / 60, 'endsAt', extract(epoch from upper(service))::bigint / 60,
          'from', extract(epoch from lower(busy))::bigint / 60, 'to', extract(epoch from upper(busy))::bigint / 60,
          'expiresAt', (extract(epoch from expires_at) * 1000)::bigint) order by lower(busy)), '[]')
        from (
          select here.resource_id, here.unit, here.occasion_id, here.seat, here.kind, here.holder_id, here.offer_id,
              here.main_resource_id, here.starts_at, here.service, here.busy, here.expires_at
            from holds here
            where here.provider_id = p.provider_id and here.resource_id = any(p.resource_ids) and here.busy && tstzrange(p.from, p.to)
          union all
          select own.id, 1, elsewhere.occasion_id, elsewhere.seat, elsewhere.kind, null, null, own.id,
              elsewhere.starts_at, elsewhere.service, elsewhere.busy, elsewhere.expires_at
            from ${workingPeople} own
            join holds elsewhere on elsewhere.person_id = own.person_id and elsewhere.provider_id <> own.provider_id
              and elsewhere.busy && tstzrange(p.from, p.to)
            where own.provider_id = p.provider_id and own.id = any(p.resource_ids)
        ) as taken) as "holds"
    from json_to_recordset(${JSON.stringify(rowsAsked)}::text::json)
      as p (provider_id bigint, resource_ids bigint[], "from" timestamptz, "to" timestamptz)
  `.execute(work.db);
  return new Map(rows.map(({ providerId, ...calendar }) => [providerId, calendar]));
}
