import { sql } from 'kysely';
import type { CustomerRows } from '#server/kernel/customer-rows.ts';

/** Notices of a customer follow to the card that is kept. */
export const notificationsCustomerRows: readonly CustomerRows[] = [
  {
    table: 'notices',
    async move(tx, { providerId, mergedId, keptId }) {
      const { rows } = await sql<{ id: number }>`
        update notices set customer_id = ${keptId} where provider_id = ${providerId} and customer_id = ${mergedId} returning id`.execute(
        tx.db,
      );
      return rows.map(({ id }) => id);
    },
    async moveBack(tx, { providerId, mergedId, keptId }, moved) {
      await sql`
        update notices set customer_id = ${mergedId}
          where provider_id = ${providerId} and customer_id = ${keptId} and id = any(${[...moved]}::bigint[])`.execute(
        tx.db,
      );
    },
  },
];
