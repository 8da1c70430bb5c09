import type { Viewer } from '#server/modules/authority/index.ts';
import type { Person } from '#server/modules/identity/index.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Reservation } from './store/reservations.ts';

/** Anybody may book with any address: only who has proved to read it sees what was booked with it. */
export function seesOwnBookings({ isVerified }: Pick<Person, 'isVerified'>): boolean {
  return isVerified;
}

/** Whether the person sees this booking, and may cancel or move it: it is their own. */
export function ownsReservation(
  person: Pick<Person, 'id' | 'isVerified'>,
  { personId }: Pick<Reservation, 'personId'>,
): boolean {
  return seesOwnBookings(person) && personId === person.id;
}

/**
 * Whether somebody who sees a booking sees how its customer is reached, in lists, searches and details alike. An owner may hide it from
 * collaborators: once there is a switch for it, it is read here.
 */
export async function seesContacts(_work: Work, _viewer: Viewer): Promise<boolean> {
  return true;
}
