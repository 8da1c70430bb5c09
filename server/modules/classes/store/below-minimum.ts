import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import { namedClasses } from '#server/modules/catalog/index.ts';

/** A session to come for which fewer have signed up than must come. */
export interface SessionBelowMinimum {
  providerId: number;
  sessionId: number;
  className: string;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  taken: number;
  minimum: number;
  /** Who teaches it; null while nobody does. */
  teacherId: number | null;
}

/**
 * The sessions of all providers that begin within some hours, not within half of them, were there before these, and are below their minimum, soonest first. A class of whom one is enough
 * has none.
 */
export const sessionsBelowMinimum = (work: Work, hours: number): Promise<SessionBelowMinimum[]> =>
  select(
    work,
    sql`s.starts_at <= ${new Date(work.now().getTime() + hours * HOUR_MS)}
      and s.starts_at > ${new Date(work.now().getTime() + (hours * HOUR_MS) / 2)} and s.created_at <= s.starts_at - make_interval(hours => ${hours})`,
  );

const HOUR_MS = 3_600_000;

/** One session, if it is to come and below its minimum; otherwise null. */
export async function sessionBelowMinimum(
  work: Work,
  { providerId, sessionId }: { providerId: number; sessionId: number },
): Promise<SessionBelowMinimum | null> {
  const [found] = await select(work, sql`s.provider_id = ${providerId} and s.id = ${sessionId}`);
  return found ?? null;
}

async function select(work: Work, where: RawBuilder<unknown>): Promise<SessionBelowMinimum[]> {
  const { rows } = await sql<SessionBelowMinimum>`
    select s.provider_id as "providerId", s.id as "sessionId", k.name as "className", s.starts_at as "startsAt", s.ends_at as "endsAt",
        s.time_zone as "timeZone", s.taken, k.minimum_capacity as minimum, s.resource_id as "teacherId"
      from class_sessions s join ${namedClasses} k on k.provider_id = s.provider_id and k.id = s.offer_id
      where s.status = 'A' and s.starts_at > ${work.now()} and ${where} and k.minimum_capacity > 1 and s.taken < k.minimum_capacity
        and (k.is_public or s.taken > 0)
      order by s.starts_at, s.id`.execute(work.db);
  return rows;
}
