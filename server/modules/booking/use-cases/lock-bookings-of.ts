import { getPerson } from '#server/modules/identity/index.ts';
import { lockOfEmail } from '#server/modules/selling/index.ts';
import type { Work } from '#server/kernel/work.ts';

/**
 * Makes whoever books, moves or confirms for the person at the same moment wait; to be taken before any lock on a calendar.
 * @param personId null: nobody's log-in sees the booking, so that it is counted with no others
 */
export async function lockBookingsOf(work: Work, personId: number | null): Promise<void> {
  if (personId === null) return;
  const person = await getPerson(work, personId);
  if (!person) throw new Error(`Person ${personId} has bookings and is not there`);
  await work.lock([lockOfEmail(person.email)]);
}
