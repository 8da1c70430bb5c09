import { sql } from 'kysely';
import type { LocalDate } from '#contracts/time.ts';
import { PAGE_SIZE, rowsBefore } from '#server/kernel/page.ts';
import type { Work } from '#server/kernel/work.ts';
import { availabilityTables } from './tables.ts';

/** A closing; local wall times `YYYY-MM-DD HH:mm`, the end not included. */
export interface HolidayColumns {
  /** Null: the whole provider. */
  resourceId: number | null;
  startsLocal: string;
  endsLocal: string;
  isWholeDay: boolean;
  name: string | null;
}

export interface StoredHoliday extends HolidayColumns {
  id: number;
  version: number;
}

/** Those that touch the dates, the last included, soonest first: the whole provider's, and of some people and things or, with null, of all. */
export async function findHolidays(
  work: Work,
  asked: { providerId: number; resourceIds: readonly number[] | null; from: LocalDate; to: LocalDate },
): Promise<StoredHoliday[]> {
  const { providerId, resourceIds, from, to } = asked;
  return selectHolidays(work, providerId)
    .where(sql<boolean>`ends_local > ${from}::date and starts_local < ${to}::date + 1`)
    .$if(resourceIds !== null, (query) =>
      query.where(sql<boolean>`(resource_id is null or resource_id = any(${resourceIds}::bigint[]))`),
    )
    .orderBy('starts_local')
    .orderBy('id')
    .execute();
}

/** Which of them a page shows, by the center's date now; over is what ended before it. */
export interface HolidayPageQuestion {
  providerId: number;
  resourceIds: readonly number[] | null;
  isOver: boolean;
  page: number;
  today: LocalDate;
}

/** One page: what is over, the latest first; or what is under way and to come, the soonest first. And how many there are on all. */
export async function findHolidayPage(
  work: Work,
  { providerId, resourceIds, isOver, page, today }: HolidayPageQuestion,
): Promise<{ holidays: StoredHoliday[]; total: number }> {
  const asked = selectHolidays(work, providerId)
    .where('ends_local', isOver ? '<=' : '>', sql<string>`${today}::date::timestamp`)
    .$if(resourceIds !== null, (query) =>
      query.where(sql<boolean>`(resource_id is null or resource_id = any(${resourceIds}::bigint[]))`),
    );
  const [holidays, counted] = await Promise.all([
    asked
      .orderBy(isOver ? sql`ends_local desc` : sql`starts_local`)
      .orderBy('id')
      .limit(PAGE_SIZE)
      .offset(rowsBefore(page))
      .execute(),
    asked
      .clearSelect()
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirst(),
  ]);
  return { holidays, total: counted?.total ?? 0 };
}

/** One of them; null when the provider has none such. */
export async function readHoliday(
  work: Work,
  { providerId, id }: { providerId: number; id: number },
): Promise<StoredHoliday | null> {
  return (await selectHolidays(work, providerId).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** One of them, kept as it is until the transaction ends; null when the provider has none such. */
export async function lockHoliday(
  work: Work,
  { providerId, id }: { providerId: number; id: number },
): Promise<StoredHoliday | null> {
  const row = await selectHolidays(work, providerId).where('id', '=', id).forUpdate().executeTakeFirst();
  return row ?? null;
}

const selectHolidays = (work: Work, providerId: number) =>
  availabilityTables(work)
    .selectFrom('holidays')
    .select([
      'id',
      'version',
      'resource_id as resourceId',
      sql<string>`to_char(starts_local, 'YYYY-MM-DD HH24:MI')`.as('startsLocal'),
      sql<string>`to_char(ends_local, 'YYYY-MM-DD HH24:MI')`.as('endsLocal'),
      'is_whole_day as isWholeDay',
      'name',
    ])
    .where('provider_id', '=', providerId)
    // What is out of service is no holiday: `out-of-service.ts`.
    .where('out_of_service', '=', false);

/** @returns its id */
export async function insertHoliday(work: Work, providerId: number, one: HolidayColumns): Promise<number> {
  const { id } = await availabilityTables(work)
    .insertInto('holidays')
    .values({ provider_id: providerId, ...columnsOf(one) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateHoliday(
  work: Work,
  { providerId, id }: { providerId: number; id: number },
  one: HolidayColumns,
): Promise<void> {
  await availabilityTables(work)
    .updateTable('holidays')
    .set((eb) => ({ ...columnsOf(one), version: eb('version', '+', 1) }))
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}

export async function deleteHoliday(
  work: Work,
  { providerId, id }: { providerId: number; id: number },
): Promise<void> {
  await availabilityTables(work)
    .deleteFrom('holidays')
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}

const columnsOf = (one: HolidayColumns) => ({
  resource_id: one.resourceId,
  starts_local: one.startsLocal,
  ends_local: one.endsLocal,
  is_whole_day: one.isWholeDay,
  name: one.name,
});
