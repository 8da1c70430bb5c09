import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';

/** A confirmed place in a session that takes place. */
export interface ConfirmedPlace {
  providerId: number;
  enrolmentId: number;
  sessionId: number;
  startsAt: Date;
}

const PAGE = 500;

/** The confirmed places of all providers in sessions that start after one instant, up to another one and including it, soonest first, some hundred at a time. */
export async function* standingPlaces(
  work: Work,
  { after, until }: { after: Date; until: Date },
): AsyncGenerator<ConfirmedPlace[]> {
  let last: ConfirmedPlace | null = null;
  do {
    const page: ConfirmedPlace[] = await readPage(work, { after, until, last });
    if (page.length > 0) yield page;
    last = page.length === PAGE ? (page.at(-1) ?? null) : null;
  } while (last);
}

async function readPage(
  work: Work,
  { after, until, last }: { after: Date; until: Date; last: ConfirmedPlace | null },
): Promise<ConfirmedPlace[]> {
  const page = last
    ? sql`and (s.starts_at, s.id, p.enrolment_id) > (${last.startsAt}, ${last.sessionId}, ${last.enrolmentId})`
    : sql``;
  const { rows } = await sql<ConfirmedPlace>`
    select s.provider_id as "providerId", p.enrolment_id as "enrolmentId", s.id as "sessionId", s.starts_at as "startsAt"
      from class_sessions s join enrolment_places p on p.provider_id = s.provider_id and p.session_id = s.id and p.status = 'A'
      where s.status = 'A' and s.starts_at > ${after} and s.starts_at <= ${until} ${page}
      order by s.starts_at, s.id, p.enrolment_id limit ${PAGE}`.execute(work.db);
  return rows;
}
