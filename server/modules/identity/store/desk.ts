import { sql } from 'kysely';
import { ROLES_WITH_SECOND_FACTOR } from '#contracts/roles.ts';
import type { Work } from '#server/kernel/work.ts';
import { countsNowhereBefore } from '../rules/desk-day.ts';
import type { NewSession } from './sessions.ts';
import { identityTables } from './tables.ts';

/** Wrong PINs since a full log-in after which only the next one helps. */
export const MOST_TRIES = 5;

export async function readPin(work: Work, personId: number): Promise<{ setAt: Date } | null> {
  const row = await identityTables(work)
    .selectFrom('person_pins')
    .select('set_at as setAt')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row ?? null;
}

export async function savePin(work: Work, personId: number, pinHash: string): Promise<void> {
  const set = { pin_hash: pinHash, set_at: work.now() };
  await identityTables(work)
    .insertInto('person_pins')
    .values({ person_id: personId, ...set })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(set))
    .execute();
}

/** @returns whether there was one */
export async function deletePin(work: Work, personId: number): Promise<boolean> {
  const { numDeletedRows } = await identityTables(work)
    .deleteFrom('person_pins')
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Lets whoever is there in a session stay among the people of the computer when that session ends, which the caller does. */
export async function leaveSeat(work: Work, sessionId: number): Promise<void> {
  const tables = identityTables(work);
  // In the order in which a log-out locks them
  await tables.selectFrom('login_sessions').select('id').where('id', '=', sessionId).forUpdate().execute();
  await tables
    .updateTable('device_people')
    .set({ session_id: null })
    .where('session_id', '=', sessionId)
    .execute();
}

/**
 * Whether a browser that shows the secret of a computer is that computer beyond doubt: somebody of its list is in a living session in it, or logs in
 * once more. Who has but the secret begins a list of their own.
 */
export async function isKnownAtDesk(
  work: Work,
  { deviceHash, personId, sessionId }: { deviceHash: Buffer; personId: number; sessionId: number | null },
): Promise<boolean> {
  const row = await identityTables(work)
    .selectFrom('device_people')
    .select('person_id')
    .where('device_hash', '=', deviceHash)
    .where('signed_in_at', '>', countsNowhereBefore(work.now()))
    .where((eb) => eb.or([eb('person_id', '=', personId), eb('session_id', '=', sessionId)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Notes a full log-in at a computer, which has another secret from now on: whoever logged in there before comes along, and what the old one said is
 * worth nothing.
 */
export async function seatAfterLogIn(
  work: Work,
  {
    before,
    deviceHash,
    personId,
    sessionId,
    secondFactor,
  }: Pick<NewSession, 'personId' | 'secondFactor'> & {
    /** By the secret of before, whose list comes along; null for a computer that is new. */
    before: Buffer | null;
    deviceHash: Buffer;
    sessionId: number;
  },
): Promise<void> {
  const now = work.now();
  const tables = identityTables(work);
  if (before) {
    await tables
      .deleteFrom('device_people')
      .where('device_hash', '=', before)
      .where((eb) =>
        eb.or([eb('person_id', '=', personId), eb('signed_in_at', '<=', countsNowhereBefore(now))]),
      )
      .execute();
    await tables
      .updateTable('device_people')
      .set({ device_hash: deviceHash })
      .where('device_hash', '=', before)
      .execute();
  }
  await tables
    .insertInto('device_people')
    .values({
      device_hash: deviceHash,
      person_id: personId,
      session_id: sessionId,
      second_factor: secondFactor,
      signed_in_at: now,
    })
    .execute();
}

/** A computer at a center, as somebody in a living session there sees it. */
export interface Desk {
  deviceHash: Buffer;
  providerId: number;
  /** Since when a full log-in counts there. */
  since: Date;
  me: { personId: number; sessionId: number };
}

/**
 * Who may come back by a PIN, as conditions on `d` of device_people: logged in there today, works at the center, is no other than who is there, who
 * has logged in there today, too; has shown the second factor that any of their roles asks for; has a PIN.
 */
const mayComeBack = ({ deviceHash, providerId, since, me }: Desk) => sql`
  d.device_hash = ${deviceHash} and d.signed_in_at >= ${since} and d.tries < ${MOST_TRIES} and d.person_id <> ${me.personId}
  and exists (select from device_people mine
               where mine.device_hash = ${deviceHash} and mine.person_id = ${me.personId}
                 and mine.session_id = ${me.sessionId} and mine.signed_in_at >= ${since})
  and exists (select from provider_roles r
               where r.provider_id = ${providerId} and r.person_id = d.person_id and r.active)
  and exists (select from log_ins l join people p on p.id = l.person_id
               where l.person_id = d.person_id and l.active and p.verified_at is not null
                 and (d.second_factor is not null or l.role = 'customer'))
  and (d.second_factor is not null or not exists (
    select from provider_roles r
     where r.person_id = d.person_id and r.active and r.role = any(${[...ROLES_WITH_SECOND_FACTOR]}::text[])))`;

export interface PersonAtDesk {
  personId: number;
  firstname: string;
  lastname: string;
}

/** Who may come back at a computer now, by name. */
export async function listPeopleAtDesk(work: Work, desk: Desk): Promise<PersonAtDesk[]> {
  const { rows } = await sql<PersonAtDesk>`
    select d.person_id as "personId", f.firstname, f.lastname
      from device_people d
      join person_pins n on n.person_id = d.person_id
      join profiles f on f.person_id = d.person_id
     where ${mayComeBack(desk)}
     order by f.firstname, f.lastname, d.person_id
     limit 100`.execute(work.db);
  return rows;
}

/**
 * Counts one try of somebody's PIN, in one statement: of any number at once five get this far.
 * @returns the hash to compare with; null where there is nothing to try
 */
export async function takeTry(work: Work, desk: Desk, personId: number): Promise<string | null> {
  const { rows } = await sql<{ pinHash: string }>`
    update device_people d set tries = d.tries + 1
      from person_pins n
     where d.person_id = ${personId} and n.person_id = d.person_id and ${mayComeBack(desk)}
    returning n.pin_hash as "pinHash"`.execute(work.db);
  return rows[0]?.pinHash ?? null;
}

/** After a wrong PIN: whoever's tries are used up is not among the people of the computer any more. */
export async function endUsedUp(work: Work, { deviceHash }: Desk, personId: number): Promise<void> {
  await identityTables(work)
    .deleteFrom('device_people')
    .where('device_hash', '=', deviceHash)
    .where('person_id', '=', personId)
    .where('tries', '>=', MOST_TRIES)
    .execute();
}

/**
 * Locks the place of somebody whose PIN was right, as long as it is still this one.
 * @returns null where the place or the PIN has gone meanwhile
 */
export async function lockPlaceAtDesk(
  work: Work,
  { deviceHash, since }: Desk,
  { personId, pinHash }: { personId: number; pinHash: string },
): Promise<{
  signedInAt: Date;
  secondFactor: NewSession['secondFactor'];
  oldSessionId: number | null;
} | null> {
  const row = await identityTables(work)
    .selectFrom('device_people')
    .innerJoin('person_pins', 'person_pins.person_id', 'device_people.person_id')
    .select([
      'device_people.signed_in_at as signedInAt',
      'device_people.second_factor as secondFactor',
      'device_people.session_id as oldSessionId',
    ])
    .where('device_hash', '=', deviceHash)
    .where('device_people.person_id', '=', personId)
    .where('signed_in_at', '>=', since)
    .where('pin_hash', '=', pinHash)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Somebody is there again, in a session of their own. Their right PIN counts as no try; wrong ones before it count on, or each turn would allow some more. */
export async function takeSeat(
  work: Work,
  { deviceHash }: Desk,
  { personId, sessionId }: { personId: number; sessionId: number },
): Promise<void> {
  await identityTables(work)
    .updateTable('device_people')
    .set({ session_id: sessionId, tries: sql`greatest(tries - 1, 0)` })
    .where('device_hash', '=', deviceHash)
    .where('person_id', '=', personId)
    .execute();
}

/** Takes somebody from all computers but the one where they are in a session that goes on. */
export async function deletePlacesAtDesks(work: Work, personId: number, but: number | null): Promise<void> {
  await identityTables(work)
    .deleteFrom('device_people')
    .where('person_id', '=', personId)
    .$if(but !== null, (query) => query.where('session_id', 'is distinct from', but))
    .execute();
}

/** The same for who has no role anywhere any more. */
export async function deletePlacesOfWhoLeft(work: Work, personId: number): Promise<void> {
  await identityTables(work)
    .deleteFrom('device_people')
    .where('person_id', '=', personId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('provider_roles')
            .select('id')
            .whereRef('provider_roles.person_id', '=', 'device_people.person_id')
            .where('provider_roles.active', '=', true),
        ),
      ),
    )
    .execute();
}

/** Takes somebody from the computers where they logged in without a second factor. */
export async function deletePlacesWithoutFactor(work: Work, personId: number): Promise<void> {
  await identityTables(work)
    .deleteFrom('device_people')
    .where('person_id', '=', personId)
    .where('second_factor', 'is', null)
    .execute();
}
