import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import { identityTables } from './tables.ts';

export interface PersonRow {
  id: number;
  email: string;
  language: string;
  isVerified: boolean;
  firstname: string;
}

export interface PersonWanted {
  emailKey: string;
  email: string;
  language: string;
}

/**
 * The parts of a `with` that find or add a person, so that a module above does it in the query of its own rows. Their
 * answer is `person (id)`: without a row when a rival is adding the same person, committed by then but younger than the
 * query's view; the same query again finds it.
 */
export function personFoundOrAdded(work: Work, person: PersonWanted): RawBuilder<unknown> {
  return sql`known_person as (select id from people where email_key = ${person.emailKey}),
    added_person as (
      insert into people (email_key, email, language, created_at)
      select ${person.emailKey}, ${person.email}, ${person.language}, ${work.now()}
        where not exists (select from known_person)
      on conflict (email_key) do nothing
      returning id
    ),
    person as (select id from known_person union all select id from added_person)`;
}

/**
 * Finds or adds in one round trip.
 * @returns null when a rival is adding the same person: committed by then, but younger than this statement's view
 */
export async function insertOrFindPerson(work: Work, person: PersonWanted): Promise<number | null> {
  const { rows } = await sql<{
    id: number;
  }>`with ${personFoundOrAdded(work, person)} select id from person`.execute(work.db);
  return rows[0]?.id ?? null;
}

/**
 * Finds or adds people, sorted and each once: those that are missing first, then all are read, so that a rival's are found, too.
 * @returns their ids by the keys of their e-mails
 */
export async function insertOrFindPeople(
  work: Work,
  people: readonly PersonWanted[],
): Promise<Map<string, number>> {
  await sql`
    insert into people (email_key, email, language, created_at)
      select email_key, email, language, ${work.now()}
        from unnest(${people.map(({ emailKey }) => emailKey)}::text[], ${people.map(({ email }) => email)}::text[],
          ${people.map(({ language }) => language)}::text[]) with ordinality as wanted (email_key, email, language, place)
        where not exists (select from people known where known.email_key = wanted.email_key)
        order by place
    on conflict (email_key) do nothing`.execute(work.db);
  const rows = await identityTables(work)
    .selectFrom('people')
    .select(['id', 'email_key as emailKey'])
    .where(
      'email_key',
      'in',
      people.map(({ emailKey }) => emailKey),
    )
    .execute();
  return new Map(rows.map(({ id, emailKey }) => [emailKey, id]));
}

/**
 * Gives a person another e-mail, which they have just proved to read.
 * @throws the constraint that stands for userEmailExists when it is somebody's already
 */
export async function saveEmail(
  work: Work,
  personId: number,
  { email, emailKey }: { email: string; emailKey: string },
): Promise<void> {
  await identityTables(work)
    .updateTable('people')
    .set({ email, email_key: emailKey, verified_at: work.now() })
    .where('id', '=', personId)
    .execute();
}

/**
 * Takes an e-mail from somebody who has never proved to read it. Their row stays, with what hangs on it and the address mails
 * about it go to, but nobody is found by it any more.
 */
export async function setUnprovenAside(work: Work, emailKey: string): Promise<void> {
  await identityTables(work)
    .updateTable('people')
    .set({ email_key: sql`'aside:' || id` })
    .where('email_key', '=', emailKey)
    .where('verified_at', 'is', null)
    .execute();
}

export async function findPersonId(work: Work, emailKey: string): Promise<number | null> {
  const row = await identityTables(work)
    .selectFrom('people')
    .select('id')
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function readPerson(work: Work, personId: number): Promise<PersonRow | null> {
  const row = await identityTables(work)
    .selectFrom('people')
    .leftJoin('profiles', 'profiles.person_id', 'people.id')
    .select(['people.id', 'people.email', 'people.language', 'people.verified_at', 'profiles.firstname'])
    .where('people.id', '=', personId)
    .executeTakeFirst();
  if (!row) return null;
  const { id, email, language, verified_at, firstname } = row;
  return { id, email, language, isVerified: verified_at !== null, firstname: firstname ?? '' };
}

/** What those who work with somebody see of them. */
export interface PersonCard {
  id: number;
  email: string;
  firstname: string | null;
  lastname: string | null;
  avatarKey: string | null;
}

export async function readPersonCards(work: Work, ids: readonly number[]): Promise<PersonCard[]> {
  if (ids.length === 0) return [];
  return identityTables(work)
    .selectFrom('people')
    .leftJoin('profiles', 'profiles.person_id', 'people.id')
    .select([
      'people.id',
      'people.email',
      'profiles.firstname',
      'profiles.lastname',
      'profiles.avatar_key as avatarKey',
    ])
    .where('people.id', 'in', [...ids])
    .execute();
}
