import { sql } from 'kysely';
import type { CustomerRows } from '#server/kernel/customer-rows.ts';

/** Rows of a list say who they are: of import and row, as long as they are kept. */
export const customerImportRows: readonly CustomerRows[] = [
  {
    table: 'customer_import_rows',
    async move(tx, { providerId, mergedId, keptId }) {
      const { rows } = await sql<{ importId: number; rowNumber: number }>`
        update customer_import_rows set customer_id = ${keptId} where provider_id = ${providerId} and customer_id = ${mergedId}
          returning import_id as "importId", row_number as "rowNumber"`.execute(tx.db);
      return rows.map(({ importId, rowNumber }) => [importId, rowNumber]);
    },
    async moveBack(tx, { providerId, mergedId, keptId }, moved) {
      await sql`
        update customer_import_rows r set customer_id = ${mergedId}
          from jsonb_array_elements(${JSON.stringify(moved)}::jsonb) as row
          where r.provider_id = ${providerId} and r.customer_id = ${keptId}
            and r.import_id = (row ->> 0)::bigint and r.row_number = (row ->> 1)::int`.execute(tx.db);
    },
  },
];
