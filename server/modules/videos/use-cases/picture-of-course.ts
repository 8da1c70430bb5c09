import { pictureOf } from '#server/modules/films/index.ts';
import type { PictureSource } from '#server/modules/media/index.ts';
import type { Work } from '#server/kernel/work.ts';
import { hasCoursePicture } from '../store/pictures.ts';

/** The source of a course's picture, by its random key: whoever knows the key has been shown the course. */
export async function pictureOfCourse(
  work: Work,
  { providerId, key }: { providerId: number; key: string },
): Promise<PictureSource | null> {
  const isKey = /^[0-9a-f]{40}$/.test(key);
  return isKey && (await hasCoursePicture(work, { providerId, key }))
    ? { objectKey: pictureOf({ providerId, key }) }
    : null;
}
