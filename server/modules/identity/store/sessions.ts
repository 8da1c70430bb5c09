import { sql } from 'kysely';
import type { Area, BusinessRole } from '#contracts/roles.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Refreshes } from '../rules/refresh-reuse.ts';
import { sessionTimes } from '../rules/session-times.ts';
import { deletePlacesAtDesks, deletePlacesWithoutFactor } from './desk.ts';
import { identityTables } from './tables.ts';

export interface LiveSession {
  sessionId: number;
  personId: number;
  area: Area;
  role: 'customer' | 'author' | 'admin';
  steppedUpAt: Date | null;
  /** Whether the person has proved to read the e-mail. */
  isProved: boolean;
  providerRoles: { providerId: number; role: BusinessRole }[];
}

/**
 * The live session behind a token or an id, with everything that says what its person may do, in one statement; notes
 * the use, if it is one, when the last note has grown old. Disabled people and sessions past their time have none.
 */
export async function findLiveSession(
  work: Work,
  by: { tokenHash: Buffer; area: Area } | { sessionId: number; area: Area },
  isUse: boolean,
): Promise<LiveSession | null> {
  const now = work.now();
  const { idleSeconds, noteSeconds } = sessionTimes(by.area);
  const wanted = 'tokenHash' in by ? sql`s.token_hash = ${by.tokenHash}` : sql`s.id = ${by.sessionId}`;
  const { rows } = await sql<LiveSession>`
    with live as (
      select s.id, s.person_id, s.area, s.stepped_up_at, s.last_used_at, l.role, p.verified_at
        from login_sessions s
        join log_ins l on l.person_id = s.person_id and l.active
        join people p on p.id = s.person_id
       where ${wanted} and s.area = ${by.area} and s.idle_until > ${now} and coalesce(s.ends_at > ${now}, true)
    ), noted as (
      update login_sessions s set last_used_at = ${now}, idle_until = ${later(now, idleSeconds)}
        from live
       where s.id = live.id and ${isUse} and live.last_used_at < ${later(now, -noteSeconds)}
    )
    select ${LIVE_SESSION} from live`.execute(work.db);
  return rows[0] ?? null;
}

/** Those of some sessions that live, in one statement; looking keeps none of them alive. */
export async function findLiveSessions(work: Work, sessionIds: readonly number[]): Promise<LiveSession[]> {
  const now = work.now();
  const { rows } = await sql<LiveSession>`
    with live as (
      select s.id, s.person_id, s.area, s.stepped_up_at, l.role, p.verified_at
        from login_sessions s
        join log_ins l on l.person_id = s.person_id and l.active
        join people p on p.id = s.person_id
       where s.id = any(${[...sessionIds]}::bigint[]) and s.idle_until > ${now} and coalesce(s.ends_at > ${now}, true)
    )
    select ${LIVE_SESSION} from live`.execute(work.db);
  return rows;
}

const LIVE_SESSION = sql`live.id as "sessionId", live.person_id as "personId", live.area, live.role,
  live.stepped_up_at as "steppedUpAt", live.verified_at is not null as "isProved",
  (select coalesce(json_agg(json_build_object('providerId', r.provider_id, 'role', r.role)), '[]')
     from provider_roles r
    where r.person_id = live.person_id and r.active and live.area = 'business') as "providerRoles"`;

export interface NewSession {
  tokenHash: Buffer;
  personId: number;
  area: Area;
  appName: string;
  appVersion: string;
  os: 'web' | 'android' | 'ios';
  device: string;
  secondFactor: 'authenticatorApp' | 'passkey' | 'recoveryCode' | null;
  /** By a PIN, which proves nothing anew: such a session begins without a fresh proof, and ends when the log-in it follows does. */
  byPin?: { endsAt: Date };
}

