/**
 * Something that must hold on any database at any moment, as a query for its violations. Run by `npm run audit`, after
 * every race and after faults.
 */
export interface Invariant {
  /** What must hold, as a sentence. */
  name: string;
  /** Answers one row per violation, with enough to find it; no row when all is well. `(select now from moment)` is the present. */
  sql: string;
}
