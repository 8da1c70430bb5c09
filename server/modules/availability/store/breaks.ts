import { sql } from 'kysely';
import type { IsoWeekday, LocalDate } from '#contracts/time.ts';
import type { Work } from '#server/kernel/work.ts';
import { availabilityTables } from './tables.ts';

/** A break, or a block with its reason; minutes of the day on which it begins, the end above 1440 on the next. */
export interface BreakColumns {
  resourceId: number;
  isBlock: boolean;
  weekday: IsoWeekday | null;
  date: LocalDate | null;
  startMinute: number;
  endMinute: number;
  /** `+01:00`: which is meant of a time that a night shows twice; null: the first, of the end the first after the start. */
  startOffset: string | null;
  endOffset: string | null;
  reason: string | null;
  everyWeeks: number | null;
  untilDate: LocalDate | null;
  exceptDates: LocalDate[];
}

export interface StoredBreak extends BreakColumns {
  id: number;
  version: number;
}

/** Which breaks: of one person or thing or, with null, of all; those that touch the dates, the last included, and weekly ones. */
export interface BreaksQuery {
  providerId: number;
  resourceIds: readonly number[] | null;
  isBlock: boolean;
  from: LocalDate | null;
  to: LocalDate | null;
}

/** A series comes once, whatever of it lies between the dates. Ordered by weekday, then by date. */
export async function findBreaks(
  work: Work,
  { providerId, resourceIds, isBlock, from, to }: BreaksQuery,
): Promise<StoredBreak[]> {
  return (
    selectBreaks(work, providerId)
      .where('is_block', '=', isBlock)
      .$if(resourceIds !== null, (query) =>
        query.where('resource_id', '=', sql<number>`any(${resourceIds}::bigint[])`),
      )
      // One of the evening before may reach into the first date.
      .$if(from !== null, (query) =>
        query.where(sql<boolean>`coalesce(coalesce(repeat_until, local_date) >= ${from}::date - 1, true)`),
      )
      .$if(to !== null, (query) => query.where(sql<boolean>`coalesce(local_date <= ${to}::date, true)`))
      .orderBy('weekday')
      .orderBy('local_date')
      .orderBy('start_minute')
      .orderBy('id')
      .execute()
  );
}

/** One of them as it stands; null when the provider has none of this kind. */
export async function readBreak(
  work: Work,
  { providerId, id, isBlock }: { providerId: number; id: number; isBlock: boolean },
): Promise<StoredBreak | null> {
  const row = await selectBreaks(work, providerId)
    .where('id', '=', id)
    .where('is_block', '=', isBlock)
    .executeTakeFirst();
  return row ?? null;
}

/** One of them, kept as it is until the transaction ends; null when the provider has none of this kind. */
export async function lockBreak(
  work: Work,
  { providerId, id, isBlock }: { providerId: number; id: number; isBlock: boolean },
): Promise<StoredBreak | null> {
  const row = await selectBreaks(work, providerId)
    .where('id', '=', id)
    .where('is_block', '=', isBlock)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

const selectBreaks = (work: Work, providerId: number) =>
  availabilityTables(work)
    .selectFrom('breaks')
    .select([
      'id',
      'version',
      'resource_id as resourceId',
      'is_block as isBlock',
      'weekday',
      'local_date as date',
      'start_minute as startMinute',
      'end_minute as endMinute',
      'start_offset as startOffset',
      'end_offset as endOffset',
      'reason',
      'repeat_weeks as everyWeeks',
      'repeat_until as untilDate',
      // A list of dates comes as text from the driver, JSON as a list.
      sql<LocalDate[]>`to_json(except_dates)`.as('exceptDates'),
    ])
    .where('provider_id', '=', providerId);

/** @returns its id */
export async function insertBreak(work: Work, providerId: number, one: BreakColumns): Promise<number> {
  const { id } = await availabilityTables(work)
    .insertInto('breaks')
    .values({ provider_id: providerId, ...columnsOf(one) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateBreak(
  work: Work,
  { providerId, id }: { providerId: number; id: number },
  one: BreakColumns,
): Promise<void> {
  await availabilityTables(work)
    .updateTable('breaks')
    .set((eb) => ({ ...columnsOf(one), version: eb('version', '+', 1) }))
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}

export async function deleteBreaks(work: Work, providerId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await availabilityTables(work)
    .deleteFrom('breaks')
    .where('provider_id', '=', providerId)
    .where('id', 'in', [...ids])
    .execute();
}

const columnsOf = (one: BreakColumns) => ({
  resource_id: one.resourceId,
  is_block: one.isBlock,
  weekday: one.weekday,
  local_date: one.date,
  start_minute: one.startMinute,
  end_minute: one.endMinute,
  start_offset: one.startOffset,
  end_offset: one.endOffset,
  reason: one.reason,
  repeat_weeks: one.everyWeeks,
  repeat_until: one.untilDate,
  except_dates: one.exceptDates,
});
