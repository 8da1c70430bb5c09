import type { Work } from '#server/kernel/work.ts';

/** The table this module owns. */
export const bookingTables = (work: Work) => work.db.$pickTables<'reservations'>();
