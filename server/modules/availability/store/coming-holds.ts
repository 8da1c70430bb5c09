import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';

/** What holds a resource in some time. */
export interface HoldersThen {
  /** Each counted once: reservations and sessions of classes. */
  count: number;
  /** When the first of them begins, and until when the last one holds; null when there are none. */
  first: Date | null;
  until: Date | null;
}

/** What of a resource's time is asked for. */
export interface TimeQuery {
  providerId: number;
  resourceId: number;
  /** From and up to which unit, the last included. */
  units: { from: number; to: number };
  from: Date;
  /** Null: whenever. */
  to: Date | null;
}

/**
 * Who holds a person or thing, or units of it, in a time from an instant on; what has expired holds nothing. The caller has the
 * locks of the resource, so that nobody takes any meanwhile.
 */
export async function readHoldersThen(
  work: Work,
  { providerId, resourceId, units, from, to }: TimeQuery,
): Promise<HoldersThen> {
  const { rows } = await sql<HoldersThen>`
    select count(distinct (kind, holder_id))::int as count, min(starts_at) as first, max(upper(busy)) as until
    from holds
    where provider_id = ${providerId} and resource_id = ${resourceId} and unit between ${units.from} and ${units.to}
      and busy && tstzrange(${from}, ${to}) and (expires_at is null or expires_at > ${work.now()})`.execute(
    work.db,
  );
  return rows[0] ?? { count: 0, first: null, until: null };
}
