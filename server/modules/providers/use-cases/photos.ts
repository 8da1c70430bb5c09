import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { providerChanged } from '../facts.ts';
import type { PhotoOrigin } from '../store/photos.ts';
import { countPhotos, deletePhoto, findPublicPhoto, insertPhoto } from '../store/photos.ts';
import { MOST_PHOTOS } from '../store/public-providers.ts';

/** The least a provider's photo must measure (specification section 9). */
const LEAST = { width: 1280, height: 800 };

export type NewPhoto = PhotoOrigin & { width: number; height: number };
export type PhotoSource = NewPhoto;

/**
 * Adds a photo behind those the provider has; the first one is the main one.
 * @throws Refusal invalidInput when it is smaller than 1280x800 or there are too many already
 * @returns the photo's id
 */
export async function addPhoto(work: Work, providerId: number, photo: NewPhoto): Promise<number> {
  if (photo.width < LEAST.width || photo.height < LEAST.height) {
    throw new Refusal('invalidInput', { inputs: [{ code: 'tooSmall', affected: ['photo'] }] });
  }
  return work.transaction(async (tx) => {
    const position = await countPhotos(tx, providerId);
    if (position >= MOST_PHOTOS)
      throw new Refusal('invalidInput', { inputs: [{ code: 'tooMany', affected: ['photo'] }] });
    const photoId = await insertPhoto(tx, providerId, { ...photo, position });
    await tx.announce(providerChanged({ providerId }));
    return photoId;
  });
}

/** Removes a photo. @throws Refusal notFound */
export async function removePhoto(work: Work, providerId: number, photoId: number): Promise<void> {
  await work.transaction(async (tx) => {
    if (!(await deletePhoto(tx, providerId, photoId))) throw new Refusal('notFound');
    await tx.announce(providerChanged({ providerId }));
  });
}

/** Where the pixels of a public provider's photo come from; null when visitors may not see it. */
export async function findPhoto(
  work: Work,
  providerId: number,
  photoId: number,
): Promise<PhotoSource | null> {
  return findPublicPhoto(work, providerId, photoId);
}
