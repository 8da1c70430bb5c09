import type { Work } from '#server/kernel/work.ts';

/** The table this module owns. */
export const mediaTables = (work: Work) => work.db.$pickTables<'uploads'>();
