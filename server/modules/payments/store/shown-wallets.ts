import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import { customersOfPerson } from '#server/modules/customers/index.ts';
import { paymentTables } from './tables.ts';
import type { Wallet, WalletMovementKind } from './wallets.ts';

/** A movement as it is shown, in cents. */
export interface ShownWalletMovement {
  id: number;
  kind: WalletMovementKind;
  amountCents: number;
  giftCents: number;
  /** What was paid, or the top-up; null: of no order. */
  name: string | null;
  orderId: number | null;
  at: Date;
}

const MOVEMENT = sql`m.id, m.kind, m.amount_cents as "amountCents", m.gift_cents as "giftCents", o.name, m.order_id as "orderId",
  m.created_at as at`;

/** Some movements of a wallet, the latest first, and how many there are. */
export async function readWalletMovements(
  work: Work,
  {
    providerId,
    walletId,
    offset,
    limit,
  }: { providerId: number; walletId: number; offset: number; limit: number },
): Promise<{ rows: ShownWalletMovement[]; total: number }> {
  const { rows } = await sql<ShownWalletMovement>`
    select ${MOVEMENT} from wallet_movements m left join orders o on o.provider_id = m.provider_id and o.id = m.order_id
    where m.provider_id = ${providerId} and m.wallet_id = ${walletId}
    order by m.id desc offset ${offset} limit ${limit}`.execute(work.db);
  const { total } = await paymentTables(work)
    .selectFrom('wallet_movements')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('provider_id', '=', providerId)
    .where('wallet_id', '=', walletId)
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

/** The last movements of a person's wallets, as many of each at most; what was paid is named where the order was theirs. */
export async function lastMovementsOfWallets(
  work: Work,
  { personId, walletIds, most }: { personId: number; walletIds: readonly number[]; most: number },
): Promise<Map<number, ShownWalletMovement[]>> {
  if (walletIds.length === 0) return new Map();
  const { rows } = await sql<ShownWalletMovement & { walletId: number }>`
    select w.id as "walletId", moved.* from wallets w
    cross join lateral (
      select ${MOVEMENT} from wallet_movements m
        left join orders o on o.provider_id = m.provider_id and o.id = m.order_id and o.person_id = ${personId}
        where m.provider_id = w.provider_id and m.wallet_id = w.id order by m.id desc limit ${most}) moved
    where w.id = any(${[...walletIds]}::bigint[]) order by w.id, moved.id desc`.execute(work.db);
  return Map.groupBy(rows, ({ walletId }) => walletId);
}

/** Some of the wallets of a person, the latest first, and how many there are. */
export async function walletsOfPerson(
  work: Work,
  personId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: (Wallet & { providerId: number })[]; total: number }> {
  const { rows } = await sql<Wallet & { providerId: number; total: number }>`
    select w.id, w.provider_id as "providerId", w.balance_cents as "balanceCents", w.gift_cents as "giftCents",
      (count(*) over ())::int as total
    from wallets w join ${customersOfPerson(personId)} c on c.provider_id = w.provider_id and c.customer_id = w.customer_id
    order by w.id desc offset ${offset} limit ${limit}`.execute(work.db);
  return { rows: rows.map(({ total: _total, ...wallet }) => wallet), total: rows[0]?.total ?? 0 };
}

/** The centers whose customer a person is, received and without a wallet. */
export async function centersWithoutWallet(work: Work, personId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct c.provider_id as id from ${customersOfPerson(personId)} c
    where not exists (select from wallets w where w.provider_id = c.provider_id and w.customer_id = c.customer_id)
    order by c.provider_id`.execute(work.db);
  return rows.map(({ id }) => id);
}

/** Every wallet of a person with its movements, the oldest first. */
export async function readWalletsToShow(work: Work, personId: number) {
  const { rows } = await sql<{ providerId: number } & Record<string, unknown>>`
    select w.provider_id as "providerId", w.balance_cents as "balanceCents", w.gift_cents as "giftCents",
      (select coalesce(json_agg(json_build_object('kind', m.kind, 'amountCents', m.amount_cents, 'giftCents', m.gift_cents,
          'at', m.created_at) order by m.id), '[]')
        from wallet_movements m where m.provider_id = w.provider_id and m.wallet_id = w.id) as movements
    from wallets w join ${customersOfPerson(personId)} c on c.provider_id = w.provider_id and c.customer_id = w.customer_id
    order by w.id`.execute(work.db);
  return rows;
}
