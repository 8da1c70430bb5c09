import type { DeskMethod } from '#contracts/till.ts';
import { audit } from '#server/kernel/audit.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { sumOf } from '#contracts/sum-of.ts';
import type { Order } from '../store/orders.ts';
import { findOrder } from '../store/orders.ts';
import type { TillAllocation, TillPayment } from '../store/till-payments.ts';
import { findTillPaymentByKey, insertTillPayment } from '../store/till-payments.ts';

/** Money that changes hands at the till, in cents; at least one order, each once. */
export interface TillPaymentWanted {
  providerId: number;
  method: DeskMethod;
  orders: readonly TillAllocation[];
  /** The person of the staff who takes or gives it; null: credit that follows something else. */
  takenBy: number | null;
  /** As in the audit log. */
  actor: string;
  /** Made when the form was opened: sent twice, it is one payment. */
  key: string;
  receiptNumber?: string | null;
  rtSerial?: string | null;
  note?: string;
}

export interface TillPaymentDone {
  tillPaymentId: number;
  /** false: it had been made with this key before. */
  isNew: boolean;
}

/**
 * What taking and giving back share: the orders' locks, in one order for everybody, the key looked up under them, the rows, the history.
 * @param run checks and books one order, its row locked and the till payment written
 * @throws Refusal notFound for an order that the provider has not; invalidInput without orders or key, for an order twice or an amount
 *   of nothing; idempotencyMismatch when the key was used for something else; whatever `run` refuses
 */
export async function makeTillPayment(
  work: Work,
  kind: TillPayment['kind'],
  wanted: TillPaymentWanted,
  run: (tx: Work, order: Order, part: { tillPaymentId: number; amountCents: number }) => Promise<void>,
): Promise<TillPaymentDone> {
  const allocations = wanted.orders.toSorted((a, b) => a.orderId - b.orderId);
  refuseImpossible(wanted, allocations);
  const { providerId, method, key, takenBy, actor } = wanted;
  return work.transaction(async (tx) => {
    const orders: Order[] = [];
    for (const { orderId } of allocations) {
      const order = await findOrder(tx, providerId, orderId, { forChange: true });
      if (!order) throw new Refusal('notFound');
      orders.push(order);
    }
    const earlier = await findTillPaymentByKey(tx, providerId, key);
    if (earlier) {
      if (!isSame(earlier, { kind, method, allocations })) throw new Refusal('idempotencyMismatch');
      return { tillPaymentId: earlier.id, isNew: false };
    }
    const { receiptNumber = null, rtSerial = null, note = '' } = wanted;
    const payment = { providerId, kind, method, takenBy, key, receiptNumber, rtSerial, note };
    const tillPaymentId = await insertTillPayment(tx, payment, allocations);
    for (const [index, order] of orders.entries()) {
      const amountCents = allocations[index]?.amountCents ?? 0;
      await run(tx, order, { tillPaymentId, amountCents });
      await audit(tx, {
        providerId,
        actor,
        action: kind === 'taken' ? 'takeTillPayment' : 'returnTillPayment',
        subject: 'order',
        subjectId: order.id,
        before: { paymentState: order.paymentState, paidCents: order.paidCents },
        after: { tillPaymentId, method, amountCents },
      });
    }
    return { tillPaymentId, isNew: true };
  });
}

function refuseImpossible({ key }: TillPaymentWanted, allocations: readonly TillAllocation[]): void {
  if (key.length === 0 || key.length > 255)
    throw new Refusal('invalidInput', { affected: ['Idempotency-Key'] });
  const ids = new Set(allocations.map(({ orderId }) => orderId));
  if (ids.size === 0 || ids.size < allocations.length)
    throw new Refusal('invalidInput', { affected: ['orders'] });
  const amounts = allocations.map(({ amountCents }) => amountCents);
  if (amounts.some((cents) => !Number.isSafeInteger(cents) || cents <= 0) || sumOf(amounts) > 2 ** 31 - 1)
    throw new Refusal('invalidInput', { affected: ['amount'] });
}

type Known = Pick<TillPayment, 'kind' | 'method'> & { allocations: readonly TillAllocation[] };

function isSame(earlier: Known, wanted: Known): boolean {
  const [before, now] = [earlier, wanted].map(({ kind, method, allocations }) =>
    JSON.stringify([kind, method, allocations.map(({ orderId, amountCents }) => [orderId, amountCents])]),
  );
  return before === now;
}
