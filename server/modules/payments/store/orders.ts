import { sql } from 'kysely';
import type { OrderPaymentState, PaymentMethod, SalesChannel } from '#contracts/statuses.ts';
import type { Work } from '#server/kernel/work.ts';
import { paymentTables } from './tables.ts';

export type OrderSubject =
  | 'reservation'
  | 'subscription'
  | 'product'
  | 'membership'
  | 'bundle'
  | 'package'
  | 'freeAmount'
  | 'walletTopUp';

/** How it was agreed to be paid: by card now, or where it takes place. */
export type PaymentMode = 'online' | 'onSite';

/** What an order remembers of the thing ordered, so that payments never reads it again. */
export interface OrderSnapshot {
  name: string;
  resourceName: string | null;
  groupName: string | null;
  color: string | null;
  startsAt: Date | null;
  endsAt: Date | null;
  durationMinutes: number | null;
}

export interface Order {
  providerId: number;
  id: number;
  /** Whose log-in sees it: who ordered; null: nobody's. */
  personId: number | null;
  /** For whom; null: a sale at the desk to somebody who was not named. */
  customerId: number | null;
  subject: OrderSubject;
  /** Of a free amount the order itself. */
  subjectId: number;
  paymentState: OrderPaymentState;
  priceCents: number;
  discountCents: number;
  /** The promo code that was used, and the part of the discount that it gave. */
  promoCode: string | null;
  promoDiscountCents: number;
  totalCents: number;
  /** Of its lines: what is no longer asked for. */
  creditedCents: number;
  /** By the ledger: what came in less what went back. */
  paidCents: number;
  /** What Radura took of all its payments. */
  platformFeeCents: number;
  /** Radura's share of every payment of this order, as agreed when it was opened; in hundredths of a percent. */
  platformFeeBasisPoints: number;
  paymentMode: PaymentMode;
  currency: string;
  channel: SalesChannel;
  paymentMethod: PaymentMethod | null;
  snapshot: OrderSnapshot;
  /** From this instant on no payment may be started; null: no limit. */
  payableUntil: Date | null;
  createdAt: Date;
}

export type OrderRow = Omit<
  Order,
  | 'totalCents'
  | 'creditedCents'
  | 'paidCents'
  | 'platformFeeCents'
  | 'currency'
  | 'paymentMethod'
  | 'createdAt'
> & { lineCount: number };

/** What `asOrder` reads. */
export const ORDER_COLUMNS = [
  'provider_id',
  'id',
  'person_id',
  'customer_id',
  'subject',
  'subject_id',
  'payment_state',
  'price_cents',
  'discount_cents',
  'promo_code',
  'promo_discount_cents',
  'total_cents',
  'credited_cents',
  'paid_cents',
  'platform_fee_cents',
  'platform_fee_basis_points',
  'payment_mode',
  'currency',
  'channel',
  'payment_method',
  'name',
  'resource_name',
  'group_name',
  'color',
  'starts_at',
  'ends_at',
  'duration_minutes',
  'payable_until',
  'created_at',
] as const;

/** For the query in which a module above prepares what it orders: the id the order will carry. */
export const nextOrderId = sql<number>`nextval('orders_id_seq')`;

/** @throws the database's error, at the latest at the commit, when the subject already has an order */
export async function insertOrder(work: Work, order: OrderRow): Promise<void> {
  const { snapshot } = order;
  await work.queueWrite(
    paymentTables(work).insertInto('orders').values({
      provider_id: order.providerId,
      id: order.id,
      person_id: order.personId,
      customer_id: order.customerId,
      subject: order.subject,
      subject_id: order.subjectId,
      payment_state: order.paymentState,
      price_cents: order.priceCents,
      discount_cents: order.discountCents,
      promo_code: order.promoCode,
      promo_discount_cents: order.promoDiscountCents,
      line_count: order.lineCount,
      payment_mode: order.paymentMode,
      platform_fee_basis_points: order.platformFeeBasisPoints,
      channel: order.channel,
      name: snapshot.name,
      resource_name: snapshot.resourceName,
      group_name: snapshot.groupName,
      color: snapshot.color,
      starts_at: snapshot.startsAt,
      ends_at: snapshot.endsAt,
      duration_minutes: snapshot.durationMinutes,
      payable_until: order.payableUntil,
      created_at: work.now(),
    }),
  );
}

