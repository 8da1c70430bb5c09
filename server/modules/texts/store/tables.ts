import type { Work } from '#server/kernel/work.ts';

/** The table this module owns. */
export const textsTables = (work: Work) => work.db.$pickTables<'text_sets'>();
