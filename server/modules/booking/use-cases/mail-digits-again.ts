import { startVisitorCode, visitorToMailAgain } from '#server/modules/identity/index.ts';
import type { RepeatableCommand } from '#server/kernel/idempotency.ts';
import { runIdempotent } from '#server/kernel/idempotency.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { reservationCodeRequested } from '../facts.ts';
import { findReservation } from '../store/reservations.ts';

/**
 * Mails a guest other digits for the booking that waits for them, which the page then takes instead of the former ones. The place is
 * kept no longer for it. Once for each key.
 * @param session of the digits mailed before
 * @returns the new step's id
 * @throws Refusal invalidOrExpiredCode; tooManyRequests; alreadyBooked when it is confirmed; alreadyCanceled or holdExpired when it is off
 */
export async function mailDigitsAgain(
  work: Work,
  deps: Pick<Deps, 'secrets'>,
  command: RepeatableCommand,
  session: string,
): Promise<{ codeId: number }> {
  const { personId, providerId, reservationId } = await visitorToMailAgain(work, deps, session);
  return work.transaction(async (tx) => {
    const { answer } = await runIdempotent(tx, command, async () => {
      const reservation = await findReservation(tx, providerId, reservationId, { forChange: true });
      if (!reservation) throw new Refusal('invalidOrExpiredCode', { affected: ['code'] });
      if (reservation.status === 'A') throw new Refusal('alreadyBooked');
      const isExpired = reservation.cancelReason === 'expired';
      if (reservation.status !== 'P') throw new Refusal(isExpired ? 'holdExpired' : 'alreadyCanceled');
      if (reservation.expiresAt && reservation.expiresAt <= tx.now()) throw new Refusal('holdExpired');
      const codeId = await startVisitorCode(tx, personId, { providerId, reservationId });
      await tx.announce(reservationCodeRequested({ providerId, reservationId, codeId }));
      return { codeId };
    });
    return answer;
  });
}
