import type { Work } from '#server/kernel/work.ts';

/** The tables this module owns. */
export const membershipsTables = (work: Work) =>
  work.db.$pickTables<
    'memberships' | 'membership_covers' | 'membership_rules' | 'membership_offers' | 'passes' | 'pass_uses'
  >();
