import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import type { WaitsFor } from '../rules/refund-timetable.ts';
import { nextTryAt } from '../rules/refund-timetable.ts';
import type { Refund } from './refunds.ts';
import { REFUND_COLUMNS } from './refunds.ts';
import { paymentTables } from './tables.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Refunds that are not settled and whose turn it is, those first that should have been tried first.
 * @param begunAt what was tried last before then is due whatever its timetable: the reason may be mended
 */
export async function dueRefunds(work: Work, begunAt: Date, limit: number): Promise<Refund[]> {
  return paymentTables(work)
    .selectFrom('refunds')
    .select(REFUND_COLUMNS)
    .where('state', '=', 'requested')
    .where(sql<boolean>`(next_try_at <= ${work.now()} or coalesce(tried_at, created_at) < ${begunAt})`)
    .orderBy('next_try_at')
    .limit(limit)
    .execute();
}

/**
 * Takes the turn to try a refund, and sets the next one, in case nobody comes back from this one.
 * @returns false when somebody else has taken it since the row was read, or it is settled
 */
export async function takeTurnToRefund(work: Work, { providerId, id, tries }: Refund): Promise<boolean> {
  const { numUpdatedRows } = await paymentTables(work)
    .updateTable('refunds')
    .set({ tries: tries + 1, tried_at: work.now(), next_try_at: nextTryAt(tries, work.now()) })
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .where('state', '=', 'requested')
    .where('tries', '=', tries)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Keeps for whom or what a refund waits. */
export async function setWaitsFor(work: Work, { providerId, id }: Refund, waitsFor: WaitsFor): Promise<void> {
  await paymentTables(work)
    .updateTable('refunds')
    .set({ waits_for: waitsFor })
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .where('state', '=', 'requested')
    .execute();
}

export interface WaitingTooLong {
  refunds: number;
  cents: number;
  oldest: Date;
  /** For whom or what, without repetitions. */
  waitFor: string[];
}

/** Those that wait for more than a day, once a day at most and for all processes together; null: none, or said already. */
export async function takeAlarmOfRefunds(work: Work): Promise<WaitingTooLong | null> {
  const aDayAgo = new Date(work.now().getTime() - DAY_MS);
  const { rows } = await sql<WaitingTooLong>`
    with late as (
      update refunds set alarmed_at = ${work.now()}
      where state = 'requested' and created_at < ${aDayAgo}
        and not exists (select from refunds told where told.state = 'requested' and told.alarmed_at > ${aDayAgo})
      returning amount_cents, created_at, waits_for)
    select count(*) as refunds, sum(amount_cents) as cents, min(created_at) as oldest,
      array_agg(distinct coalesce(waits_for, 'answer')) as "waitFor"
    from late having count(*) > 0`.execute(work.db);
  return rows[0] ?? null;
}

/** How many refunds wait, by for whom or what, and for how many seconds the oldest of them has. */
export async function countWaitingRefunds(
  work: Work,
): Promise<{ waitsFor: string; refunds: number; oldestSeconds: number }[]> {
  const { rows } = await sql<{ waitsFor: string; refunds: number; oldestSeconds: number }>`
    select coalesce(waits_for, 'answer') as "waitsFor", count(*)::int as refunds,
      extract(epoch from ${work.now()}::timestamptz - min(created_at))::float8 as "oldestSeconds"
    from refunds where state = 'requested' group by 1 order by 1`.execute(work.db);
  return rows;
}

/** Those that wait for more than a day, each once: whoever runs the provider is to be told. Not those that are with the bank. */
export async function takeDelayedRefunds(
  work: Work,
  limit: number,
): Promise<
  (Pick<Refund, 'providerId' | 'id' | 'orderId' | 'amountCents'> & { waitsFor: Exclude<WaitsFor, 'bank'> })[]
> {
  const aDayAgo = new Date(work.now().getTime() - DAY_MS);
  const { rows } = await sql<Awaited<ReturnType<typeof takeDelayedRefunds>>[number]>`
    update refunds set owner_told_at = ${work.now()}
    where (provider_id, id) in (
      select provider_id, id from refunds
      where state = 'requested' and created_at < ${aDayAgo} and owner_told_at is null and waits_for is distinct from 'bank'
      order by created_at limit ${limit} for update skip locked)
    returning provider_id as "providerId", id, order_id as "orderId", amount_cents as "amountCents",
      coalesce(waits_for, 'answer') as "waitsFor"`.execute(work.db);
  return rows;
}
