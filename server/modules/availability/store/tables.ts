import type { DB } from '#server/kernel/database-types.ts';
import type { Work } from '#server/kernel/work.ts';

/** The tables this module owns: when people work, and the time that is taken. */
export const availabilityTables = (work: Work) =>
  work.db.$pickTables<'working_times' | 'breaks' | 'holidays' | 'holds'>();

export type AvailabilityTables = Pick<DB, 'working_times' | 'breaks' | 'holidays' | 'holds'>;
