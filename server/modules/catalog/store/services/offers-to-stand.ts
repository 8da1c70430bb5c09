import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';

/** An offer as far as it matters to those who booked it. */
export interface OfferToStand {
  offerId: number;
  /** Archived or removed, it or its service. */
  isGone: boolean;
  capacity: number;
}

/** The offers of some services, removed ones too. */
export async function readOffersToStand(
  work: Work,
  { providerId, serviceIds }: { providerId: number; serviceIds: readonly number[] },
): Promise<OfferToStand[]> {
  const { rows } = await sql<OfferToStand>`
    select o.id as "offerId", o.deleted or o.archived or s.deleted or s.archived as "isGone", o.capacity
    from offers o join services s on s.provider_id = o.provider_id and s.id = o.service_id
    where o.provider_id = ${providerId} and o.service_id = any(${[...serviceIds]}::bigint[])`.execute(
    work.db,
  );
  return rows;
}
