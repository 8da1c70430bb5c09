import {
  isAllGivenBack,
  owedCents,
  refundOrder,
  returnToWallet,
  settleOpenPayments,
  stopCardPayment,
} from '#server/modules/payments/index.ts';
import { isFreeAt } from '#server/modules/selling/index.ts';
import { onceForKey } from '#server/kernel/idempotency.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { holdsPlace } from '../rules/reservation-status.ts';
import type { Reservation } from '../store/reservations.ts';
import { endReservation } from './end-reservation.ts';
import { requireOwner } from './require-owner.ts';
import { reservationDetails } from './reservation-details.ts';

interface Cancelling {
  providerId: number;
  reservationId: number;
  actor: string;
  /** Whose own it must be; null, or left out: the caller has seen another right to it, such as a mailed link. */
  ownerId?: number | null;
  idempotencyKey?: string | null;
}

/**
 * A customer cancels: in time with all money back, later without (specification sections 3 and 9), also of what is paid and
 * we have not heard of yet. Twice has one effect, and with one key one answer.
 * @throws Refusal notFound, also when it is not the named owner's; alreadyCanceled; invalidPastDate once it has begun
 */
export async function cancelReservation(
  work: Work,
  deps: Deps,
  cancelling: Cancelling,
): Promise<{ refundCents: number }> {
  const { providerId, reservationId, actor, ownerId = null, idempotencyKey: key = null } = cancelling;
  const of = { providerId, reservationId };
  // Nobody else makes us ask the processor, or hears a repeated answer; the same is asked again under the lock.
  await hearOfMoney(work, deps, await requireOwner(work, ownerId, of));
  // As with moving: every booking has keys of its own.
  const command = {
    operation: 'cancelReservation',
    actor: `${actor}:${providerId}/${reservationId}`,
    origin: null,
    key,
    body: of,
  };
  const { refundCents, unpaidOrderId } = await work.transaction((tx) =>
    onceForKey(tx, command, () => cancelOnce(tx, cancelling)),
  );
  // A payment page that is still open must not take money for what is off.
  if (unpaidOrderId !== null) await stopCardPayment(work, deps, { providerId, orderId: unpaidOrderId });
  return { refundCents };
}

async function cancelOnce(
  work: Work,
  cancelling: Cancelling,
): Promise<{ refundCents: number; unpaidOrderId: number | null }> {
  const { providerId, reservationId, actor, ownerId = null } = cancelling;
  const reservation = await requireOwner(work, ownerId, cancelling, { forChange: true });
  if (!holdsPlace(reservation.status)) throw new Refusal('alreadyCanceled');
  const { cancellation, order } = await reservationDetails(work, providerId, reservationId);
  const { isPossible, refundCents } = cancellation;
  if (!isPossible) throw new Refusal('invalidPastDate');
  if (refundCents > 0)
    await refundOrder(work, { providerId, orderId: order.id, reason: 'cancelledInTime', actor });
  else if (isFreeAt(work.now(), reservation))
    await returnToWallet(work, { providerId, orderId: order.id, actor });
  await endReservation(work, reservation, {
    reason: 'byCustomer',
    refundCents,
    isPaidBack: await isAllGivenBack(work, { providerId, orderId: order.id }),
    actor,
  });
  return { refundCents, unpaidOrderId: owedCents(order) > 0 ? order.id : null };
}

/** Who has just paid cancels a paid booking, with what its terms say of that. */
async function hearOfMoney(
  work: Work,
  deps: Deps,
  { providerId, status, orderId, startsAt }: Reservation,
): Promise<void> {
  // Nobody asks again and again about what cannot be cancelled.
  if (status !== 'RSD' || orderId === null || startsAt <= work.now()) return;
  await settleOpenPayments(work, deps, { providerId, orderId });
}
