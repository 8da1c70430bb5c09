import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';

/** A service, by one of its offers, or a class, that a membership can pay. */
export interface OfferToCover {
  id: number;
  name: string;
  priceCents: number;
  kind: 'service' | 'class';
  /** What is archived is named where it was chosen before. */
  isArchived: boolean;
}

/**
 * All that memberships of a provider can pay, by name, what is archived left out.
 * @param also offers that are named even so: what was chosen before it was archived
 */
export async function readOffersToCover(
  work: Work,
  providerId: number,
  also: readonly number[] = [],
): Promise<OfferToCover[]> {
  const { rows } = await sql<OfferToCover>`
    select o.id, o.price_cents as "priceCents", case when o.name = s.name or s.service_type in ('Y', 'E') then s.name else s.name || ' · ' || o.name end as name,
      case when s.service_type in ('Y', 'E') then 'class' else 'service' end as kind,
      o.deleted or s.deleted or s.archived as "isArchived"
    from services s join offers o on o.provider_id = s.provider_id and o.service_id = s.id
    where s.provider_id = ${providerId} and (not o.deleted and not s.deleted and not s.archived or o.id = any(${[...also]}::bigint[]))
    order by kind desc, name, o.id`.execute(work.db);
  return rows;
}
