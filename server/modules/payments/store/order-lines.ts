import { sql } from 'kysely';
import type { VatTreatment } from '#contracts/vat.ts';
import type { AgreedVat } from '#server/modules/taxes/index.ts';
import type { Work } from '#server/kernel/work.ts';
import type { OrderSubject } from './orders.ts';
import { paymentTables } from './tables.ts';

/** What a line is for; a free amount is for nothing that has an id. */
export type LineSubject = OrderSubject | 'session';

/** One thing of an order and what is asked for it, in cents. */
export interface NewOrderLine {
  subject: LineSubject;
  /** null for a free amount alone. */
  subjectId: number | null;
  name: string;
  /** Before any discount. */
  priceCents: number;
  /** For paying online. */
  onlineDiscountCents?: number;
  /** By a coupon or promo code. */
  promoDiscountCents?: number;
  /** Credit that was a gift: spent as a discount, never revenue. */
  giftCents?: number;
  /** As agreed. */
  vat: AgreedVat;
}

/** A line as it stands. */
export interface OrderLine {
  position: number;
  subjectId: number | null;
  vatTreatment: VatTreatment;
  vatRateBasisPoints: number;
  totalCents: number;
  creditedCents: number;
}

export const discountOf = (line: NewOrderLine): number =>
  (line.onlineDiscountCents ?? 0) + (line.promoDiscountCents ?? 0) + (line.giftCents ?? 0);

/** Leaves the lines of a new order to be written with it. */
export async function insertOrderLines(
  work: Work,
  { providerId, orderId }: { providerId: number; orderId: number },
  lines: readonly NewOrderLine[],
): Promise<void> {
  await work.queueWrite(
    paymentTables(work)
      .insertInto('order_lines')
      .values(
        lines.map((line, index) => ({
          provider_id: providerId,
          order_id: orderId,
          position: index + 1,
          subject: line.subject,
          subject_id: line.subjectId,
          name: line.name,
          price_cents: line.priceCents,
          online_discount_cents: line.onlineDiscountCents ?? 0,
          promo_discount_cents: line.promoDiscountCents ?? 0,
          gift_cents: line.giftCents ?? 0,
          vat_treatment: line.vat.treatment,
          vat_rate_basis_points: line.vat.rateBasisPoints,
          vat_nature: line.vat.nature,
        })),
      ),
  );
}

/** The lines of an order, in their order. Read them under the order's lock before deciding anything. */
export async function linesOfOrder(work: Work, providerId: number, orderId: number): Promise<OrderLine[]> {
  return paymentTables(work)
    .selectFrom('order_lines')
    .select([
      'position',
      'subject_id as subjectId',
      'vat_treatment as vatTreatment',
      'vat_rate_basis_points as vatRateBasisPoints',
      'total_cents as totalCents',
      'credited_cents as creditedCents',
    ])
    .where('provider_id', '=', providerId)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
}

/** What of each line of an order was paid with given credit, in cents; those of nothing are left out. */
export async function giftsOfLines(
  work: Work,
  providerId: number,
  orderId: number,
): Promise<{ position: number; giftCents: number }[]> {
  return paymentTables(work)
    .selectFrom('order_lines')
    .select(['position', 'gift_cents as giftCents'])
    .where('provider_id', '=', providerId)
    .where('order_id', '=', orderId)
    .where('gift_cents', '>', 0)
    .execute();
}

/** Which money that goes back a credit belongs to; `waived`: none, what was never paid is no longer asked for. */
export type CreditSource = { refundId: number } | { tillPaymentId: number } | 'waived';

/** Credits lines, each by its part, at least one; the order's own sum follows. */
export async function insertLineCredits(
  work: Work,
  { providerId, orderId }: { providerId: number; orderId: number },
  source: CreditSource,
  credits: readonly { position: number; amountCents: number }[],
): Promise<void> {
  const refundId = source !== 'waived' && 'refundId' in source ? source.refundId : null;
  const tillPaymentId = source !== 'waived' && 'tillPaymentId' in source ? source.tillPaymentId : null;
  await sql`
    with given as (
      insert into line_credits (provider_id, order_id, position, amount_cents, refund_id, till_payment_id, created_at)
        select ${providerId}, ${orderId}, position, cents, ${refundId}, ${tillPaymentId}, ${work.now()}
        from unnest(${credits.map(({ position }) => position)}::smallint[], ${credits.map(({ amountCents }) => amountCents)}::integer[])
          as wanted (position, cents)
        returning position, amount_cents),
    lines as (
      update order_lines set credited_cents = credited_cents + given.amount_cents from given
        where provider_id = ${providerId} and order_id = ${orderId} and order_lines.position = given.position)
    update orders set credited_cents = credited_cents + (select sum(amount_cents) from given)
      where provider_id = ${providerId} and id = ${orderId}`.execute(work.db);
}

/** What of an order's lines was credited without money: nobody had paid it, in cents. */
export async function waivedOfOrder(work: Work, providerId: number, orderId: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(amount_cents), 0)::int as cents from line_credits
      where provider_id = ${providerId} and order_id = ${orderId} and refund_id is null and till_payment_id is null`.execute(
    work.db,
  );
  return rows[0]?.cents ?? 0;
}
