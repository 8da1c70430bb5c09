import { sql } from 'kysely';
import type { ChosenVatTreatment, VatTreatment } from '#contracts/vat.ts';
import { customerById, namedCustomers } from '#server/modules/customers/index.ts';
import { vatTreatmentOf } from '#server/modules/providers/index.ts';
import type { AgreedVat } from '#server/modules/taxes/index.ts';
import { agreedVatAsJson } from '#server/modules/taxes/index.ts';
import type { Work } from '#server/kernel/work.ts';
import { nextOrderId } from './orders.ts';

/** What a sale at the desk is agreed on: how it is taxed, to whom, under which number. */
export interface SaleTerms {
  orderId: number;
  vat: AgreedVat;
  /** Who was asked for, or the one they were merged into; null: nobody was, or there is none such. */
  customer: { id: number; personId: number | null } | null;
}

/** How something is taxed that is sold now, to whom, and the id its order will carry. */
export async function readSaleTerms(
  work: Work,
  {
    providerId,
    vatTreatment,
    customerId,
  }: { providerId: number; vatTreatment: ChosenVatTreatment | null; customerId: number | null },
): Promise<SaleTerms> {
  const provider = sql`${providerId}::bigint`;
  const vat = agreedVatAsJson(vatTreatmentOf(provider, sql`${vatTreatment}::text`), work.now());
  const { rows } = await sql<SaleTerms>`
    with ${customerById(providerId, customerId ?? 0)}
    select ${nextOrderId} as "orderId", ${vat} as vat,
      (select json_build_object('id', customer.id, 'personId', person.id) from customer, person) as customer`.execute(
    work.db,
  );
  const [terms] = rows;
  if (!terms) throw new Error('The terms of a sale were not read');
  return terms;
}

/** A sale at the desk as it is shown, without its money. */
export interface StoredDeskSale {
  orderId: number;
  subject: 'freeAmount' | 'walletTopUp';
  name: string;
  soldAt: Date;
  customerId: number | null;
  /** Empty where nobody was named. */
  customer: string;
  vatTreatment: VatTreatment;
  vatRateBasisPoints: number;
}

/** One sale at the desk, or a top-up of a wallet; null where the provider has none such. */
export async function readDeskSale(
  work: Work,
  { providerId, orderId }: { providerId: number; orderId: number },
): Promise<StoredDeskSale | null> {
  const { rows } = await sql<StoredDeskSale>`
    select o.id as "orderId", o.subject, o.name, o.created_at as "soldAt", o.customer_id as "customerId",
      coalesce(c.shown_name, '') as customer, l.vat_treatment as "vatTreatment", l.vat_rate_basis_points as "vatRateBasisPoints"
    from orders o
    join order_lines l on l.provider_id = o.provider_id and l.order_id = o.id and l.position = 1
    left join ${namedCustomers} c on c.provider_id = o.provider_id and c.id = o.customer_id
    where o.provider_id = ${providerId} and o.id = ${orderId} and o.subject in ('freeAmount', 'walletTopUp')`.execute(
    work.db,
  );
  return rows[0] ?? null;
}

/** What a customer bought at the desk, in cents. */
export interface SaleOfCustomer {
  orderId: number;
  name: string;
  soldAt: Date;
  totalCents: number;
  /** Of it, what was given back. */
  creditedCents: number;
  owedCents: number;
}

/** What a customer bought at the desk, the last first, some of it, and what all of it comes to in cents. */
export async function readSalesOfCustomer(
  work: Work,
  { providerId, customerId, limit }: { providerId: number; customerId: number; limit: number },
): Promise<{ rows: SaleOfCustomer[]; total: number; unpaid: number; owedCents: number; paidCents: number }> {
  const { rows } = await sql<{
    rows: (Omit<SaleOfCustomer, 'soldAt'> & { soldAt: string })[];
    total: number;
    unpaid: number;
    owedCents: number;
    paidCents: number;
  }>`
    with sold as (
      select id, name, created_at, total_cents, credited_cents, paid_cents, greatest(0, total_cents - credited_cents - paid_cents) as owed_cents
      from orders where provider_id = ${providerId} and customer_id = ${customerId} and subject = 'freeAmount')
    select count(*)::int as total, count(*) filter (where owed_cents > 0)::int as unpaid, coalesce(sum(owed_cents), 0)::int as "owedCents",
      coalesce(sum(paid_cents), 0)::int as "paidCents",
      (select coalesce(json_agg(json_build_object('orderId', id, 'name', name, 'soldAt', created_at, 'totalCents', total_cents,
          'creditedCents', credited_cents, 'owedCents', owed_cents) order by id desc), '[]')
        from (select * from sold order by id desc limit ${limit}) as last_sold) as rows
    from sold`.execute(work.db);
  const [sales] = rows;
  if (!sales) throw new Error('The sales of a customer were not read');
  return { ...sales, rows: sales.rows.map((sale) => ({ ...sale, soldAt: new Date(sale.soldAt) })) };
}
