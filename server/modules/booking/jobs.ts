import type { JobKind } from '#server/kernel/jobs.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { stopPaymentJob } from './use-cases/call-off.ts';
import { giveBackJob } from './use-cases/give-back.ts';
import { deleteOldCalendarChanges } from './store/calendar-bookings.ts';
import { expireReservations } from './use-cases/expire-reservations.ts';

/** A place is free within a minute of its hold's end: the sweep runs every half minute. */
const SWEEP_SECONDS = 30;

export const bookingJobs = (deps: Deps): JobKind[] => [
  {
    name: 'booking.expire-reservations',
    everySeconds: SWEEP_SECONDS,
    run: async (work) => {
      await expireReservations(work, deps);
    },
  },
  { name: 'booking.sweep-calendar-changes', everySeconds: 3600, run: deleteOldCalendarChanges },
  stopPaymentJob(deps),
  giveBackJob,
];
