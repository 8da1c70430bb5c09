import type pg from 'pg';
import type { Invariant } from './kernel/invariant.ts';
import { availabilityInvariants } from './modules/availability/audit.ts';
import { bookingInvariants } from './modules/booking/audit.ts';

/** Every invariant of every module. */
export const INVARIANTS: Invariant[] = [...availabilityInvariants, ...bookingInvariants];

export interface Violation {
  invariant: string;
  /** The rows that violate it; at most the first twenty. */
  rows: object[];
}

/** Checks every invariant on a database. */
export async function runAudit(pool: Pick<pg.Pool, 'query'>): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const { name, sql } of INVARIANTS) {
    const { rows } = await pool.query<object>(`select * from (${sql}) as violation limit 20`);
    if (rows.length > 0) violations.push({ invariant: name, rows });
  }
  return violations;
}
