import type { ReservationSeen } from '#web/generated/operations.ts';

export type { ReservationSeen };

/** Somebody's own booking; times are ISO with offset. */
export const RESERVATION_SEEN = `fragment ReservationSeen on ReservationView {
  id providerId providerName providerAddress providerPhone providerEmail timeZone offerId offerName serviceName
  resourceId resourceName startsAt endsAt status cancelReason amountCents paymentState refundState isMovedByUs canCancel canMove
  provider { language cancellationPolicy } people { id name } refundCentsIfCancelledNow
  money { dueCents paidCents paidAtCenterCents paidByWalletCents giftCents backByCardCents backAtCenterCents backToWalletCents
    centerReturnsCents walletReturnsCents centerKeepsCents } freeCancellationUntil freeCancellationHours expiresAt manageCode
  termsText { language sections { title text } }
}`;

export type ReservationState =
  | 'waiting'
  | 'unpaid'
  | 'confirmed'
  | 'past'
  | 'cancelled'
  | 'refundOnItsWay'
  | 'refunded'
  | 'refundFailed';

/** One word for where a booking stands. */
export function stateOf({
  status,
  canCancel,
  refundState,
}: Pick<ReservationSeen, 'status' | 'canCancel' | 'refundState'>): ReservationState {
  if (status === 'C' || status === 'R') {
    if (refundState === 'failed') return 'refundFailed';
    if (refundState === 'onItsWay') return 'refundOnItsWay';
    return status === 'R' ? 'refunded' : 'cancelled';
  }
  if (status === 'P') return 'waiting';
  if (status === 'RSD') return 'unpaid';
  return canCancel ? 'confirmed' : 'past';
}
