import type { Work } from '#server/kernel/work.ts';

/** The tables this module owns. */
export const importTables = (work: Work) =>
  work.db.$pickTables<'customer_imports' | 'customer_import_rows'>();
