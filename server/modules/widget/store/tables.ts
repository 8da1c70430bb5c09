import type { Work } from '#server/kernel/work.ts';

/** The tables this module owns. */
export const widgetTables = (work: Work) => work.db.$pickTables<'web_integrations'>();
