import type { Work } from '#server/kernel/work.ts';

/** The tables this module owns. */
export const staffTables = (work: Work) => work.db.$pickTables<'resources' | 'resource_units'>();
