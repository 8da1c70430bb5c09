import { deleteAwaited, removeFilesLater } from '#server/modules/media/index.ts';
import type { Work } from '#server/kernel/work.ts';
import { filesOf, originalOf } from '../rules/film-files.ts';
import { deleteFilms } from '../store/films.ts';

/** The job that lets go of parts. */
export const DROP_PARTS = 'films.drop-parts';

/** Removes films that nothing points to any more, and what lies in the storage. Joins the caller's transaction. */
export async function dropFilms(
  work: Work,
  films: { providerId: number; ids: readonly number[] },
): Promise<void> {
  const gone = await deleteFilms(work, films);
  for (const { uploadId, partsRef, ...film } of gone) {
    if (uploadId !== null) await deleteAwaited(work, uploadId);
    if (partsRef !== null) await work.enqueue(DROP_PARTS, { key: originalOf(film), ref: partsRef });
  }
  if (gone.length > 0) await removeFilesLater(work, gone.flatMap(filesOf));
}
