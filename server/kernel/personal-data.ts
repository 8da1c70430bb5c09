import type { Deps } from './deps.ts';
import type { Work } from './work.ts';

/** Whose data is meant. */
export interface DataSubject {
  personId: number;
  /** Every spelling of the e-mail that is known, in lower case; none once the person has left. */
  addresses: readonly string[];
}

/**
 * What becomes of a table's rows when the person they tell of has their account deleted. `leftWhen`: nothing personal may
 * stay; a condition on a row `t` of that table and a person `gone` under which something did (null: once the address is
 * gone no row can be traced). `keptBecause`: the rows stay, and why they may.
 */
export type RetentionRule = { leftWhen: string | null } | { keptBecause: string };

/** What one module holds about people: the export asks it, and deleting an account makes it let go. */
export interface PersonalDataSource {
  /** The export begins with the lowest; an account is erased the other way round, because rows point to those told before. */
  placeInExport: number;
  tables: Record<string, RetentionRule>;
  /** Everything but what opens doors, under names a reader understands. */
  export(work: Work, deps: Deps, subject: DataSubject): Promise<Record<string, unknown>>;
  /** Lets go of what the law does not ask to keep, in the caller's transaction; harmless when repeated. */
  erase(work: Work, subject: DataSubject): Promise<void>;
}
