import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';

/** Counts what still holds its place, from now on. */
export async function countToComeOfProvider(work: Work, providerId: number): Promise<number> {
  const now = work.now();
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from reservations
    where provider_id = ${providerId} and starts_at > ${now} and status in ('A', 'P', 'RSD')
      and (expires_at is null or expires_at > ${now})`.execute(work.db);
  return rows[0]?.count ?? 0;
}
