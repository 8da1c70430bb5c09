import { randomBytes } from 'node:crypto';
import type { FileType } from '#contracts/videos.ts';
import { fileTypeOfName, LARGEST_FILE } from '#contracts/videos.ts';
import { insertUpload } from '#server/modules/media/index.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { originalOf } from '../rules/film-files.ts';
import { bytesOfProvider, insertFilm } from '../store/films.ts';

/** What a provider may keep. */
const MOST_BYTES_OF_PROVIDER = 100 * 1024 ** 3;
/** Within so many days an upload that broke off goes on. */
export const DAYS_TO_SEND = 7;
const ADDRESS_MINUTES = 60;

/** A file that somebody wants to send. */
export interface FilmWanted {
  providerId: number;
  personId: number;
  /** As it is called where it comes from: its ending says what it shall be. */
  name: string;
  bytes: number;
  /** Of its first MiB, as the sender counted it. */
  headHash: string | null;
  /** Which kinds are taken here. */
  kinds: readonly FileType[];
}

/**
 * Keeps the place of a file that will be sent. Joins the caller's transaction.
 * @returns the film's id
 * @throws Refusal fileNotAccepted for a kind that is not taken and for a size that is; storageFull
 */
export async function reserveFilm(work: Work, wanted: FilmWanted): Promise<number> {
  const { providerId, personId, name, bytes, headHash, kinds } = wanted;
  const kind = fileTypeOfName(name);
  if (kind === null || !kinds.includes(kind)) throw new Refusal('fileNotAccepted', { affected: ['name'] });
  if (bytes > LARGEST_FILE[kind]) throw new Refusal('fileNotAccepted', { affected: ['bytes'] });
  await work.lock([`films-of:${providerId}`]);
  if ((await bytesOfProvider(work, providerId)) + bytes > MOST_BYTES_OF_PROVIDER)
    throw new Refusal('storageFull');
  const key = randomBytes(20).toString('hex');
  const uploadId = await insertUpload(work, {
    personId,
    purpose: 'film',
    providerId,
    objectKey: originalOf({ providerId, key }),
    fileType: kind,
    expiresAt: new Date(work.now().getTime() + DAYS_TO_SEND * 86_400_000),
  });
  return insertFilm(work, { providerId, key, name, kind, bytes, headHash, uploadId });
}

/** Of what type bytes are sent: a bucket keeps it with the file, and nobody is shown it. */
export const SENT_AS = 'application/octet-stream';

export const addressExpiry = (work: Work): Date => new Date(work.now().getTime() + ADDRESS_MINUTES * 60_000);

/** An address that takes a file whole by one HTTP PUT; success is 200 alone (specification section 7, "File upload"). */
export async function addressOfWhole(
  work: Work,
  { storage }: Pick<Deps, 'storage'>,
  film: { providerId: number; key: string; bytes: number },
): Promise<string> {
  const permit = { contentType: SENT_AS, mostBytes: film.bytes, expiresAt: addressExpiry(work) };
  return storage.addressForWriting(originalOf(film), permit);
}
