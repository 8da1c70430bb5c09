import { sql } from 'kysely';
import { Refusal } from '#server/kernel/refusal.ts';
import type { CustomerRows } from '#server/kernel/customer-rows.ts';

/** Bookings go with who comes; whose log-in sees them does not change. */
export const bookingCustomerRows: readonly CustomerRows[] = [
  {
    table: 'reservations',
    /** @throws Refusal cannotUpdate where both are to come to the same start of an offer: only the center knows whether they are one or two */
    async move(tx, { providerId, mergedId, keptId }) {
      const { rows: same } = await sql<{ id: number }>`
        select a.id from reservations a join reservations b on b.provider_id = a.provider_id and b.offer_id = a.offer_id and b.starts_at = a.starts_at
          and b.customer_id = ${keptId} and b.status in ('A', 'P', 'RSD')
        where a.provider_id = ${providerId} and a.customer_id = ${mergedId} and a.status in ('A', 'P', 'RSD') limit 1`.execute(
        tx.db,
      );
      if (same.length > 0) throw new Refusal('cannotUpdate', { params: { known: 'mergeSameStart' } });
      const { rows } = await sql<{ id: number }>`
        update reservations set customer_id = ${keptId} where provider_id = ${providerId} and customer_id = ${mergedId} returning id`.execute(
        tx.db,
      );
      return rows.map(({ id }) => id);
    },
    async moveBack(tx, { providerId, mergedId, keptId }, moved) {
      await sql`
        update reservations set customer_id = ${mergedId}
          where provider_id = ${providerId} and customer_id = ${keptId} and id = any(${[...moved]}::bigint[])`.execute(
        tx.db,
      );
    },
    async erase(tx, { providerId, customerId }) {
      await sql`
        update reservations set visitor = null, visitor_phone = null, walk_in_email = null, unproved_contact = null, note = null
          where provider_id = ${providerId} and customer_id = ${customerId}
            and num_nonnulls(visitor, visitor_phone, walk_in_email, unproved_contact, note) > 0`.execute(
        tx.db,
      );
    },
  },
];
