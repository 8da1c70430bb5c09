import type { Work } from '#server/kernel/work.ts';

/** The tables this module owns. */
export const classesTables = (work: Work) =>
  work.db.$pickTables<'class_terms' | 'class_sessions' | 'enrolments' | 'enrolment_places'>();
