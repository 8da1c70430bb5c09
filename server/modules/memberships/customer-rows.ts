import { sql } from 'kysely';
import type { CustomerRows } from '#server/kernel/customer-rows.ts';

/** Passes go with who bought them, as the orders that they pay do. Whose log-in sees them does not change. */
export const membershipsCustomerRows: readonly CustomerRows[] = [
  {
    table: 'passes',
    async move(tx, { providerId, mergedId, keptId }) {
      const { rows } = await sql<{ id: number }>`
        update passes set customer_id = ${keptId} where provider_id = ${providerId} and customer_id = ${mergedId} returning id`.execute(
        tx.db,
      );
      return rows.map(({ id }) => id);
    },
    async moveBack(tx, { providerId, mergedId, keptId }, moved) {
      await sql`
        update passes set customer_id = ${mergedId}
          where provider_id = ${providerId} and customer_id = ${keptId} and id = any(${[...moved]}::bigint[])`.execute(
        tx.db,
      );
    },
  },
];
