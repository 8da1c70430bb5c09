import type { Work } from '#server/kernel/work.ts';
import { PICTURE_SIZES, removeFilesLater } from '#server/modules/media/index.ts';
import { servicePictureFile } from '../../rules/service-picture.ts';
import type { ServicePicture } from '../../store/services/pictures.ts';
import { deleteUnusedPictures, lockUnusedPictures } from '../../store/services/pictures.ts';

/** Longer than any form stays open. */
const KEPT_HOURS = 24;
const AT_ONCE = 100;

/** Forgets pictures that no service shows, a day after they were made: never saved, replaced, or of a service that is gone. */
export async function sweepPictures(work: Work): Promise<void> {
  const before = new Date(work.now().getTime() - KEPT_HOURS * 3_600_000);
  while ((await sweepSome(work, before)) > 0);
}

async function sweepSome(work: Work, before: Date): Promise<number> {
  return work.transaction(async (tx) => {
    const gone = await deleteUnusedPictures(tx, await lockUnusedPictures(tx, before, AT_ONCE));
    if (gone.length > 0) await removeFilesLater(tx, gone.flatMap(filesOf));
    return gone.length;
  });
}

function filesOf({ providerId, key }: ServicePicture): string[] {
  return Object.keys(PICTURE_SIZES).map((size) => servicePictureFile(providerId, key, size));
}
