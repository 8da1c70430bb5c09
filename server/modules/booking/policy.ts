import type { Viewer } from '#server/modules/authority/index.ts';
import type { Person } from '#server/modules/identity/index.ts';
import { collaboratorRules } from '#server/modules/providers/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
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
 * Whether somebody who sees a booking sees how its customer is reached, in lists, searches and details alike: a collaborator only while the
 * owner lets them (docs/decisions/0064).
 */
export async function seesContacts(work: Work, { extent, providerId }: Viewer): Promise<boolean> {
  return extent === 'all' || (await collaboratorRules(work, providerId)).seesContacts;
}

/**
 * For every act on bookings: a collaborator acts on their own only while the owner lets them, and else sees them alone.
 * @throws Refusal NotAuthorizedException
 */
export async function expectActs(work: Work, { extent, providerId }: Viewer): Promise<void> {
  if (extent === 'all' || (await collaboratorRules(work, providerId)).actsOnOwn) return;
  throw new Refusal('NotAuthorizedException');
}
