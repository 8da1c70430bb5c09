import type { Work } from '#server/kernel/work.ts';

/** The tables this module owns. */
export const onboardingTables = (work: Work) => work.db.$pickTables<'center_setups'>();
