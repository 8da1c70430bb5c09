import { randomBytes } from 'node:crypto';
import { LEAST_PROVIDER_PHOTO } from '#contracts/provider-photo.ts';
import { LARGEST_IMAGE_BYTES } from '#contracts/uploaded-image.ts';
import { expectMay } from '#server/modules/authority/index.ts';
import type { AwaitedUpload } from '#server/modules/media/index.ts';
import { makeOriginal, requestImageUpload, takeUpload } from '#server/modules/media/index.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { photoFile } from '../../rules/photo-file.ts';
import { insertPhotoFile } from '../../store/photo-files.ts';

type Asking = Pick<RequestContext, 'work' | 'deps' | 'actor'>;

/**
 * An address to upload a photo to, for whoever asks and for this provider.
 * @param of.fileType the file name's ending: jpg, jpeg, png, webp or gif
 * @throws Refusal as `expectMay`; fileNotAccepted; tooManyRequests
 */
export async function requestProviderPhoto(
  { work, deps, actor }: Asking,
  of: { providerId: number; fileType: string },
): Promise<AwaitedUpload> {
  const { personId } = await expectMay(work, actor, of.providerId, 'changeProfile');
  const mostBytes = LARGEST_IMAGE_BYTES;
  return requestImageUpload(work, deps, { personId, purpose: 'providerPhoto', mostBytes, ...of });
}

/**
 * Makes an uploaded image a photo that can be hung up. No gallery shows it before `addProviderPhoto`, so nothing of the provider has
 * changed yet; what is never hung up is swept.
 * @returns its key
 * @throws Refusal as `expectMay`; fileNotAccepted when the upload is not theirs, for another provider, too late, used, or no image we
 *   take; imageTooSmall; tooManyRequests
 */
export async function takeProviderPhoto(
  { work, deps, actor }: Asking,
  of: { providerId: number; uploadId: number },
): Promise<string> {
  const { personId } = await expectMay(work, actor, of.providerId, 'changeProfile');
  const upload = { personId, purpose: 'providerPhoto', mostBytes: LARGEST_IMAGE_BYTES, ...of } as const;
  const { content, fileType } = await takeUpload(work, deps, upload);
  const { webp, width, height } = await makeOriginal(content, fileType, LEAST_PROVIDER_PHOTO);
  const { providerId } = of;
  const key = randomBytes(20).toString('hex');
  // The row comes first: of a file that none knows nobody could ever tell that it is unused.
  await insertPhotoFile(work, { providerId, key, width, height });
  await deps.storage.write(photoFile(providerId, key), webp);
  return key;
}
