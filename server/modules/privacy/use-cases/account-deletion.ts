import type { Work } from '#server/kernel/work.ts';
import type { ReservationDetails } from '#server/modules/booking/index.ts';
import { bookingsToCome } from '#server/modules/booking/index.ts';
import { getCurrentUser } from '#server/modules/identity/index.ts';
import { getProviderContacts, ownedProviders } from '#server/modules/providers/index.ts';

/** What has to be done before an account can be deleted. */
export interface AccountDeletion {
  /** To be cancelled first: soonest first. */
  bookings: ReservationDetails[];
  /** To be handed over first. */
  providers: { id: number; name: string }[];
}

/** What stands in the way of deleting somebody's account, told before they try. */
export async function accountDeletion(work: Work, personId: number): Promise<AccountDeletion> {
  const bookings = await bookingsToCome(work, personId);
  return { bookings, providers: await providersRunBy(work, personId) };
}

/** Those somebody owns by name or by role: without them nobody could run these any more. */
async function providersRunBy(work: Work, personId: number): Promise<AccountDeletion['providers']> {
  const owned = await ownedProviders(work, personId);
  const { businesses } = await getCurrentUser(work, personId);
  const byRole = businesses.filter(
    ({ role, providerId }) => role === 'owner' && !owned.some(({ id }) => id === providerId),
  );
  const contacts = await getProviderContacts(
    work,
    byRole.map(({ providerId }) => providerId),
  );
  return [...owned, ...byRole.map(({ providerId: id }) => ({ id, name: contacts.get(id)?.name ?? '' }))];
}