/** @returns the session's id */
export async function insertSession(work: Work, session: NewSession): Promise<number> {
  const now = work.now();
  const { idleSeconds, longestSeconds } = sessionTimes(session.area);
  const { id } = await identityTables(work)
    .insertInto('login_sessions')
    .values({
      token_hash: session.tokenHash,
      person_id: session.personId,
      area: session.area,
      app_name: session.appName,
      app_version: session.appVersion,
      os: session.os,
      device: session.device,
      second_factor: session.secondFactor,
      stepped_up_at: session.byPin ? null : now,
      by_pin: session.byPin !== undefined,
      created_at: now,
      last_used_at: now,
      idle_until: later(now, idleSeconds),
      ends_at: session.byPin?.endsAt ?? (longestSeconds === null ? null : later(now, longestSeconds)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface RefreshableSession extends Refreshes {
  sessionId: number;
  personId: number;
  os: NewSession['os'];
  /** Of the program that has it, as it said last. */
  appVersion: string;
}

/** The live session of an API client, locked: of two that renew it at once, the second sees what the first did. */
export async function lockRefreshable(
  work: Work,
  { familyHash, area }: { familyHash: Buffer; area: Area },
): Promise<RefreshableSession | null> {
  const now = work.now();
  const row = await identityTables(work)
    .selectFrom('login_sessions')
    .select([
      'id as sessionId',
      'person_id as personId',
      'os',
      'app_version as appVersion',
      'refreshes',
      'refreshed_at as refreshedAt',
      'refreshed_by as refreshedBy',
    ])
    .where('token_hash', '=', familyHash)
    .where('area', '=', area)
    .where('idle_until', '>', now)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .where('person_id', 'in', (eb) => eb.selectFrom('log_ins').select('person_id').where('active', '=', true))
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Notes that a session's token was renewed, by which device and version of its program; the token before is spent. */
export async function noteRefresh(
  work: Work,
  {
    sessionId,
    area,
    device,
    appVersion,
  }: { sessionId: number; area: Area; device: string; appVersion: string },
): Promise<void> {
  const now = work.now();
  await identityTables(work)
    .updateTable('login_sessions')
    .set((eb) => ({
      refreshes: eb('refreshes', '+', 1),
      refreshed_at: now,
      refreshed_by: device,
      app_version: appVersion,
      last_used_at: now,
      idle_until: later(now, sessionTimes(area).idleSeconds),
    }))
    .where('id', '=', sessionId)
    .execute();
}

export interface SessionRow {
  id: number;
  area: Area;
  appName: string;
  os: NewSession['os'];
  device: string;
  createdAt: Date;
  lastUsedAt: Date;
}

/** A person's live sessions, the last used first. */
export async function listSessions(work: Work, personId: number): Promise<SessionRow[]> {
  const now = work.now();
  const rows = await identityTables(work)
    .selectFrom('login_sessions')
    .selectAll()
    .where('person_id', '=', personId)
    .where('idle_until', '>', now)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    area: row.area,
    appName: row.app_name,
    os: row.os,
    device: row.device,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }));
}

/** Ends one of a person's sessions. @returns whether there was one */
export async function deleteSession(work: Work, personId: number, sessionId: number): Promise<boolean> {
  const { numDeletedRows } = await identityTables(work)
    .deleteFrom('login_sessions')
    .where('id', '=', sessionId)
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Ends all of a person's sessions but those in which businesses are run. */
export async function deleteSessionsOutsideBusiness(work: Work, personId: number): Promise<void> {
  await identityTables(work)
    .deleteFrom('login_sessions')
    .where('person_id', '=', personId)
    .where('area', '!=', 'business')
    .execute();
}

/** Ends all of a person's sessions, but for one if it is named; where they are not there now they do not come back by their PIN. */
export async function deleteSessions(work: Work, personId: number, but: number | null = null): Promise<void> {
  // Before the sessions: who comes back at this moment waits here, or is found among them
  await deletePlacesAtDesks(work, personId, but);
  await identityTables(work)
    .deleteFrom('login_sessions')
    .where('person_id', '=', personId)
    .$if(but !== null, (query) => query.where('id', '!=', but))
    .execute();
}

/** Ends a person's sessions in one area. */
export async function deleteSessionsIn(work: Work, personId: number, area: Area): Promise<void> {
  await identityTables(work)
    .deleteFrom('login_sessions')
    .where('person_id', '=', personId)
    .where('area', '=', area)
    .execute();
}

/** Ends the sessions that somebody began by their PIN, but for one if it is named. */
export async function deleteSessionsByPin(work: Work, personId: number, but: number): Promise<void> {
  await identityTables(work)
    .deleteFrom('login_sessions')
    .where('person_id', '=', personId)
    .where('by_pin', '=', true)
    .where('id', '!=', but)
    .execute();
}

/** Ends the sessions of the business area that were opened without a second factor. */
export async function deleteSessionsWithoutFactor(work: Work, personId: number): Promise<void> {
  await deletePlacesWithoutFactor(work, personId);
  await identityTables(work)
    .deleteFrom('login_sessions')
    .where('person_id', '=', personId)
    .where('area', '=', 'business')
    .where('second_factor', 'is', null)
    .execute();
}

export async function noteStepUp(work: Work, sessionId: number): Promise<void> {
  await identityTables(work)
    .updateTable('login_sessions')
    .set({ stepped_up_at: work.now() })
    .where('id', '=', sessionId)
    .execute();
}

/** Notes that the person has just typed a code that was mailed to them. */
export async function noteEmailProof(work: Work, sessionId: number): Promise<void> {
  await identityTables(work)
    .updateTable('login_sessions')
    .set({ email_proved_at: work.now() })
    .where('id', '=', sessionId)
    .execute();
}

/** When the person last typed a mailed code in this session; null for never. */
export async function readEmailProof(work: Work, sessionId: number): Promise<Date | null> {
  const row = await identityTables(work)
    .selectFrom('login_sessions')
    .select('email_proved_at as emailProvedAt')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.emailProvedAt ?? null;
}

function later(from: Date, seconds: number): Date {
  return new Date(from.getTime() + seconds * 1000);
}
