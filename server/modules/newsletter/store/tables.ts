import type { Work } from '#server/kernel/work.ts';

/** The tables this module owns. */
export const newsletterTables = (work: Work) =>
  work.db.$pickTables<'newsletter_entries' | 'newsletter_issues'>();
