import type { Work } from '#server/kernel/work.ts';

/** The tables this module owns. */
export const identityTables = (work: Work) => work.db.$pickTables<'people'>();
