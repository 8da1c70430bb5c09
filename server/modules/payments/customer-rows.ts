import { sql } from 'kysely';
import type { CustomerRows } from '#server/kernel/customer-rows.ts';
import { moveCredit } from './use-cases/move-credit.ts';

/** Orders go with who comes, and so does credit; what was paid and booked stays as it is. */
export const paymentsCustomerRows: readonly CustomerRows[] = [
  {
    table: 'orders',
    async move(tx, { providerId, mergedId, keptId }) {
      const { rows } = await sql<{ id: number }>`
        update orders set customer_id = ${keptId} where provider_id = ${providerId} and customer_id = ${mergedId} returning id`.execute(
        tx.db,
      );
      return rows.map(({ id }) => id);
    },
    async moveBack(tx, { providerId, mergedId, keptId }, moved) {
      await sql`
        update orders set customer_id = ${mergedId}
          where provider_id = ${providerId} and customer_id = ${keptId} and id = any(${[...moved]}::bigint[])`.execute(
        tx.db,
      );
    },
  },
  {
    table: 'wallets',
    async move(tx, { providerId, mergedId, keptId }) {
      const moved = await moveCredit(tx, { providerId, fromId: mergedId, toId: keptId });
      return moved === null ? [] : [moved.amountCents, moved.giftCents];
    },
    async moveBack(tx, { providerId, mergedId, keptId }, moved) {
      const [amountCents, giftCents] = moved.map(Number);
      if (amountCents === undefined || giftCents === undefined) return;
      await moveCredit(tx, { providerId, fromId: keptId, toId: mergedId, most: { amountCents, giftCents } });
    },
  },
  {
    table: 'promo_redemptions',
    async move(tx, { providerId, mergedId, keptId }) {
      const { rows } = await sql<{ id: number }>`
        update promo_redemptions set customer_id = ${keptId}
          where provider_id = ${providerId} and customer_id = ${mergedId} returning id`.execute(tx.db);
      return rows.map(({ id }) => id);
    },
    async moveBack(tx, { providerId, mergedId, keptId }, moved) {
      await sql`
        update promo_redemptions set customer_id = ${mergedId}
          where provider_id = ${providerId} and customer_id = ${keptId} and id = any(${[...moved]}::bigint[])`.execute(
        tx.db,
      );
    },
  },
];
