import { sql } from 'kysely';
import type { IsoWeekday } from '#contracts/time.ts';
import type { Work } from '#server/kernel/work.ts';
import { workingPeople } from '#server/modules/staff/index.ts';
import type { Holder } from '../rules/holder.ts';

/** What the database knows about the time of some resources, as plain rows; instants are epoch minutes. */
export interface CalendarRows {
  workingTimes: { resourceId: number; weekday: IsoWeekday; startMinute: number; endMinute: number }[];
  breaks: ({ resourceId: number; startMinute: number; endMinute: number } & (
    | { weekday: IsoWeekday; localDate: null }
    | { weekday: null; localDate: string }
  ))[];
  /** `resourceId` null: the whole provider is closed. Local times, the end not included. */
  holidays: { resourceId: number | null; startsLocal: string; endsLocal: string; isWholeDay: boolean }[];
  holds: HoldRow[];
}

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
  from: number;
  to: number;
  /** Epoch milliseconds; null never expires. */
  expiresAt: number | null;
}

export interface CalendarsAsked {
  providerId: number;
  resourceIds: readonly number[];
}

/** Holds that touch this range are read; working time, breaks and holidays come whole. */
export interface CalendarRange {
  from: Date;
  to: Date;
}

const NOTHING: CalendarRows = { workingTimes: [], breaks: [], holidays: [], holds: [] };

/** The calendars of some resources of one provider, in one round trip. */
export async function readCalendarRows(
  work: Work,
  asked: CalendarsAsked,
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
  asked: readonly CalendarsAsked[],
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
      (select coalesce(json_agg(json_build_object('resourceId', resource_id, 'weekday', weekday, 'localDate', local_date,
          'startMinute', start_minute, 'endMinute', end_minute)), '[]')
        from breaks b where b.provider_id = p.provider_id and b.resource_id = any(p.resource_ids)) as "breaks",
      (select coalesce(json_agg(json_build_object('resourceId', resource_id, 'startsLocal', starts_local,
          'endsLocal', ends_local, 'isWholeDay', is_whole_day)), '[]')
        from holidays h where h.provider_id = p.provider_id
          and h.ends_local > (p.from at time zone 'UTC') - interval '2 days'
          and h.starts_local < (p.to at time zone 'UTC') + interval '2 days') as "holidays",
      (select coalesce(json_agg(json_build_object('resourceId', resource_id, 'unit', unit, 'occasionId', occasion_id, 'seat', seat,
          'kind', kind, 'holderId', holder_id, 'offerId', offer_id, 'mainResourceId', main_resource_id,
          'startsAt', extract(epoch from starts_at)::bigint / 60,
          'from', extract(epoch from lower(busy))::bigint / 60, 'to', extract(epoch from upper(busy))::bigint / 60,
          'expiresAt', (extract(epoch from expires_at) * 1000)::bigint) order by lower(busy)), '[]')
        from (
          select here.resource_id, here.unit, here.occasion_id, here.seat, here.kind, here.holder_id, here.offer_id,
              here.main_resource_id, here.starts_at, here.busy, here.expires_at
            from holds here
            where here.provider_id = p.provider_id and here.resource_id = any(p.resource_ids) and here.busy && tstzrange(p.from, p.to)
          union all
          select own.id, 1, elsewhere.occasion_id, elsewhere.seat, elsewhere.kind, null, null, own.id,
              elsewhere.starts_at, elsewhere.busy, elsewhere.expires_at
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
