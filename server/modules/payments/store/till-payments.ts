import { sql } from 'kysely';
import type { DeskMethod } from '#contracts/till.ts';
import type { Work } from '#server/kernel/work.ts';
import { paymentTables } from './tables.ts';

/** Money that changed hands without the card processor, for one order or several. */
export interface TillPayment {
  providerId: number;
  id: number;
  kind: 'taken' | 'returned';
  method: DeskMethod;
  /** In cents: of all its orders together. */
  amountCents: number;
  /** Who took or gave it. */
  takenBy: number | null;
  takenAt: Date;
  key: string;
  /** Of the documento commerciale, with the serial of the machine that printed it. */
  receiptNumber: string | null;
  rtSerial: string | null;
  note: string;
}

/** Which part of it is for which order, in cents. */
export interface TillAllocation {
  orderId: number;
  amountCents: number;
}

/**
 * Writes a till payment with what of it is for which order.
 * @throws Refusal idempotencyMismatch when its key was used a moment ago for other orders
 */
export async function insertTillPayment(
  work: Work,
  payment: Omit<TillPayment, 'id' | 'amountCents' | 'takenAt'>,
  allocations: readonly TillAllocation[],
): Promise<number> {
  const { providerId } = payment;
  const { id } = await paymentTables(work)
    .insertInto('till_payments')
    .values({
      provider_id: providerId,
      kind: payment.kind,
      method: payment.method,
      amount_cents: allocations.reduce((sum, { amountCents }) => sum + amountCents, 0),
      taken_by: payment.takenBy,
      taken_at: work.now(),
      key: payment.key,
      receipt_number: payment.receiptNumber,
      rt_serial: payment.rtSerial,
      note: payment.note,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await paymentTables(work)
    .insertInto('till_allocations')
    .values(
      allocations.map(({ orderId, amountCents }) => ({
        provider_id: providerId,
        till_payment_id: id,
        order_id: orderId,
        amount_cents: amountCents,
      })),
    )
    .execute();
  return id;
}

/** The till payment that a key was used for, with its orders by id; null: it is new. */
export async function findTillPaymentByKey(
  work: Work,
  providerId: number,
  key: string,
): Promise<(Pick<TillPayment, 'id' | 'kind' | 'method'> & { allocations: TillAllocation[] }) | null> {
  const rows = await paymentTables(work)
    .selectFrom('till_payments as t')
    .innerJoin('till_allocations as a', (join) =>
      join.onRef('a.provider_id', '=', 't.provider_id').onRef('a.till_payment_id', '=', 't.id'),
    )
    .select(['t.id', 't.kind', 't.method', 'a.order_id as orderId', 'a.amount_cents as amountCents'])
    .where('t.provider_id', '=', providerId)
    .where('t.key', '=', key)
    .orderBy('a.order_id')
    .execute();
  const [first] = rows;
  if (!first) return null;
  const { id, kind, method } = first;
  return {
    id,
    kind,
    method,
    allocations: rows.map(({ orderId, amountCents }) => ({ orderId, amountCents })),
  };
}

/** What was given back of an order at the till, in cents. */
export async function returnedAtTill(work: Work, providerId: number, orderId: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(a.amount_cents), 0) as cents from till_allocations a
    join till_payments t on t.provider_id = a.provider_id and t.id = a.till_payment_id
    where a.provider_id = ${providerId} and a.order_id = ${orderId} and t.kind = 'returned'`.execute(work.db);
  return rows[0]?.cents ?? 0;
}
