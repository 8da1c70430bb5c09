import { sql } from 'kysely';
import type { PromoDuration } from '#contracts/promo.ts';
import type { Work } from '#server/kernel/work.ts';
import { paymentTables } from './tables.ts';

interface OrderKey {
  providerId: number;
  orderId: number;
}

/**
 * Counts one more use of a code and locks it until the transaction ends: the last lock that a sale takes.
 * @param evenEnded for a sale that was made before the code was ended
 * @returns null where it is ended or used up
 */
export async function takePromoUse(
  work: Work,
  { providerId, id }: { providerId: number; id: number },
  { evenEnded = false } = {},
): Promise<{ duration: PromoDuration; months: number | null } | null> {
  const { rows } = await sql<{ duration: PromoDuration; months: number | null }>`
    update promo_codes set used = used + 1
      where provider_id = ${providerId} and id = ${id} and (active or ${evenEnded}) and (most_uses is null or used < most_uses)
      returning duration, months`.execute(work.db);
  return rows[0] ?? null;
}

/** Takes back one use that was counted in the same transaction. */
export async function returnPromoUse(
  work: Work,
  { providerId, id }: { providerId: number; id: number },
): Promise<void> {
  await sql`update promo_codes set used = used - 1 where provider_id = ${providerId} and id = ${id}`.execute(
    work.db,
  );
}

/** When a customer first used a code; null: never. Read after the code was locked, so that nobody uses it meanwhile. */
export async function firstPromoUse(
  work: Work,
  { providerId, codeId, customerId }: { providerId: number; codeId: number; customerId: number },
): Promise<Date | null> {
  const row = await paymentTables(work)
    .selectFrom('promo_redemptions')
    .select('created_at')
    .where('provider_id', '=', providerId)
    .where('promo_code_id', '=', codeId)
    .where('customer_id', '=', customerId)
    .where('state', '<>', 'freed')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** Whether an order of a customer that is not paid or confirmed yet has a code. */
export async function waitsWithPromo(
  work: Work,
  { providerId, codeId, customerId }: { providerId: number; codeId: number; customerId: number },
): Promise<boolean> {
  const row = await paymentTables(work)
    .selectFrom('promo_redemptions')
    .select('id')
    .where('provider_id', '=', providerId)
    .where('promo_code_id', '=', codeId)
    .where('customer_id', '=', customerId)
    .where('state', '=', 'reserved')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Leaves the redemption of an order to be written with it. */
export async function insertRedemption(
  work: Work,
  redemption: OrderKey & {
    codeId: number;
    customerId: number;
    discountCents: number;
    state: 'reserved' | 'used';
  },
): Promise<void> {
  await work.queueWrite(
    paymentTables(work).insertInto('promo_redemptions').values({
      provider_id: redemption.providerId,
      promo_code_id: redemption.codeId,
      order_id: redemption.orderId,
      customer_id: redemption.customerId,
      discount_cents: redemption.discountCents,
      state: redemption.state,
      created_at: work.now(),
    }),
  );
}

/** The redemption of an order that has its discount still, locked until the transaction ends; null without one. */
export async function lockRedemption(
  work: Work,
  { providerId, orderId }: OrderKey,
): Promise<{ codeId: number; customerId: number; state: 'reserved' | 'used' | 'freed' } | null> {
  const row = await paymentTables(work)
    .selectFrom('promo_redemptions')
    .select(['promo_code_id as codeId', 'customer_id as customerId', 'state'])
    .where('provider_id', '=', providerId)
    .where('order_id', '=', orderId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('orders')
          .select('orders.id')
          .where('orders.provider_id', '=', providerId)
          .where('orders.id', '=', orderId)
          .where('orders.promo_discount_cents', '>', 0),
      ),
    )
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function setRedemptionState(
  work: Work,
  { providerId, orderId }: OrderKey,
  state: 'reserved' | 'used',
): Promise<void> {
  await paymentTables(work)
    .updateTable('promo_redemptions')
    .set({ state })
    .where('provider_id', '=', providerId)
    .where('order_id', '=', orderId)
    .execute();
}

/** The use of a code that an order made counts no longer. Without one, and twice, nothing happens. Joins the caller's transaction. */
export async function freePromoUse(work: Work, { providerId, orderId }: OrderKey): Promise<void> {
  await sql`
    with freed as (
      update promo_redemptions set state = 'freed'
        where provider_id = ${providerId} and order_id = ${orderId} and state <> 'freed' returning promo_code_id)
    update promo_codes set used = used - 1 from freed
      where provider_id = ${providerId} and id = freed.promo_code_id`.execute(work.db);
}
