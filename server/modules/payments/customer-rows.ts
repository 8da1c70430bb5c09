import { sql } from 'kysely';
import type { CustomerRows } from '#server/kernel/customer-rows.ts';

/** Orders go with who comes; what was paid and booked stays as it is. */
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
];
