import type { Work } from '#server/kernel/work.ts';

/** The tables this module owns. */
export const colleaguesTables = (work: Work) =>
  work.db.$pickTables<'provider_shares' | 'collaborator_shares'>();
