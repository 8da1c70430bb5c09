import type { Work } from '#server/kernel/work.ts';

/** The table this module owns. */
export const filmsTables = (work: Work) => work.db.$pickTables<'film_assets'>();
