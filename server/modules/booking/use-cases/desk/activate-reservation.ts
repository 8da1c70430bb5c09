import { epochMinutesOf } from '#contracts/time.ts';
import { Activating } from '#contracts/validation/desk.ts';
import { holdTimeAgain } from '#server/modules/availability/index.ts';
import { expectMay, providerCommand } from '#server/modules/authority/index.ts';
import { keepPromoUse, setPayableUntil } from '#server/modules/payments/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { reservationReactivated } from '../../facts.ts';
import type { Waiting } from '../../rules/reservation-status.ts';
import { markReactivated, markWaitingAgain } from '../../store/changed-reservations.ts';
import { readThings, replaceThings, unitsOf } from '../../store/reservation-things.ts';
import type { Reservation } from '../../store/reservations.ts';
import { offerAsBooked, offerAtDesk } from '../offer-as-booked.ts';
import { inRoomsBefore } from './going-back.ts';
import { isRecordable, lettersOf } from './letters.ts';
import { lockOwnBooking, versionOf } from './own-bookings.ts';
import { isAsItWas, statusAgain } from './status-again.ts';
import type { Asking, SeenBooking } from './update-reservation.ts';
import { overruledIn } from './update-reservation.ts';

/**
 * Makes a cancelled booking stand again at the desk, with what it keeps, if its place is still to be had. Before mails and money have left it undoes
 * the cancelling: none of them leaves then. What waited for its link or its payment waits again, until when it would have. One that was paid back does not come back, nor one that should have been paid online and never was.
 * @throws Refusal as `providerCommand`; notFound, also for a booking that is not a collaborator's own; changedMeanwhile;
 *   reservationInvalidReschedule for what cannot come back; holdExpired for undoing once it would not wait any more; invalidPastDate for what began longer than 31 days ago; the reason when the place is lost,
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
      const status = await statusToBe(tx, reservation);
      if (!isRecordable(tx, reservation.startsAt)) throw new Refusal('invalidPastDate');
      const { overruled } = await takePlaceAgain(tx, reservation, { overruling, status });
      const { sequence } = await bringBack(tx, reservation, status);
      await tx.announce(
        reservationReactivated({
          providerId,
          reservationId: id,
          sequence,
          // What is paid and stands now was never said to stand: it is told whatever was undone.
          ...(status === (reservation.statusBefore ?? 'A') && {
            takesBack: { sequence: reservation.sequence },
          }),
          ...(status !== 'A' && { waits: status }),
          ...lettersOf(tx, { tellsCustomer, startsAt: [reservation.startsAt] }),
        }),
      );
      const { cancelReason, cancelWaiver } = reservation;
      const change = {
        subject: 'reservation',
        subjectId: id,
        before: { status: 'C', cancelReason, ...(cancelWaiver !== null && { waiver: cancelWaiver }) },
        after: { status, ...overruledIn(overruled, overruling) },
      };
      return { answer: { id }, changes: [change] };
    },
  });
}

/** @throws Refusal holdExpired for what waited for its link, and would not any more; reservationInvalidReschedule for all else that cannot come back */
async function statusToBe(work: Work, reservation: Reservation): Promise<Waiting | 'A'> {
  const status = await statusAgain(work, reservation);
  if (status !== null) return status;
  throw new Refusal(reservation.statusBefore === 'P' ? 'holdExpired' : 'reservationInvalidReschedule');
}

async function takePlaceAgain(
  tx: Work,
  reservation: Reservation,
  { overruling, status }: { overruling: { reason: string } | null; status: Waiting | 'A' },
): Promise<{ overruled: readonly string[] }> {
  const { id, resourceId, startsAt } = reservation;
  const offer = await offerAtDesk(tx, reservation);
  const isUndone = isAsItWas(tx, reservation);
  const kept = await readThings(tx, reservation);
  const booked = await offerAsBooked(tx, offer, reservation, kept);
  const { things, overruled } = await inRoomsBefore(booked, isUndone ? unitsOf(kept) : null, (there) =>
    holdTimeAgain(tx, {
      offer: there,
      at: epochMinutesOf(startsAt),
      resourceId,
      holder: { kind: 'reservation', id },
      expiresAt: status === 'A' ? null : reservation.expiresBefore,
      desk: { overruling: overruling ?? (isUndone ? { reason: 'undone' } : null), keepsStart: isUndone },
    }),
  );
  await replaceThings(tx, reservation, things);
  return { overruled };
}

/**
 * Gives a cancelled booking, whose time was taken again, the status it comes back with. What is paid at the center may be paid again: the cancelling has ended that.
 * @throws Refusal promoCodeUsedUp; the constraint that stands for alreadyBooked
 */
async function bringBack(
  tx: Work,
  { providerId, id, orderId, onlyBook, discountCents }: Reservation,
  status: Waiting | 'A',
): Promise<{ sequence: number }> {
  if (onlyBook && orderId !== null) await setPayableUntil(tx, { providerId, id: orderId }, null);
  if (orderId !== null && discountCents > 0)
    await keepPromoUse(tx, { providerId, orderId }, status === 'A' ? 'used' : 'reserved');
  return status === 'A' ? markReactivated(tx, providerId, id) : markWaitingAgain(tx, providerId, id);
}
