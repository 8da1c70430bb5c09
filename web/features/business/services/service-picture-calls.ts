import type { Api } from '#web/lib/api.ts';
import { operation } from '#web/lib/api.ts';
import { endingOf } from '#web/lib/image-file.ts';
import { putFile } from '#web/lib/put-file.ts';

export const REQUEST_SERVICE_PICTURE =
  operation(`mutation RequestSubServiceImageUpload($providerId: Id!, $fileType: String!) {
  requestSubServiceImageUpload(providerId: $providerId, fileType: $fileType) { uploadId presignedUrl }
}`);

export const TAKE_SERVICE_PICTURE =
  operation(`mutation TakeSubServiceImage($providerId: Id!, $uploadId: Id!) {
  takeSubServiceImage(providerId: $providerId, uploadId: $uploadId)
}`);

/**
 * Sends an image for a provider's services.
 * @param onProgress hears from 0 to 1 how much of it is sent
 * @returns the path that a service saves as its `imageUrl`
 * @throws ApiFailure, UploadFailure; the signal's reason when it was called off
 */
export async function sendServicePicture(
  api: Api,
  { providerId, file }: { providerId: number; file: File },
  { onProgress, signal }: { onProgress: (progress: number) => void; signal: AbortSignal },
): Promise<string> {
  const request = { providerId, fileType: endingOf(file) };
  const { requestSubServiceImageUpload: upload } = await api(REQUEST_SERVICE_PICTURE, request, { signal });
  await putFile(upload.presignedUrl, file, { onProgress: (percent) => onProgress(percent / 100), signal });
  const taken = await api(TAKE_SERVICE_PICTURE, { providerId, uploadId: upload.uploadId }, { signal });
  return taken.takeSubServiceImage;
}
