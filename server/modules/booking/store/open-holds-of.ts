import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import type { ReservationKey } from './reservations-of-person.ts';

/** Whose places with a provider are looked for; null: not by that. */
export interface HoldsWanted {
  providerId: number;
  /** The one booking that a browser shows. */
  reservationId: number | null;
  personId: number | null;
}

/** Places that wait for their payment now, the one that waits longest first; a person holds a few of them at most. */
export async function readOpenHoldsOf(work: Work, wanted: HoldsWanted): Promise<ReservationKey[]> {
  const { providerId, reservationId, personId } = wanted;
  const { rows } = await sql<ReservationKey>`
    select provider_id as "providerId", id from reservations
    where provider_id = ${providerId} and status = 'RSD' and expires_at > ${work.now()} and (id = ${reservationId} or person_id = ${personId})
    order by expires_at, id`.execute(work.db);
  return rows;
}
