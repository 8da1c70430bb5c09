import type { Work } from '#server/kernel/work.ts';
import { filesMadeOf, removeFilesLater } from '#server/modules/media/index.ts';
import { photoFile } from '../../rules/photo-file.ts';
import type { PhotoFile } from '../../store/photo-files.ts';
import { deleteUnusedPhotoFiles, lockUnusedPhotoFiles } from '../../store/photo-files.ts';

/** Longer than anybody takes from the upload to the gallery. */
const KEPT_HOURS = 24;
const AT_ONCE = 100;

/** Forgets uploaded photos that no gallery shows, a day after they were made, with all sizes that were made of them. */
export async function sweepPhotos(work: Work): Promise<void> {
  const before = new Date(work.now().getTime() - KEPT_HOURS * 3_600_000);
  while ((await sweepSome(work, before)) > 0);
}

async function sweepSome(work: Work, before: Date): Promise<number> {
  return work.transaction(async (tx) => {
    const gone = await deleteUnusedPhotoFiles(tx, await lockUnusedPhotoFiles(tx, before, AT_ONCE));
    if (gone.length > 0) await removeFilesLater(tx, gone.flatMap(filesOf));
    return gone.length;
  });
}

function filesOf({ providerId, key }: PhotoFile): string[] {
  const objectKey = photoFile(providerId, key);
  return [objectKey, ...filesMadeOf({ objectKey })];
}
