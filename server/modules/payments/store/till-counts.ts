import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import { paymentTables } from './tables.ts';

/** The drawer as it was counted, in cents. */
export interface TillCount {
  id: number;
  /** By what was left in it at the count before and the cash since. */
  expectedCents: number;
  countedCents: number;
  /** What stayed in it. */
  leftCents: number;
  note: string;
  countedBy: number;
  countedAt: Date;
}

const FIELDS = [
  'id',
  'expected_cents as expectedCents',
  'counted_cents as countedCents',
  'left_cents as leftCents',
  'note',
  'counted_by as countedBy',
  'counted_at as countedAt',
] as const;

/** The last count; null: the drawer was never counted. */
export async function readLastCount(work: Work, providerId: number): Promise<TillCount | null> {
  const row = await paymentTables(work)
    .selectFrom('till_counts')
    .select(FIELDS)
    .where('provider_id', '=', providerId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** The counts of a time, the first one first. */
export async function readCountsBetween(
  work: Work,
  { providerId, from, to }: { providerId: number; from: Date; to: Date },
): Promise<TillCount[]> {
  return paymentTables(work)
    .selectFrom('till_counts')
    .select(FIELDS)
    .where('provider_id', '=', providerId)
    .where('counted_at', '>=', from)
    .where('counted_at', '<', to)
    .orderBy('id')
    .execute();
}

/** Cash that no count has found yet: taken less returned, in cents. */
export async function readUncounted(work: Work, providerId: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(case kind when 'taken' then amount_cents else -amount_cents end), 0) as cents from till_payments
    where provider_id = ${providerId} and till_count_id is null and method = 'cash'`.execute(work.db);
  return rows[0]?.cents ?? 0;
}

/** The same of rows that are kept as they are until the transaction ends. */
export async function lockUncounted(tx: Work, providerId: number): Promise<{ ids: number[]; cents: number }> {
  const { rows } = await sql<{ id: number; cents: number }>`
    select id, case kind when 'taken' then amount_cents else -amount_cents end as cents from till_payments
    where provider_id = ${providerId} and till_count_id is null and method = 'cash' order by id for update`.execute(
    tx.db,
  );
  return { ids: rows.map(({ id }) => id), cents: rows.reduce((sum, { cents }) => sum + cents, 0) };
}

/** Writes a count down, with the cash it found. @returns its id */
export async function insertTillCount(
  tx: Work,
  providerId: number,
  { paymentIds, ...count }: Omit<TillCount, 'id' | 'countedAt'> & { paymentIds: readonly number[] },
): Promise<number> {
  const { id } = await paymentTables(tx)
    .insertInto('till_counts')
    .values({
      provider_id: providerId,
      expected_cents: count.expectedCents,
      counted_cents: count.countedCents,
      left_cents: count.leftCents,
      note: count.note,
      counted_by: count.countedBy,
      counted_at: tx.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    update till_payments set till_count_id = ${id}
    where provider_id = ${providerId} and id = any(${[...paymentIds]}::bigint[])`.execute(tx.db);
  return id;
}
