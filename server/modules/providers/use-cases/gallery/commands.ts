import * as v from 'valibot';
import { PICTURE_SIZES, roomOf } from '#server/modules/media/index.ts';
import { Move } from '#contracts/validation/offering.ts';
import { PhotoDescription } from '#contracts/validation/provider-forms.ts';
import type { Done } from '#server/modules/authority/index.ts';
import { providerCommand } from '#server/modules/authority/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { isPhotoKey, photoFile } from '../../rules/photo-file.ts';
import type { PhotoOf } from '../../store/gallery.ts';
import {
  hasPhotoOf,
  lockPhotoVersion,
  mainCategoryOf,
  photosDrawnAs,
  readPhoto,
} from '../../store/gallery.ts';
import { keepPhotoFile } from '../../store/photo-files.ts';
import { addPhoto, describePhoto, movePhoto, removePhoto } from './photos.ts';

type Asking = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>;
const action = 'changeProfile';
const nothing = {};
const onPhoto = (subjectId: number, change: { before?: object | null; after?: object }) => ({
  subject: 'providerPhoto',
  subjectId,
  ...change,
});

const NewPhotoForm = v.object({
  key: v.pipe(
    v.string(),
    v.check((key) => isPhotoKey(key)),
  ),
  description: PhotoDescription,
});

/**
 * Hangs an uploaded photo up, behind the others. The drawn picture, where somebody had chosen it, makes room.
 * @throws Refusal as `providerCommand`; invalidInput for a key of no photo of the provider's, one that hangs already, or one too many
 */
export async function addProviderPhoto(
  asking: Asking,
  providerId: number,
  input: unknown,
): Promise<{ id: number }> {
  return providerCommand(asking, {
    operation: 'addProviderPhoto',
    action,
    providerId,
    schema: NewPhotoForm,
    input,
    async run(tx, { key, description }): Promise<Done<{ id: number }>> {
      const extent = await keepPhotoFile(tx, { providerId, key });
      const objectKey = photoFile(providerId, key);
      if (!extent || (await hasPhotoOf(tx, providerId, objectKey)))
        throw new Refusal('invalidInput', { affected: ['key'] });
      await removeStandIn(tx, providerId);
      const id = await addPhoto(tx, providerId, { objectKey, ...extent, description });
      return { answer: { id }, changes: [onPhoto(id, { after: { objectKey, description } })] };
    },
  });
}

/**
 * Chooses the room that is drawn for a provider as a photo of its own, until it hangs up another one. Chosen again, nothing happens.
 * @throws Refusal as `providerCommand`; invalidInput with one too many
 */
export async function chooseDrawnPhoto(asking: Asking, providerId: number): Promise<object> {
  return providerCommand(asking, {
    operation: 'chooseDrawnPhoto',
    action,
    providerId,
    schema: v.object({}),
    input: {},
    async run(tx): Promise<Done<object>> {
      const drawing = await roomOfProvider(tx, providerId);
      if ((await photosDrawnAs(tx, providerId, drawing)).length > 0) return { answer: nothing, changes: [] };
      const id = await addPhoto(tx, providerId, { drawing, ...PICTURE_SIZES.xLarge });
      return { answer: nothing, changes: [onPhoto(id, { after: { drawing } })] };
    },
  });
}

/** Says what a photo shows. @param of.version the one its form was filled from. @throws Refusal as `providerCommand`; notFound */
export async function describeProviderPhoto(
  asking: Asking,
  of: PhotoOf & { version: number },
  input: unknown,
): Promise<object> {
  const { providerId, photoId } = of;
  return providerCommand(asking, {
    operation: 'describeProviderPhoto',
    action,
    providerId,
    of: { photoId },
    schema: v.object({ description: PhotoDescription }),
    input,
    version: { expected: of.version, lockCurrent: (tx) => lockPhotoVersion(tx, of) },
    async run(tx, { description }): Promise<Done<object>> {
      const before = await readPhoto(tx, of);
      await describePhoto(tx, of, description);
      return {
        answer: nothing,
        changes: [
          onPhoto(photoId, { before: before && { description: before.description }, after: { description } }),
        ],
      };
    },
  });
}

/** Takes a photo down for good. @throws Refusal as `providerCommand`; notFound */
export async function deleteProviderPhoto(asking: Asking, of: PhotoOf): Promise<object> {
  const { providerId, photoId } = of;
  return providerCommand(asking, {
    operation: 'deleteProviderPhoto',
    action,
    providerId,
    of: { photoId },
    schema: v.object({}),
    input: {},
    async run(tx): Promise<Done<object>> {
      const before = await readPhoto(tx, of);
      await removePhoto(tx, providerId, photoId);
      return { answer: nothing, changes: [onPhoto(photoId, { before })] };
    },
  });
}

/** Puts a photo before another or at the end; the first is the main one. @throws Refusal as `providerCommand`; notFound */
export async function reorderProviderPhotos(
  asking: Asking,
  providerId: number,
  input: unknown,
): Promise<object> {
  return providerCommand(asking, {
    operation: 'reorderProviderPhotos',
    action,
    providerId,
    schema: Move,
    input,
    async run(tx, { id, beforeId }): Promise<Done<object>> {
      await movePhoto(tx, { providerId, photoId: id }, beforeId);
      return { answer: nothing, changes: [onPhoto(id, { after: { beforeId } })] };
    },
  });
}

const roomOfProvider = async (tx: Work, providerId: number): Promise<string> =>
  roomOf({ id: providerId, category: await mainCategoryOf(tx, providerId) });

async function removeStandIn(tx: Work, providerId: number): Promise<void> {
  for (const photoId of await photosDrawnAs(tx, providerId, await roomOfProvider(tx, providerId)))
    await removePhoto(tx, providerId, photoId);
}
