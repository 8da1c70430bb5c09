import type { NotNull } from 'kysely';
import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import { paymentTables } from './tables.ts';

export interface AccountDetails {
  id: number;
  customerName: string;
  dateCreated: Date;
  /** The account's name at the processor. */
  customerId: string;
}

/** The account that is connected now; null: none, or not opened at the processor yet. */
export async function readAccountDetails(work: Work, providerId: number): Promise<AccountDetails | null> {
  const row = await paymentTables(work)
    .selectFrom('payment_accounts')
    .select([
      'id',
      'customer_name as customerName',
      'created_at as dateCreated',
      'processor_account_id as customerId',
    ])
    .where('provider_id', '=', providerId)
    .where('is_current', '=', true)
    .where('state', '<>', 'disconnected')
    .where('processor_account_id', 'is not', null)
    .$narrowType<{ customerId: NotNull }>()
    .executeTakeFirst();
  return row ?? null;
}

/** A video course that a provider gave away is no sale: those are sold online alone. */
const isSale = sql<boolean>`(subject <> 'product' or channel <> 'Business')`;

export async function countOrders(work: Work, providerId: number): Promise<number> {
  const { count } = await paymentTables(work)
    .selectFrom('orders')
    .select((order) => order.fn.countAll<number>().as('count'))
    .where('provider_id', '=', providerId)
    .where(isSale)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many orders some of a provider's customers have, in one query; who has none is left out. */
export async function countOrdersOfCustomers(
  work: Work,
  providerId: number,
  customerIds: readonly number[],
): Promise<Map<number, number>> {
  if (customerIds.length === 0) return new Map();
  const rows = await paymentTables(work)
    .selectFrom('orders')
    .select((order) => [
      order.ref('customer_id').$notNull().as('customerId'),
      order.fn.countAll<number>().as('count'),
    ])
    .where('provider_id', '=', providerId)
    .where('customer_id', 'in', [...customerIds])
    .where(isSale)
    .groupBy('customer_id')
    .execute();
  return new Map(rows.map(({ customerId, count }) => [customerId, Number(count)]));
}
