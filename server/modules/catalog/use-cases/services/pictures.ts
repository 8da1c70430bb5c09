import { randomBytes } from 'node:crypto';
import { LEAST_SERVICE_PICTURE } from '#contracts/service-picture.ts';
import { LARGEST_IMAGE_BYTES } from '#contracts/uploaded-image.ts';
import { expectMay } from '#server/modules/authority/index.ts';
import type { AwaitedUpload } from '#server/modules/media/index.ts';
import { makePictures, requestImageUpload, takeUpload } from '#server/modules/media/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { picturePointedTo, servicePictureFile, servicePicturePath } from '../../rules/service-picture.ts';
import { hasPicture, insertPicture, readImageUrl } from '../../store/services/pictures.ts';

type Asking = Pick<RequestContext, 'work' | 'deps' | 'actor'>;

/**
 * An address to upload a picture of a service to, for whoever asks and for this provider.
 * @param of.fileType the file name's ending: jpg, jpeg, png, webp or gif
 * @throws Refusal as `expectMay`; fileNotAccepted; tooManyRequests
 */
export async function requestServicePicture(
  { work, deps, actor }: Asking,
  of: { providerId: number; fileType: string },
): Promise<AwaitedUpload> {
  const { personId } = await expectMay(work, actor, of.providerId, 'changeServices');
  const mostBytes = LARGEST_IMAGE_BYTES;
  return requestImageUpload(work, deps, { personId, purpose: 'service', mostBytes, ...of });
}

/**
 * Makes an uploaded image a picture in the four sizes. No service shows it before its form saves the path, so nothing of the provider
 * has changed yet; what is never saved is swept.
 * @returns the path to save
 * @throws Refusal as `expectMay`; fileNotAccepted when the upload is not theirs, for another provider, too late, used, or no image we
 *   take; imageTooSmall; tooManyRequests
 */
export async function takeServicePicture(
  { work, deps, actor }: Asking,
  of: { providerId: number; uploadId: number },
): Promise<string> {
  const { personId } = await expectMay(work, actor, of.providerId, 'changeServices');
  const upload = { personId, purpose: 'service', mostBytes: LARGEST_IMAGE_BYTES, ...of } as const;
  const { content, fileType } = await takeUpload(work, deps, upload);
  const pictures = await makePictures(content, fileType, LEAST_SERVICE_PICTURE);
  const { providerId } = of;
  const key = randomBytes(20).toString('hex');
  // The row comes first: of a file that none knows nobody could ever tell that it is unused.
  await insertPicture(work, { providerId, key });
  for (const [size, webp] of pictures)
    await deps.storage.write(servicePictureFile(providerId, key, size), webp);
  return servicePicturePath(providerId, key);
}

/**
 * The address may be saved as a service's picture: it has it already, or it is a path of ours, and of uploaded pictures one of the
 * provider's own that is still there, which then stays. Joins the caller's transaction.
 * @param of.serviceId null for a new one
 * @throws Refusal invalidInput
 */
export async function expectPicture(
  work: Work,
  { providerId, serviceId }: { providerId: number; serviceId: number | null },
  address: string | null,
): Promise<void> {
  if (address === null) return;
  if (serviceId !== null && address === (await readImageUrl(work, { providerId, serviceId }))) return;
  const found = picturePointedTo(address, providerId);
  const isThere =
    found.kind === 'own' ? await hasPicture(work, { providerId, key: found.key }) : found.kind === 'path';
  if (!isThere) throw new Refusal('invalidInput', { affected: ['imageUrl'] });
}
