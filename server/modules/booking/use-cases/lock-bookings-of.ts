import { getPerson } from '#server/modules/identity/index.ts';
import type { Work } from '#server/kernel/work.ts';
import { lockOfEmail } from '../store/open-holds.ts';

/** Makes whoever books, moves or confirms for the person at the same moment wait; to be taken before any lock on a calendar. */
export async function lockBookingsOf(work: Work, personId: number): Promise<void> {
  const person = await getPerson(work, personId);
  if (!person) throw new Error(`Person ${personId} has bookings and is not there`);
  await work.lock([lockOfEmail(person.email)]);
}
