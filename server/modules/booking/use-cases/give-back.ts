import { UNDO_SECONDS } from '#contracts/soft-rules.ts';
import { isAllGivenBack, refundOrder } from '#server/modules/payments/index.ts';
import type { JobKind } from '#server/kernel/jobs.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Reservation } from '../store/reservations.ts';
import { findReservation } from '../store/reservations.ts';
import { markAsPaidBack } from './follow-money-back.ts';

const GIVE_BACK = 'booking.give-back';

/** Whether the desk may still undo that a booking was cancelled before anything of it is told or paid outside. */
export const isInUndoTime = (work: Work, { cancelledAt }: Pick<Reservation, 'cancelledAt'>): boolean =>
  cancelledAt !== null && work.now().getTime() < cancelledAt.getTime() + UNDO_SECONDS * 1000;

/** Gives the card money of a cancelled booking back, and says whether that was all, once the time in which that can be undone is over. */
export async function giveBackAfterUndo(
  work: Work,
  { providerId, id, sequence }: Reservation,
  actor: string,
): Promise<void> {
  await work.enqueue(
    GIVE_BACK,
    { providerId, reservationId: id, sequence, actor },
    { startAfterSeconds: UNDO_SECONDS },
  );
}

/** Gives the card money of a cancelled booking back and says whether that was all, unless the cancelling was undone meanwhile. */
export const giveBackJob: JobKind = {
  name: GIVE_BACK,
  async run(work, { providerId, reservationId, sequence, actor }) {
    await work.transaction(async (tx) => {
      const reservation = await findReservation(tx, Number(providerId), Number(reservationId), {
        forChange: true,
      });
      if (reservation?.status !== 'C' || reservation.sequence !== Number(sequence)) return;
      const { orderId, cancelReason } = reservation;
      if (orderId === null) return;
      const reason = cancelReason === 'byCustomer' ? 'cancelledInTime' : 'providerDecision';
      const of = { providerId: reservation.providerId, orderId };
      await refundOrder(tx, { ...of, reason, actor: String(actor) });
      if (await isAllGivenBack(tx, of)) await markAsPaidBack(tx, reservation, true, String(actor));
    });
  },
};
