import { sql } from 'kysely';
import type { LocalDate } from '#contracts/time.ts';
import type { Work } from '#server/kernel/work.ts';

/** Dates on which a provider is closed, the last one included. */
export interface ClosedDates {
  from: LocalDate;
  to: LocalDate;
}

/** Whole days on which a whole provider is closed, that end on a date or later and begin until another, soonest first. @param most null: all of them */
export async function readClosures(
  work: Work,
  providerId: number,
  within: ClosedDates,
  most: number | null,
): Promise<ClosedDates[]> {
  const { rows } = await sql<ClosedDates>`
    select to_char(starts_local, 'YYYY-MM-DD') as "from", to_char(ends_local - interval '1 microsecond', 'YYYY-MM-DD') as "to"
    from holidays
    where provider_id = ${providerId} and resource_id is null and is_whole_day
      and ends_local > ${within.from}::date and starts_local < ${within.to}::date + 1
    order by starts_local, id limit ${most}::bigint`.execute(work.db);
  return rows;
}
