import type { Work } from '#server/kernel/work.ts';

/** The tables this module owns. */
export const sellingTables = (work: Work) => work.db.$pickTables<'terms_texts'>();
