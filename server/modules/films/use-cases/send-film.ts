import { PART_BYTES } from '#contracts/videos.ts';
import { deleteAwaited } from '#server/modules/media/index.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { originalOf } from '../rules/film-files.ts';
import type { PlacedPart } from '../rules/film-parts.ts';
import { missingParts } from '../rules/film-parts.ts';
import type { Film } from '../store/films.ts';
import { findFilm, updateFilm } from '../store/films.ts';
import { addressExpiry, addressOfWhole, SENT_AS } from './reserve-film.ts';

type Storing = Pick<Deps, 'storage'>;
interface FilmKey {
  providerId: number;
  id: number;
}

/** The name of the job that looks into a file. */
export const CHECK_FILM = 'films.check';

/** What of a file is still to be sent. */
export interface FilmToSend {
  film: Film;
  /** Takes the whole file. */
  presignedUrl: string;
  /** Each takes one part; none for a file that is small. */
  parts: (PlacedPart & { presignedUrl: string })[];
}

/**
 * Where a file goes: its address as a whole, and those of the parts that are missing. What is sent in parts begins with the first call.
 * @throws Refusal notFound; cannotUpdate for one that is there already
 */
export async function filmToSend(work: Work, { storage }: Storing, key: FilmKey): Promise<FilmToSend> {
  const film = await work.transaction((tx) => withParts(tx, { storage }, key));
  const presignedUrl = await addressOfWhole(work, { storage }, film);
  if (film.partsRef === null) return { film, presignedUrl, parts: [] };
  const upload = { key: originalOf(film), ref: film.partsRef };
  const missing = missingParts(film.bytes, await storage.parts.list(upload));
  const permit = { contentType: SENT_AS, expiresAt: addressExpiry(work) };
  const parts = await Promise.all(
    missing.map(async (part) => ({
      ...part,
      presignedUrl: await storage.parts.addressFor(upload, part, permit),
    })),
  );
  return { film, presignedUrl, parts };
}

async function withParts(tx: Work, { storage }: Storing, key: FilmKey): Promise<Film> {
  const film = await findFilm(tx, key, { forChange: true });
  if (!film) throw new Refusal('notFound');
  if (film.state !== 'uploading') throw new Refusal('cannotUpdate');
  if (film.partsRef !== null || film.bytes <= PART_BYTES) return film;
  const { ref } = await storage.parts.begin(originalOf(film), { contentType: SENT_AS });
  await updateFilm(tx, key, { partsRef: ref });
  return { ...film, partsRef: ref };
}

/**
 * The bytes are there: parts are joined, nothing is taken any more, and what came is looked into. Twice has one effect.
 * @throws Refusal notFound; fileNotAccepted while a part is missing, and for a file of another size, which is forgotten
 */
export async function completeFilm(work: Work, { storage }: Storing, key: FilmKey): Promise<Film> {
  return work.transaction(async (tx) => {
    const film = await findFilm(tx, key, { forChange: true });
    if (!film) throw new Refusal('notFound');
    if (film.state !== 'uploading') return film;
    const bytes = await bytesThere(storage, film);
    if (bytes === null) throw new Refusal('fileNotAccepted', { affected: ['bytes'] });
    if (film.uploadId !== null) await deleteAwaited(tx, film.uploadId);
    // A bucket takes more than was said at an address for the whole
    const hasOtherSize = bytes !== film.bytes;
    const ended = {
      state: hasOtherSize ? ('failed' as const) : ('checking' as const),
      failure: hasOtherSize ? 'otherSize' : null,
      uploadId: null,
    };
    await updateFilm(tx, key, ended);
    if (!hasOtherSize) await tx.enqueue(CHECK_FILM, key);
    return { ...film, ...ended };
  });
}

/** @returns null while it is not whole */
async function bytesThere(storage: Storing['storage'], film: Film): Promise<number | null> {
  const whole = await storage.sizeOf(originalOf(film));
  if (whole !== null || film.partsRef === null) return whole;
  const upload = { key: originalOf(film), ref: film.partsRef };
  if (missingParts(film.bytes, await storage.parts.list(upload)).length > 0) return null;
  await storage.parts.join(upload);
  return storage.sizeOf(originalOf(film));
}