/** An order as it is now; `forChange` makes everybody else who would move its money wait until commit. */
export async function findOrder(
  work: Work,
  providerId: number,
  id: number,
  options: { forChange?: boolean } = {},
): Promise<Order | null> {
  const query = paymentTables(work)
    .selectFrom('orders')
    .select(ORDER_COLUMNS)
    .where('provider_id', '=', providerId)
    .where('id', '=', id);
  const row = await (options.forChange ? query.forUpdate() : query).executeTakeFirst();
  return row ? asOrder(row) : null;
}

/** Some orders by id; unknown ones are left out. */
export async function findOrders(
  work: Work,
  keys: readonly { providerId: number; id: number }[],
): Promise<Map<number, Order>> {
  if (keys.length === 0) return new Map();
  const rows = await paymentTables(work)
    .selectFrom('orders')
    .select(ORDER_COLUMNS)
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('provider_id', 'id'),
        'in',
        keys.map(({ providerId, id }) => tuple(providerId, id)),
      ),
    )
    .execute();
  return new Map(rows.map((row) => [row.id, asOrder(row)]));
}

/** Resolves calls that carry only an order's id (docs/decisions/0001). */
export async function providerOfOrder(work: Work, orderId: number): Promise<number | null> {
  const row = await paymentTables(work)
    .selectFrom('orders')
    .select('provider_id')
    .where('id', '=', orderId)
    .executeTakeFirst();
  return row?.provider_id ?? null;
}

/** Resolves calls that carry only the id of what was ordered (docs/decisions/0001). */
export async function findOrderOfSubject(
  work: Work,
  subject: OrderSubject,
  subjectId: number,
): Promise<Order | null> {
  const row = await paymentTables(work)
    .selectFrom('orders')
    .select(ORDER_COLUMNS)
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .executeTakeFirst();
  return row ? asOrder(row) : null;
}

/** A row of `ORDER_COLUMNS`. */
export interface StoredOrder {
  provider_id: number;
  id: number;
  person_id: number | null;
  customer_id: number | null;
  subject: OrderSubject;
  subject_id: number;
  payment_state: OrderPaymentState;
  price_cents: number;
  discount_cents: number;
  promo_code: string | null;
  promo_discount_cents: number;
  total_cents: number;
  credited_cents: number;
  paid_cents: number;
  platform_fee_cents: number;
  platform_fee_basis_points: number;
  payment_mode: PaymentMode;
  currency: string;
  channel: SalesChannel;
  payment_method: PaymentMethod | null;
  name: string;
  resource_name: string | null;
  group_name: string | null;
  color: string | null;
  starts_at: Date | null;
  ends_at: Date | null;
  duration_minutes: number | null;
  payable_until: Date | null;
  created_at: Date;
}

export function asOrder(row: StoredOrder): Order {
  return {
    providerId: row.provider_id,
    id: row.id,
    personId: row.person_id,
    customerId: row.customer_id,
    subject: row.subject,
    subjectId: row.subject_id,
    paymentState: row.payment_state,
    priceCents: row.price_cents,
    discountCents: row.discount_cents,
    promoCode: row.promo_code,
    promoDiscountCents: row.promo_discount_cents,
    totalCents: row.total_cents,
    creditedCents: row.credited_cents,
    paidCents: row.paid_cents,
    platformFeeCents: row.platform_fee_cents,
    platformFeeBasisPoints: row.platform_fee_basis_points,
    paymentMode: row.payment_mode,
    currency: row.currency,
    channel: row.channel,
    paymentMethod: row.payment_method,
    snapshot: {
      name: row.name,
      resourceName: row.resource_name,
      groupName: row.group_name,
      color: row.color,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      durationMinutes: row.duration_minutes,
    },
    payableUntil: row.payable_until,
    createdAt: row.created_at,
  };
}
