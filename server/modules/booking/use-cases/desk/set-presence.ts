import { PresenceSet } from '#contracts/validation/desk.ts';
import { providerCommand } from '#server/modules/authority/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { markPresence } from '../../store/changed-reservations.ts';
import { lockOwnBooking } from './own-bookings.ts';
import type { Asking } from './update-reservation.ts';

/** From so long before the start on it is said who came. */
const BEFORE_START_MS = 86_400_000;

/**
 * Says whether who booked came, or takes that back (null); of a standing booking from a day before its start on. What is said already changes nothing.
 * @throws Refusal as `providerCommand`; notFound, also for a booking that is not a collaborator's own; alreadyCanceled; cannotUpdate
 *   for what does not stand yet or begins later
 */
export async function setReservationPresence(
  asking: Asking,
  { providerId, id }: { providerId: number; id: number },
  input: unknown,
): Promise<{ id: number }> {
  return providerCommand(asking, {
    operation: 'setReservationPresence',
    action: 'changeReservations',
    providerId,
    of: { id },
    schema: PresenceSet,
    input,
    async run(tx, { presence }, viewer) {
      const reservation = await lockOwnBooking(tx, viewer, id);
      const { status, startsAt, presence: before } = reservation;
      if (status === 'C' || status === 'R') throw new Refusal('alreadyCanceled');
      if (before === presence) return { answer: { id }, changes: [] };
      if (status !== 'A' || tx.now().getTime() < startsAt.getTime() - BEFORE_START_MS)
        throw new Refusal('cannotUpdate');
      await markPresence(tx, reservation, { presence, personId: viewer.personId });
      const change = {
        subject: 'reservation',
        subjectId: id,
        before: { presence: before },
        after: { presence },
      };
      return { answer: { id }, changes: [change] };
    },
  });
}
