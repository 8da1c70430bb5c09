/**
 * The key of one attempt to ask an order's money, derived from order, action and attempt. The order's instant keeps keys
 * apart when an installation with the same processor account begins anew and counts its orders from one again.
 */
export function paymentKey(order: { id: number; createdAt: Date }, attempt: number): string {
  return `order-${order.id}-${order.createdAt.getTime().toString(36)}-pay-${attempt}`;
}

/** The key of one attempt to give money of a payment back. */
export function refundKey(
  payment: { idempotencyKey: string },
  refundNumber: number,
  attempt: number,
): string {
  return `${payment.idempotencyKey}-refund-${refundNumber}-${attempt}`;
}

/** The key of one attempt to open a provider's account; its instant keeps keys apart as that of an order does. */
export function accountKey(account: {
  providerId: number;
  id: number;
  createdAt: Date;
  openingAttempt: number;
}): string {
  const { providerId, id, createdAt, openingAttempt } = account;
  return `account-${providerId}-${id}-${createdAt.getTime().toString(36)}-${openingAttempt}`;
}

/** The processor keeps answers for 24 hours: after this a key may no longer mean what it meant. */
export function isKeyStillKnown(storedAt: Date, now: Date): boolean {
  return now.getTime() - storedAt.getTime() < 23 * 3_600_000;
}
