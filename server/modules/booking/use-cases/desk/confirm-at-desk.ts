import { Confirming } from '#contracts/validation/desk.ts';
import { providerCommand } from '#server/modules/authority/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { nameOfActor } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Reservation } from '../../store/reservations.ts';
import { confirmReservation } from '../confirm-reservation.ts';
import { lettersOf } from './letters.ts';
import { lockOwnBooking, versionOf } from './own-bookings.ts';
import type { Asking, SeenBooking } from './update-reservation.ts';

/** Whether the desk may confirm a booking for its customer: it waits for the mailed link, and its time for that is not over. */
export const isConfirmable = (work: Work, { status, expiresAt }: Reservation): boolean =>
  status === 'P' && expiresAt !== null && expiresAt > work.now();

/**
 * Confirms at the desk, for its customer, a booking that waits for the mailed link, e.g. since they are on the phone and the mail did not come. The history says who;
 * what the customer may hold without paying is not asked. Confirmed already it stays so.
 * @throws Refusal as `providerCommand`; notFound, also for a booking that is not a collaborator's own; changedMeanwhile; holdExpired once its time is over;
 *   alreadyCanceled; reservationInvalidReschedule for what waits for its payment; the reason where its place is lost
 */
export async function confirmAtDesk(
  asking: Asking,
  seen: SeenBooking,
  input: unknown,
): Promise<{ id: number }> {
  const { providerId, id } = seen;
  return providerCommand(asking, {
    operation: 'confirmReservation',
    action: 'changeReservations',
    providerId,
    of: { id },
    schema: Confirming,
    input,
    version: versionOf(seen),
    async run(tx, { tellsCustomer }, viewer) {
      const reservation = await lockOwnBooking(tx, viewer, id);
      // Confirming writes its own line of the history.
      const done = { answer: { id }, changes: [] };
      if (reservation.status === 'A') return done;
      if (reservation.status === 'RSD') throw new Refusal('reservationInvalidReschedule');
      if (!isConfirmable(tx, reservation))
        throw new Refusal(isTimeOver(reservation) ? 'holdExpired' : 'alreadyCanceled');
      await confirmReservation(tx, reservation, {
        actor: nameOfActor(asking.actor),
        isPaid: reservation.onlyBook,
        // What a collaborator does alone lends them no right.
        isVouched: viewer.extent === 'all',
        letters: lettersOf(tx, { tellsCustomer, startsAt: [reservation.startsAt] }),
      });
      return done;
    },
  });
}

const isTimeOver = ({ status, cancelReason }: Reservation): boolean =>
  status === 'P' || cancelReason === 'expired';
