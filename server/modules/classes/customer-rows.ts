import { sql } from 'kysely';
import { Refusal } from '#server/kernel/refusal.ts';
import type { CustomerRows, MergedPair, MovedRows } from '#server/kernel/customer-rows.ts';
import type { Work } from '#server/kernel/work.ts';

/** @returns the sign-ups that moved */
async function moveEnrolments(tx: Work, { providerId, mergedId, keptId }: MergedPair): Promise<MovedRows> {
  const { rows } = await sql<{ id: number }>`
    update enrolments set customer_id = ${keptId} where provider_id = ${providerId} and customer_id = ${mergedId} returning id`.execute(
    tx.db,
  );
  return rows.map(({ id }) => id);
}

/** Sign-ups and their places go with who comes; whose log-in sees them does not change. */
export const classesCustomerRows: readonly CustomerRows[] = [
  {
    table: 'enrolments',
    move: moveEnrolments,
    async moveBack(tx, { providerId, mergedId, keptId }, moved) {
      await sql`
        update enrolments set customer_id = ${mergedId}
          where provider_id = ${providerId} and customer_id = ${keptId} and id = any(${[...moved]}::bigint[])`.execute(
        tx.db,
      );
    },
  },
  {
    table: 'enrolment_places',
    /** @throws Refusal cannotUpdate where both have a place in one session: only the center knows whether they are one or two */
    async move(tx, { providerId, mergedId, keptId }) {
      const { rows: same } = await sql`
        select from enrolment_places a join enrolment_places b on b.provider_id = a.provider_id and b.session_id = a.session_id
            and b.customer_id = ${keptId} and b.status in ('A', 'P', 'RSD')
          where a.provider_id = ${providerId} and a.customer_id = ${mergedId} and a.status in ('A', 'P', 'RSD') limit 1`.execute(
        tx.db,
      );
      if (same.length > 0) throw new Refusal('cannotUpdate', { params: { known: 'mergeSameStart' } });
      const { rows } = await sql<{ id: number }>`
        with moved as (
          update enrolment_places set customer_id = ${keptId} where provider_id = ${providerId} and customer_id = ${mergedId}
            returning enrolment_id
        ) select distinct enrolment_id as id from moved`.execute(tx.db);
      return rows.map(({ id }) => id);
    },
    async moveBack(tx, { providerId, mergedId, keptId }, moved) {
      await sql`
        update enrolment_places set customer_id = ${mergedId}
          where provider_id = ${providerId} and customer_id = ${keptId} and enrolment_id = any(${[...moved]}::bigint[])`.execute(
        tx.db,
      );
    },
  },
];
