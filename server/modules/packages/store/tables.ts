import type { Work } from '#server/kernel/work.ts';

/** The tables this module owns. */
export const packagesTables = (work: Work) => work.db.$pickTables<'packages' | 'package_subscriptions'>();
