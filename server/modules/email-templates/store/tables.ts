import type { Work } from '#server/kernel/work.ts';

/** The tables this module owns. */
export const emailTemplatesTables = (work: Work) => work.db.$pickTables<'email_logos' | 'email_templates'>();
