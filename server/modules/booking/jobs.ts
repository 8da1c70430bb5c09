import type { JobKind } from '#server/kernel/jobs.ts';
import type { Tools } from '#server/kernel/tools.ts';
import { expireReservations } from './use-cases/expire-reservations.ts';

/** A place is free within a minute of its hold's end: the sweep runs every half minute. */
const SWEEP_SECONDS = 30;

export const bookingJobs = (tools: Tools): JobKind[] => [
  {
    name: 'booking.expire-reservations',
    everySeconds: SWEEP_SECONDS,
    run: async (work) => {
      await expireReservations(work, tools);
    },
  },
];
