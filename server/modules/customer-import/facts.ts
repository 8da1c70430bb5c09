import type { Fact } from '#server/kernel/facts.ts';
import { fact } from '#server/kernel/facts.ts';

/** A list of customers was brought in to its last row. */
export type ImportFinished = Fact<
  'importFinished',
  {
    providerId: number;
    importId: number;
    /** Who began it. */
    personId: number;
  }
>;
export const importFinished = fact<ImportFinished>('importFinished');
