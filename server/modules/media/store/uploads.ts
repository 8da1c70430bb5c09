import type { Work } from '#server/kernel/work.ts';
import { mediaTables } from './tables.ts';

/** What an uploaded file is for. */
export type UploadPurpose =
  | 'avatar'
  | 'service'
  | 'providerPhoto'
  | 'customerImport'
  | 'film'
  | 'blogPicture'
  | 'emailLogo'
  | 'chatFile'
  | 'texts';

export interface UploadRow {
  objectKey: string;
  fileType: string;
}

/** Who uploads, and what for. */
export interface UploadFor {
  personId: number;
  purpose: UploadPurpose;
  /** The provider whose picture it shall be; absent for a person's own. */
  providerId?: number;
}

export type UploadOfPerson = UploadFor & { uploadId: number };

/** @returns the upload's id */
export async function insertUpload(
  work: Work,
  upload: UploadRow & UploadFor & { expiresAt: Date },
): Promise<number> {
  const { id } = await mediaTables(work)
    .insertInto('uploads')
    .values({
      person_id: upload.personId,
      purpose: upload.purpose,
      provider_id: upload.providerId ?? null,
      object_key: upload.objectKey,
      file_type: upload.fileType,
      created_at: work.now(),
      expires_at: upload.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whether a file may still come under this key. */
export async function isUploadAwaited(work: Work, objectKey: string): Promise<boolean> {
  const row = await mediaTables(work)
    .selectFrom('uploads')
    .select('id')
    .where('object_key', '=', objectKey)
    .where('published_at', 'is', null)
    .where('expires_at', '>', work.now())
    .executeTakeFirst();
  return row !== undefined;
}

/** A person's own upload for this purpose and provider that is neither handed in nor expired, or null. */
export async function findAwaitedUpload(
  work: Work,
  { personId, uploadId, purpose, providerId }: UploadOfPerson,
): Promise<UploadRow | null> {
  const row = await mediaTables(work)
    .selectFrom('uploads')
    .select(['object_key as objectKey', 'file_type as fileType'])
    .where('id', '=', uploadId)
    .where('person_id', '=', personId)
    .where('purpose', '=', purpose)
    .where('provider_id', 'is not distinct from', providerId ?? null)
    .where('published_at', 'is', null)
    .where('expires_at', '>', work.now())
    .executeTakeFirst();
  return row ?? null;
}

/** Hands an upload in. @returns false when that was done already, or it is too late */
export async function markHandedIn(work: Work, uploadId: number): Promise<boolean> {
  const { numUpdatedRows } = await mediaTables(work)
    .updateTable('uploads')
    .set({ published_at: work.now() })
    .where('id', '=', uploadId)
    .where('published_at', 'is', null)
    .where('expires_at', '>', work.now())
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Uploads whose addresses died before a moment, the first of them first. */
export async function listUploadsBefore(
  work: Work,
  before: Date,
  limit: number,
): Promise<{ id: number; objectKey: string }[]> {
  return mediaTables(work)
    .selectFrom('uploads')
    .select(['id', 'object_key as objectKey'])
    .where('expires_at', '<', before)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
}

export async function deleteUploads(work: Work, ids: readonly number[]): Promise<void> {
  await mediaTables(work).deleteFrom('uploads').where('id', 'in', ids).execute();
}

/** Forgets an upload that is awaited, whose file is somebody else's from now on. @returns false when that was done already, or it is too late */
export async function deleteAwaited(work: Work, uploadId: number): Promise<boolean> {
  const { numDeletedRows } = await mediaTables(work)
    .deleteFrom('uploads')
    .where('id', '=', uploadId)
    .where('published_at', 'is', null)
    .where('expires_at', '>', work.now())
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export interface OwnUpload {
  purpose: string;
  fileType: string;
  createdAt: Date;
  expiresAt: Date;
  handedInAt: Date | null;
}

export async function readUploadsOfPerson(work: Work, personId: number): Promise<OwnUpload[]> {
  return mediaTables(work)
    .selectFrom('uploads')
    .select([
      'purpose',
      'file_type as fileType',
      'created_at as createdAt',
      'expires_at as expiresAt',
      'published_at as handedInAt',
    ])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();
}

/** @returns the keys of their files */
export async function deleteUploadsOfPerson(work: Work, personId: number): Promise<string[]> {
  const rows = await mediaTables(work)
    .deleteFrom('uploads')
    .where('person_id', '=', personId)
    .returning('object_key')
    .execute();
  return rows.map(({ object_key }) => object_key);
}
