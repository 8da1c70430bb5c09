import { epochMinutesOf } from '#contracts/time.ts';
import { Activating } from '#contracts/validation/desk.ts';
import { holdTimeAgain } from '#server/modules/availability/index.ts';
import { expectMay, providerCommand } from '#server/modules/authority/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { reservationReactivated } from '../../facts.ts';
import { replaceThings } from '../../store/reservation-things.ts';
import type { Reservation } from '../../store/reservations.ts';
import { offerAsBooked, offerAtDesk } from '../offer-as-booked.ts';
import { isMoneyInTheWay, letStandAgain } from '../reactivate-reservation.ts';
import { isRecordable, lettersOf } from './letters.ts';
import { lockOwnBooking, versionOf } from './own-bookings.ts';
import type { Asking, SeenBooking } from './update-reservation.ts';
import { overruledIn } from './update-reservation.ts';

/** So long after the cancelling nobody asks again about rules that the booking had overruled before: longer than undoing is offered. */
const AS_IT_WAS_MS = 60_000;

/**
 * Makes a cancelled booking stand again at the desk, with what it keeps, if its place is still to be had. Before mails and money have left it undoes
 * the cancelling: none of them leaves then. One that was paid back does not come back, nor one that should have been paid online and never was.
 * @throws Refusal as `providerCommand`; notFound, also for a booking that is not a collaborator's own; changedMeanwhile;
 *   reservationInvalidReschedule for what cannot come back; invalidPastDate for what began longer than 31 days ago; the reason when the place is lost,
 *   rulesAgainst where only rules of the center are; alreadyBooked
 */
export async function activateReservation(
  asking: Asking,
  seen: SeenBooking,
  input: unknown,
): Promise<{ id: number }> {
  const { providerId, id } = seen;
  return providerCommand(asking, {
    operation: 'activateReservation',
    action: 'changeReservations',
    providerId,
    of: { id },
    schema: Activating,
    input,
    version: versionOf(seen),
    async run(tx, { tellsCustomer, overruling }, viewer) {
      const reservation = await lockOwnBooking(tx, viewer, id);
      if (overruling !== null) await expectMay(tx, asking.actor, providerId, 'overruleReservations');
      if (reservation.status === 'A') return { answer: { id }, changes: [] };
      if (reservation.status !== 'C' || (await isMoneyInTheWay(tx, reservation)))
        throw new Refusal('reservationInvalidReschedule');
      if (!isRecordable(tx, reservation.startsAt)) throw new Refusal('invalidPastDate');
      const { overruled } = await takePlaceAgain(tx, reservation, overruling);
      const { sequence } = await letStandAgain(tx, reservation);
      await tx.announce(
        reservationReactivated({
          providerId,
          reservationId: id,
          sequence,
          takesBack: { sequence: reservation.sequence },
          ...lettersOf(tx, { tellsCustomer, startsAt: [reservation.startsAt] }),
        }),
      );
      const { cancelReason, cancelWaiver } = reservation;
      const change = {
        subject: 'reservation',
        subjectId: id,
        before: { status: 'C', cancelReason, ...(cancelWaiver !== null && { waiver: cancelWaiver }) },
        after: { status: 'A', ...overruledIn(overruled, overruling) },
      };
      return { answer: { id }, changes: [change] };
    },
  });
}

async function takePlaceAgain(
  tx: Work,
  reservation: Reservation,
  overruling: { reason: string } | null,
): Promise<{ overruled: readonly string[] }> {
  const { id, resourceId, startsAt, cancelledAt } = reservation;
  const offer = await offerAtDesk(tx, reservation);
  const isUndone = cancelledAt !== null && tx.now().getTime() - cancelledAt.getTime() <= AS_IT_WAS_MS;
  const { things, overruled } = await holdTimeAgain(tx, {
    offer: await offerAsBooked(tx, offer, reservation),
    at: epochMinutesOf(startsAt),
    resourceId,
    holder: { kind: 'reservation', id },
    desk: { overruling: overruling ?? (isUndone ? { reason: 'undone' } : null), keepsStart: isUndone },
  });
  await replaceThings(tx, reservation, things);
  return { overruled };
}
