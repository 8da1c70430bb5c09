import type { RefundProgress } from '#contracts/statuses.ts';

/** Somebody's own booking; times are ISO with offset. */
export type ReservationSeen = {
  id: number;
  providerId: number;
  providerName: string;
  /** What it writes in. */
  provider: { language: string } | null;
  providerAddress: string | null;
  providerPhone: string | null;
  providerEmail: string | null;
  timeZone: string;
  offerId: number;
  offerName: string;
  serviceName: string | null;
  resourceId: number;
  resourceName: string | null;
  startsAt: string;
  endsAt: string;
  /** P waits for the mailed link, RSD for the payment, A stands, C is off, R is off and paid back. */
  status: string;
  cancelReason: string | null;
  amountCents: number;
  paymentState: string;
  /** Where the money is that goes back; `failed`: it should have, and has not. */
  refundState: RefundProgress;
  canCancel: boolean;
  /** For as long as cancelling is free. */
  canMove: boolean;
  /** With whom it can be moved. */
  people: readonly { id: number; name: string }[];
  refundCentsIfCancelledNow: number;
  freeCancellationUntil: string;
  /** As it read when it was booked, in the language of then. */
  termsText: { language: string; sections: readonly { title: string; text: string }[] };
  expiresAt: string | null;
  /** Null where it is shown to whoever may only look. */
  manageCode: string | null;
};

/** What a query asks of a `ReservationView`. */
export const RESERVATION_FIELDS = `{
  id providerId providerName providerAddress providerPhone providerEmail timeZone offerId offerName serviceName
  resourceId resourceName startsAt endsAt status cancelReason amountCents paymentState refundState canCancel canMove
  provider { language } people { id name } refundCentsIfCancelledNow freeCancellationUntil expiresAt manageCode
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
