import type { Work } from '#server/kernel/work.ts';

/** The tables this module owns. */
export const bookingTables = (work: Work) =>
  work.db.$pickTables<'reservations' | 'reservation_things' | 'calendar_changes'>();
