import type { Work } from './work.ts';

/** Two customers of one provider, of whom one becomes the other. */
export interface MergedPair {
  providerId: number;
  mergedId: number;
  keptId: number;
}

/** What was moved, as plain data that stands in a row: ids, never what the rows say. */
export type MovedRows = readonly (number | readonly number[])[];

/**
 * How the rows of one table that point to a customer follow when the customer is merged into another, and are emptied when their card is erased. The owner of the table brings it in its
 * manifest, `app.ts` puts them together, and a test compares them with the foreign keys of the database (docs/decisions/0071).
 */
export interface CustomerRows {
  table: string;
  /** Moves all that points to the merged one, in the caller's transaction. @throws Refusal where that cannot be */
  move(tx: Work, pair: MergedPair): Promise<MovedRows>;
  /** Moves back what was moved and still points to the kept one. */
  moveBack(tx: Work, pair: MergedPair, moved: MovedRows): Promise<void>;
  /** Takes out what was typed about the customer where the provider erases their card; absent where the table holds nothing of the kind. */
  erase?(tx: Work, of: { providerId: number; customerId: number }): Promise<void>;
}
