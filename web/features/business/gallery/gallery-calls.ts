import type { GalleryPhoto } from '#web/generated/operations.ts';
import type { Api } from '#web/lib/api.ts';
import { operation } from '#web/lib/api.ts';
import { endingOf } from '#web/lib/image-file.ts';
import { putFile } from '#web/lib/put-file.ts';

/** A photo of the gallery, shown to visitors or not. */
export type { GalleryPhoto };

const PHOTO =
  'fragment GalleryPhoto on OwnProviderPhoto { id description version isDrawn images { small medium large } }';

export const GALLERY = operation(`query Gallery($providerId: Id!) {
  getOwnProvider(providerId: $providerId) { id name isPublic isPublished drawnImageUrl photos { ...GalleryPhoto } }
}
${PHOTO}`);

export const REQUEST_PHOTO = operation(`mutation RequestPhoto($providerId: Id!, $fileType: String!) {
  requestProviderPhotoUpload(providerId: $providerId, fileType: $fileType) { uploadId presignedUrl }
}`);

export const TAKE_PHOTO = operation(`mutation TakePhoto($providerId: Id!, $uploadId: Id!) {
  takeProviderPhoto(providerId: $providerId, uploadId: $uploadId)
}`);

export const ADD_PHOTO = operation(
  'mutation AddPhoto($providerId: Id!, $key: String!) { addProviderPhoto(providerId: $providerId, key: $key) { id } }',
);

export const CHOOSE_DRAWN = operation(
  'mutation ChooseDrawn($providerId: Id!) { chooseDrawnPhoto(providerId: $providerId) { id } }',
);

export const DESCRIBE_PHOTO =
  operation(`mutation DescribePhoto($providerId: Id!, $id: Id!, $version: Int!, $description: String!) {
  describeProviderPhoto(providerId: $providerId, id: $id, version: $version, description: $description) { id }
}`);

export const DELETE_PHOTO = operation(
  'mutation DeletePhoto($providerId: Id!, $id: Id!) { deleteProviderPhoto(providerId: $providerId, id: $id) { id } }',
);

export const MOVE_PHOTO = operation(`mutation MovePhoto($providerId: Id!, $id: Id!, $beforeId: Id) {
  reorderProviderPhotos(providerId: $providerId, id: $id, beforeId: $beforeId) { id }
}`);

/**
 * Sends a photo for a provider's gallery; it hangs there once its key is added.
 * @param onProgress hears from 0 to 1 how much of it is sent
 * @returns the photo's key
 * @throws ApiFailure, UploadFailure; the signal's reason when it was called off
 */
export async function sendPhoto(
  api: Api,
  { providerId, file }: { providerId: number; file: File },
  { onProgress, signal }: { onProgress: (progress: number) => void; signal: AbortSignal },
): Promise<string> {
  const request = { providerId, fileType: endingOf(file) };
  const { requestProviderPhotoUpload: upload } = await api(REQUEST_PHOTO, request, { signal });
  await putFile(upload.presignedUrl, file, { onProgress: (percent) => onProgress(percent / 100), signal });
  const taken = await api(TAKE_PHOTO, { providerId, uploadId: upload.uploadId }, { signal });
  return taken.takeProviderPhoto;
}
