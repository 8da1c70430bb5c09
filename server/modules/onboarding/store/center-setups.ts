import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import { onboardingTables } from './tables.ts';

/** Steps that are decided without leaving another trace. */
export type SettledStep = 'team' | 'payment';

export interface CenterSetup {
  settled: readonly SettledStep[];
  completedAt: Date | null;
}

export async function insertCenterSetup(work: Work, providerId: number): Promise<void> {
  await onboardingTables(work)
    .insertInto('center_setups')
    .values({ provider_id: providerId, started_at: work.now() })
    .execute();
}

/** @returns null for a center that was never led through its first settings */
export async function readCenterSetup(work: Work, providerId: number): Promise<CenterSetup | null> {
  const row = await onboardingTables(work)
    .selectFrom('center_setups')
    .select(['settled', 'completed_at as completedAt'])
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  // The table's check lists the same words.
  return row ? { settled: row.settled as SettledStep[], completedAt: row.completedAt } : null;
}

/** How a center stands with its first settings: over or never begun, before its owner, or put off by them. */
export type SetupStatus = 'over' | 'open' | 'putOff';

/** Of those of the centers that are still being set up; the others are over. */
export async function readStatuses(
  work: Work,
  providerIds: readonly number[],
): Promise<Map<number, SetupStatus>> {
  const rows = await onboardingTables(work)
    .selectFrom('center_setups')
    .select(['provider_id as id', 'put_off_at as putOffAt'])
    .where('provider_id', 'in', [...providerIds])
    .where('completed_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, putOffAt }) => [id, putOffAt === null ? 'open' : 'putOff']));
}

/** Notes that a step is decided; once more changes nothing. */
export async function settleStep(work: Work, providerId: number, step: SettledStep): Promise<void> {
  await onboardingTables(work)
    .updateTable('center_setups')
    .set({ settled: sql`settled || ${step}::text` })
    .where('provider_id', '=', providerId)
    .where(sql<boolean>`not settled @> array[${step}::text]`)
    .execute();
}

/** Ends the first settings, or puts them off. */
export async function endSetup(work: Work, providerId: number, as: 'completed' | 'putOff'): Promise<void> {
  const now = work.now();
  await onboardingTables(work)
    .updateTable('center_setups')
    .set(as === 'completed' ? { completed_at: now } : { put_off_at: now })
    .where('provider_id', '=', providerId)
    .where('completed_at', 'is', null)
    .execute();
}
