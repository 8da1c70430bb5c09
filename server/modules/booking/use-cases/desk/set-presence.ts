import { epochMinutesOf, localDateOf, zoneOf } from '#contracts/time.ts';
import type { Presence } from '#contracts/validation/desk.ts';
import { PresenceSet } from '#contracts/validation/desk.ts';
import { providerCommand } from '#server/modules/authority/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { markPresence } from '../../store/changed-reservations.ts';
import type { Reservation } from '../../store/reservations.ts';
import { lockOwnBooking } from './own-bookings.ts';
import type { Asking } from './update-reservation.ts';

/** Whether the time has come to say of a booking that its customer came, on its day, or did not, after its start. */
export function isPresenceSaid(
  now: Date,
  { startsAt, timeZone }: Pick<Reservation, 'startsAt' | 'timeZone'>,
  presence: Presence | null,
): boolean {
  if (presence === 'noShow') return now >= startsAt;
  const dayOf = (moment: Date) => localDateOf(zoneOf(timeZone), epochMinutesOf(moment));
  return dayOf(now) >= dayOf(startsAt);
}

/**
 * Says whether who booked came, or takes that back (null); of a standing booking on its day, and that they did not after its start. What is said already changes nothing.
 * @throws Refusal as `providerCommand`; notFound, also for a booking that is not a collaborator's own; alreadyCanceled; cannotUpdate
 *   for what does not stand yet, or is still to come
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
      const { status, presence: before } = reservation;
      if (status === 'C' || status === 'R') throw new Refusal('alreadyCanceled');
      if (before === presence) return { answer: { id }, changes: [] };
      if (status !== 'A' || !isPresenceSaid(tx.now(), reservation, presence))
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
