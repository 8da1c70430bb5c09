import { LEAST_PROVIDER_PHOTO as LEAST, MOST_PROVIDER_PHOTOS } from '#contracts/provider-photo.ts';
import { movedBefore } from '#server/kernel/moved-before.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { providerChanged } from '../../facts.ts';
import type { PhotoOf } from '../../store/gallery.ts';
import {
  findPhotoByCode,
  lockPhotoOrder,
  savePhotoOrder,
  updatePhotoDescription,
} from '../../store/gallery.ts';
import type { PhotoOrigin } from '../../store/photos.ts';
import { deletePhoto, findPublicPhoto, insertPhoto } from '../../store/photos.ts';

export type NewPhoto = PhotoOrigin & { width: number; height: number; description?: string };
export type PhotoSource = PhotoOrigin & { width: number; height: number };

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
    const order = await lockPhotoOrder(tx, providerId);
    if (order.length >= MOST_PROVIDER_PHOTOS)
      throw new Refusal('invalidInput', { inputs: [{ code: 'tooMany', affected: ['photo'] }] });
    const photoId = await insertPhoto(tx, providerId, { ...photo, position: order.length });
    // What was removed has left gaps
    await savePhotoOrder(tx, providerId, [...order, photoId]);
    await tx.announce(providerChanged({ providerId }));
    return photoId;
  });
}

/** Removes a photo; its file goes with the sweep. @throws Refusal notFound */
export async function removePhoto(work: Work, providerId: number, photoId: number): Promise<void> {
  await work.transaction(async (tx) => {
    if (!(await deletePhoto(tx, providerId, photoId))) throw new Refusal('notFound');
    await tx.announce(providerChanged({ providerId }));
  });
}

/**
 * Puts a photo before another of the provider, or at the end; two who reorder at once come after each other.
 * @throws Refusal notFound when either is not there
 */
export async function movePhoto(
  work: Work,
  { providerId, photoId }: PhotoOf,
  beforeId: number | null,
): Promise<void> {
  await work.transaction(async (tx) => {
    const order = movedBefore(await lockPhotoOrder(tx, providerId), photoId, beforeId);
    if (!order) throw new Refusal('notFound');
    await savePhotoOrder(tx, providerId, order);
    await tx.announce(providerChanged({ providerId }));
  });
}

/** Says what a photo shows. Joins the caller's transaction, which has locked the photo. */
export async function describePhoto(work: Work, of: PhotoOf, description: string): Promise<void> {
  await work.transaction(async (tx) => {
    await updatePhotoDescription(tx, of, description);
    await tx.announce(providerChanged({ providerId: of.providerId }));
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

/** Where the pixels of a photo come from, for who knows the code in its address; null for none. */
export async function findPreview(work: Work, code: string): Promise<PhotoOrigin | null> {
  return findPhotoByCode(work, code);
}
