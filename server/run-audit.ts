import type pg from 'pg';
import type { Invariant } from './kernel/invariant.ts';
import { jobInvariants } from './kernel/job-invariants.ts';
import { partsOf, personalDataSources } from './modules.ts';

const sources = await personalDataSources();

/** Every invariant of every module and of the queue. */
export const INVARIANTS: readonly Invariant[] = [
  ...(await partsOf((one) => one.invariants?.(sources))),
  ...jobInvariants,
];

export interface Violation {
  invariant: string;
  /** The rows that violate it; at most the first twenty. */
  rows: object[];
}

/** Checks every invariant on a database, as of an instant: the database's present one unless given. */
export async function runAudit(pool: Pick<pg.Pool, 'query'>, now: Date | null = null): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const { name, sql } of INVARIANTS) {
    const query = `with moment as (select coalesce($1::timestamptz, clock_timestamp()) as now) select * from (${sql}) as violation limit 20`;
    const { rows } = await pool.query<object>(query, [now]);
    if (rows.length > 0) violations.push({ invariant: name, rows });
  }
  return violations;
}
