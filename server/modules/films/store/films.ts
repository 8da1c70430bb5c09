import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { FILE_TYPES } from '#contracts/videos.ts';
import type { FileType, FilmState } from '#contracts/videos.ts';
import type { Work } from '#server/kernel/work.ts';
import { filmsTables } from './tables.ts';

/** What is uploaded to be watched, heard or read. */
export interface Film {
  providerId: number;
  id: number;
  key: string;
  /** Of the file, as it was called where it came from. */
  name: string;
  kind: FileType;
  bytes: number;
  headHash: string | null;
  state: FilmState;
  uploadId: number | null;
  partsRef: string | null;
  playsAsIs: boolean;
  failure: string | null;
  contentType: string | null;
  durationSeconds: number | null;
}

const COLUMNS = sql`a.provider_id as "providerId", a.id, a.key, a.name, a.kind, a.bytes::float8 as bytes, a.head_hash as "headHash", a.state,
  a.upload_id as "uploadId", a.parts_ref as "partsRef", a.plays_as_is as "playsAsIs", a.failure, a.content_type as "contentType",
  a.duration_seconds as "durationSeconds"`;

/** A film as one JSON value, for who reads it in the query of their own rows; null for none. @param assetId with the table of that query */
export function filmAsJson(
  providerId: RawBuilder<unknown>,
  assetId: RawBuilder<unknown>,
): RawBuilder<Film | null> {
  return sql`(select to_json(f) from (select ${COLUMNS} from film_assets a where a.provider_id = ${providerId} and a.id = ${assetId}) f)`;
}

/** Whether a film is ready and browsers show it: a condition for who reads it in the query of their own rows. @param kinds only of these */
export function isFilmShown(
  providerId: RawBuilder<unknown>,
  assetId: RawBuilder<unknown>,
  kinds: readonly FileType[] = FILE_TYPES,
): RawBuilder<boolean> {
  return sql`exists (select from film_assets a where a.provider_id = ${providerId} and a.id = ${assetId} and a.plays_as_is
    and a.kind = any(${[...kinds]}::text[]))`;
}

/** A film as it is asked for. */
export type NewFilm = Pick<Film, 'providerId' | 'key' | 'name' | 'kind' | 'bytes' | 'headHash' | 'uploadId'>;

/** @returns the id */
export async function insertFilm(work: Work, film: NewFilm): Promise<number> {
  const { id } = await filmsTables(work)
    .insertInto('film_assets')
    .values({
      provider_id: film.providerId,
      key: film.key,
      name: film.name,
      kind: film.kind,
      bytes: film.bytes,
      head_hash: film.headHash,
      upload_id: film.uploadId,
      created_at: work.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** One film of a provider; `forChange` locks it until the transaction ends. */
export async function findFilm(
  work: Work,
  { providerId, id }: { providerId: number; id: number },
  { forChange = false } = {},
): Promise<Film | null> {
  const { rows } = await sql<Film>`
    select ${COLUMNS} from film_assets a where a.provider_id = ${providerId} and a.id = ${id} ${forChange ? sql`for update` : sql``}`.execute(
    work.db,
  );
  return rows[0] ?? null;
}

/** Bytes that a provider has uploaded or reserved. */
export async function bytesOfProvider(work: Work, providerId: number): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(bytes), 0)::float8 as bytes from film_assets where provider_id = ${providerId}`.execute(
    work.db,
  );
  return rows[0]?.bytes ?? 0;
}

/** Changes what is known of a film. */
export async function updateFilm(
  work: Work,
  { providerId, id }: { providerId: number; id: number },
  to: Partial<Omit<Film, 'providerId' | 'id' | 'key'>> & {
    width?: number | null;
    height?: number | null;
    codecs?: string | null;
  },
): Promise<void> {
  await filmsTables(work)
    .updateTable('film_assets')
    .set({
      state: to.state,
      upload_id: to.uploadId,
      parts_ref: to.partsRef,
      bytes: to.bytes,
      plays_as_is: to.playsAsIs,
      failure: to.failure,
      content_type: to.contentType,
      duration_seconds: to.durationSeconds,
      width: to.width,
      height: to.height,
      codecs: to.codecs,
      ...(to.state === 'ready' && { ready_at: work.now() }),
    })
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}

/** Removes films that nothing points to. @returns what lay in the storage */
export async function deleteFilms(
  work: Work,
  { providerId, ids }: { providerId: number; ids: readonly number[] },
): Promise<Pick<Film, 'providerId' | 'key' | 'uploadId' | 'partsRef'>[]> {
  if (ids.length === 0) return [];
  return filmsTables(work)
    .deleteFrom('film_assets')
    .where('provider_id', '=', providerId)
    .where('id', 'in', [...ids])
    .returning(['provider_id as providerId', 'key', 'upload_id as uploadId', 'parts_ref as partsRef'])
    .execute();
}

/** Films whose bytes are on their way or are being looked at, the oldest first. */
export async function listFilmsOnTheirWay(
  work: Work,
  limit: number,
): Promise<{ providerId: number; id: number; state: FilmState; createdAt: Date }[]> {
  return filmsTables(work)
    .selectFrom('film_assets')
    .select(['provider_id as providerId', 'id', 'state', 'created_at as createdAt'])
    .where('state', 'in', ['uploading', 'checking'])
    .orderBy('created_at')
    .limit(limit)
    .$castTo<{ providerId: number; id: number; state: FilmState; createdAt: Date }>()
    .execute();
}
