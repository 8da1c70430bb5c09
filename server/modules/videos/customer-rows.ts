import { sql } from 'kysely';
import type { CustomerRows } from '#server/kernel/customer-rows.ts';

/** Accesses go with who bought them; of two to one course that of the merged one is over. Whose log-in watches does not change. */
export const videosCustomerRows: readonly CustomerRows[] = [
  {
    table: 'video_accesses',
    async move(tx, { providerId, mergedId, keptId }) {
      await sql`
        update video_accesses a set over = true where a.provider_id = ${providerId} and a.customer_id = ${mergedId} and a.status = 'A' and not a.over
          and exists (select from video_accesses b where b.provider_id = a.provider_id and b.course_id = a.course_id
            and b.customer_id = ${keptId} and b.status in ('RSD', 'A') and not b.over)`.execute(tx.db);
      const { rows } = await sql<{ id: number }>`
        update video_accesses a set customer_id = ${keptId} where a.provider_id = ${providerId} and a.customer_id = ${mergedId}
          and (a.status <> 'RSD' or not exists (select from video_accesses b where b.provider_id = a.provider_id and b.course_id = a.course_id
            and b.customer_id = ${keptId} and b.status in ('RSD', 'A') and not b.over))
          returning a.id`.execute(tx.db);
      return rows.map(({ id }) => id);
    },
    async moveBack(tx, { providerId, mergedId, keptId }, moved) {
      await sql`
        update video_accesses set customer_id = ${mergedId}
          where provider_id = ${providerId} and customer_id = ${keptId} and id = any(${[...moved]}::bigint[])`.execute(
        tx.db,
      );
    },
  },
];
