import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';

/** What the database knows about the time of some resources, as plain rows; instants are epoch minutes. */
export interface CalendarRows {
  workingTimes: { resourceId: number; weekday: number; startMinute: number; endMinute: number }[];
  breaks: { resourceId: number; weekday: number | null; localDate: string | null; startMinute: number; endMinute: number }[];
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
  kind: 'reservation' | 'class';
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

interface Asked {
  providerId: number;
  resourceIds: readonly number[];
  /** Holds that touch this range; working time, breaks and holidays come whole. */
  from: Date;
  to: Date;
}

/**
 * Reads the calendars of some resources of one provider in one round trip. A person's holds in other centers count as
 * taken time, without saying where or what. Expired holds are included; whoever asks compares them with the clock.
 */
export async function readCalendarRows(work: Work, { providerId, resourceIds, from, to }: Asked): Promise<CalendarRows> {
  const ids = [...resourceIds];
  const { rows } = await sql<CalendarRows>`
    select
      (select coalesce(json_agg(json_build_object('resourceId', resource_id, 'weekday', weekday,
          'startMinute', start_minute, 'endMinute', end_minute)), '[]')
        from working_times where provider_id = ${providerId} and resource_id = any(${ids}::bigint[])) as "workingTimes",
      (select coalesce(json_agg(json_build_object('resourceId', resource_id, 'weekday', weekday, 'localDate', local_date,
          'startMinute', start_minute, 'endMinute', end_minute)), '[]')
        from breaks where provider_id = ${providerId} and resource_id = any(${ids}::bigint[])) as "breaks",
      (select coalesce(json_agg(json_build_object('resourceId', resource_id, 'startsLocal', starts_local,
          'endsLocal', ends_local, 'isWholeDay', is_whole_day)), '[]')
        from holidays where provider_id = ${providerId} and (resource_id is null or resource_id = any(${ids}::bigint[]))
          and ends_local > ${from}::timestamptz at time zone 'UTC' - interval '2 days') as "holidays",
      (select coalesce(json_agg(json_build_object('resourceId', resource_id, 'unit', unit, 'occasionId', occasion_id, 'seat', seat,
          'kind', kind, 'holderId', holder_id, 'offerId', offer_id, 'mainResourceId', main_resource_id,
          'startsAt', extract(epoch from starts_at)::bigint / 60,
          'from', extract(epoch from lower(busy))::bigint / 60, 'to', extract(epoch from upper(busy))::bigint / 60,
          'expiresAt', extract(epoch from expires_at) * 1000) order by lower(busy)), '[]')
        from (
          select here.resource_id, here.unit, here.occasion_id, here.seat, here.kind, here.holder_id, here.offer_id,
              here.main_resource_id, here.starts_at, here.busy, here.expires_at
            from unnest(${ids}::bigint[]) as asked (id)
            join holds here on here.provider_id = ${providerId} and here.resource_id = asked.id
              and here.busy && tstzrange(${from}, ${to})
          union all
          select own.id, 1, elsewhere.occasion_id, elsewhere.seat, elsewhere.kind, null, null, own.id,
              elsewhere.starts_at, elsewhere.busy, elsewhere.expires_at
            from resources own
            join holds elsewhere on elsewhere.person_id = own.person_id and elsewhere.provider_id <> own.provider_id
            where own.provider_id = ${providerId} and own.id = any(${ids}::bigint[])
              and elsewhere.busy && tstzrange(${from}, ${to})
        ) as taken) as "holds"
  `.execute(work.db);
  return rows[0] ?? { workingTimes: [], breaks: [], holidays: [], holds: [] };
}
