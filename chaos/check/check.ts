import { checkBookings } from './check-bookings.ts';
import { checkDesks } from './check-desks.ts';
import { checkMails } from './check-mails.ts';
import { checkMoney } from './check-money.ts';
import type { EndState, Finding } from './end-state.ts';

/** A job is done this long after its time has come. */
const DUE_SECONDS = 5;

/** Everything that is lost, doubled, wrong or waiting. */
export function check(end: EndState): Finding[] {
  return [
    ...checkBookings(end),
    ...checkDesks(end),
    ...checkMoney(end),
    ...checkMails(end),
    ...end.dueJobs
      .filter(({ seconds }) => seconds > DUE_SECONDS)
      .map(({ name, state, seconds }) => ({
        what: `a job waits (${state})`,
        of: `${name}, ${Math.round(seconds)} s`,
      })),
    ...end.deadJobs.map(({ name, error }) => ({ what: 'a job given up', of: `${name}: ${error}` })),
    ...end.violations.map((of) => ({ what: 'an invariant does not hold', of })),
  ];
}
