import type { Work } from '#server/kernel/work.ts';

/** The tables this module owns. */
export const searchTables = (work: Work) => work.db.$pickTables<'search_entries' | 'search_words'>();
