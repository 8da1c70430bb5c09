import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import { paymentTables } from './tables.ts';

/** The credit of a customer at a provider, in cents. */
export interface Wallet {
  id: number;
  /** All that can be spent. */
  balanceCents: number;
  /** The part of it that was given. */
  giftCents: number;
}

export const WALLET_MOVEMENTS = [
  'topUp',
  'topUpReturned',
  'gift',
  'spent',
  'givenBack',
  'correction',
] as const;
export type WalletMovementKind = (typeof WALLET_MOVEMENTS)[number];

/** What comes into a wallet or, below nothing, goes out of it; in cents. */
export interface NewWalletMovement {
  providerId: number;
  walletId: number;
  kind: WalletMovementKind;
  amountCents: number;
  /** The part of it that was or becomes a gift, with the same sign. */
  giftCents: number;
  /** The top-up, or what was paid. */
  orderId: number | null;
  /** Who of the staff did it; null: it followed something else. */
  doneBy: number | null;
}

interface OfCustomer {
  providerId: number;
  customerId: number;
}

const COLUMNS = ['id', 'balance_cents as balanceCents', 'gift_cents as giftCents'] as const;

/** A customer's wallet as it is now; null: they have none. */
export async function findWallet(work: Work, { providerId, customerId }: OfCustomer): Promise<Wallet | null> {
  const wallet = await paymentTables(work)
    .selectFrom('wallets')
    .select(COLUMNS)
    .where('provider_id', '=', providerId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return wallet ?? null;
}

/** A customer's wallet, locked until the transaction ends; null: they have none. Orders are locked before wallets. */
export async function lockWallet(work: Work, { providerId, customerId }: OfCustomer): Promise<Wallet | null> {
  const wallet = await paymentTables(work)
    .selectFrom('wallets')
    .select(COLUMNS)
    .where('provider_id', '=', providerId)
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  return wallet ?? null;
}

/** The same, made where they have none; of who was merged into another it is the other's. */
export async function openWallet(work: Work, { providerId, customerId }: OfCustomer): Promise<Wallet> {
  const { rows } = await sql<Wallet>`
    insert into wallets (provider_id, customer_id, created_at) values (${providerId}, ${customerId}, ${work.now()})
      on conflict (provider_id, customer_id) do update set customer_id = excluded.customer_id
      returning id, balance_cents as "balanceCents", gift_cents as "giftCents"`.execute(work.db);
  const [wallet] = rows;
  if (!wallet) throw new Error('A wallet was neither found nor made');
  return wallet;
}

/** Writes a movement, and what the wallet holds by it. The caller holds the wallet's lock. @returns its id */
export async function moveWallet(work: Work, movement: NewWalletMovement): Promise<number> {
  const { providerId, walletId, amountCents, giftCents } = movement;
  const { rows } = await sql<{ id: number }>`
    with moved as (
      insert into wallet_movements (provider_id, wallet_id, kind, amount_cents, gift_cents, order_id, done_by, created_at)
        values (${providerId}, ${walletId}, ${movement.kind}, ${amountCents}, ${giftCents}, ${movement.orderId}, ${movement.doneBy},
          ${work.now()})
        returning id),
    held as (
      update wallets set balance_cents = balance_cents + ${amountCents}::integer, gift_cents = gift_cents + ${giftCents}::integer
        where provider_id = ${providerId} and id = ${walletId})
    select id from moved`.execute(work.db);
  const [moved] = rows;
  if (!moved) throw new Error('A movement of a wallet was not written');
  return moved.id;
}

/** What of an order is paid with credit and has not come back, in cents. */
export interface PaidByWallet {
  /** All of it. */
  amountCents: number;
  giftCents: number;
  /** The last movement: each return has another. */
  lastId: number;
}

/** What of an order is paid with credit; read it under the order's lock before deciding anything. */
export async function paidByWallet(
  work: Work,
  { providerId, orderId }: { providerId: number; orderId: number },
): Promise<PaidByWallet> {
  const { rows } = await sql<PaidByWallet>`
    select gift + greatest(0, paid) as "amountCents", gift as "giftCents", "lastId" from (
      select greatest(0, -coalesce(sum(gift_cents), 0))::int as gift, -coalesce(sum(amount_cents - gift_cents), 0)::int as paid,
        coalesce(max(id), 0) as "lastId"
      from wallet_movements
      where provider_id = ${providerId} and order_id = ${orderId} and kind in ('spent', 'givenBack')) net`.execute(
    work.db,
  );
  return rows[0] ?? { amountCents: 0, giftCents: 0, lastId: 0 };
}

/** Given credit that some orders are paid with and that has not come back, in cents by order; those without left out. */
export async function giftsOfOrders(
  work: Work,
  orders: readonly { providerId: number; id: number }[],
): Promise<Map<number, number>> {
  if (orders.length === 0) return new Map();
  const { rows } = await sql<{ id: number; giftCents: number }>`
    select m.order_id as id, -sum(m.gift_cents)::int as "giftCents"
    from unnest(${orders.map(({ providerId }) => providerId)}::bigint[], ${orders.map(({ id }) => id)}::bigint[])
      as wanted (provider_id, order_id)
    join wallet_movements m on m.provider_id = wanted.provider_id and m.order_id = wanted.order_id and m.kind in ('spent', 'givenBack')
    group by m.order_id having sum(m.gift_cents) < 0`.execute(work.db);
  return new Map(rows.map(({ id, giftCents }) => [id, giftCents]));
}

/** Which of some orders of a provider are paid with credit that has not come back. */
export async function ordersPaidByWallet(
  work: Work,
  { providerId, orderIds }: { providerId: number; orderIds: readonly number[] },
): Promise<Set<number>> {
  if (orderIds.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select order_id as id from wallet_movements
    where provider_id = ${providerId} and order_id = any(${[...orderIds]}::bigint[]) and kind in ('spent', 'givenBack')
    group by order_id having sum(gift_cents) < 0 or sum(amount_cents - gift_cents) < 0`.execute(work.db);
  return new Set(rows.map(({ id }) => id));
}
