import type { DB } from '#server/kernel/database-types.ts';
import type { Work } from '#server/kernel/work.ts';

/** The tables this module owns: when people work, when a center is open, and the time that is taken. */
export const availabilityTables = (work: Work) =>
  work.db.$pickTables<
    | 'working_times'
    | 'schedules'
    | 'schedule_times'
    | 'opening_hours'
    | 'hours_versions'
    | 'breaks'
    | 'holidays'
    | 'holds'
  >();

export type AvailabilityTables = Pick<
  DB,
  | 'working_times'
  | 'schedules'
  | 'schedule_times'
  | 'opening_hours'
  | 'hours_versions'
  | 'breaks'
  | 'holidays'
  | 'holds'
>;
