import type { Work } from '#server/kernel/work.ts';

/** The table this module owns. */
export const taxesTables = (work: Work) => work.db.$pickTables<'vat_rules'>();
