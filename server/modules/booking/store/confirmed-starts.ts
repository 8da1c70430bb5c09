import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';

/** A booking that stands, as it is after so many changes. */
export interface ConfirmedStart {
  providerId: number;
  reservationId: number;
  sequence: number;
  startsAt: Date;
}

/** What stands and starts after one instant, up to another one and including it, of all providers: soonest first, the first ones after a given one. */
export async function readConfirmedStarts(
  work: Work,
  { after, until, last, limit }: { after: Date; until: Date; last: ConfirmedStart | null; limit: number },
): Promise<ConfirmedStart[]> {
  const page = last ? sql`and (starts_at, id) > (${last.startsAt}, ${last.reservationId})` : sql``;
  const { rows } = await sql<ConfirmedStart>`
    select provider_id as "providerId", id as "reservationId", sequence, starts_at as "startsAt"
    from reservations
    where status = 'A' and starts_at > ${after} and starts_at <= ${until} ${page}
    order by starts_at, id limit ${limit}`.execute(work.db);
  return rows;
}
