import type { Api } from '#web/lib/api.ts';
import { operation } from '#web/lib/api.ts';
import { putFile } from '#web/lib/put-file.ts';

export const CHANGE_AVATAR = operation(
  'mutation ChangeUserAvatar($fileType: String!) { changeUserAvatar(fileType: $fileType) { uploadId presignedUrl } }',
);
export const PUBLISH_AVATAR = operation(
  'mutation PublishUserAvatar($uploadId: Id!) { publishUserAvatar(uploadId: $uploadId) }',
);
export const REMOVE_AVATAR = operation('mutation RemoveUserAvatar { removeUserAvatar }');

/** How far a picture has come; `publishing` once all of it is sent. */
export type AvatarProgress = { step: 'sending'; percent: number } | { step: 'publishing' };

/** Sends a JPEG and makes it the person's picture. @returns its address */
export async function sendAvatar(
  api: Api,
  picture: Blob,
  { onProgress, signal }: { onProgress: (progress: AvatarProgress) => void; signal: AbortSignal },
): Promise<string> {
  onProgress({ step: 'sending', percent: 0 });
  const { changeUserAvatar: upload } = await api(CHANGE_AVATAR, { fileType: 'jpg' }, { signal });
  await putFile(upload.presignedUrl, picture, {
    onProgress: (percent) => onProgress({ step: 'sending', percent }),
    signal,
  });
  onProgress({ step: 'publishing' });
  const { publishUserAvatar } = await api(PUBLISH_AVATAR, { uploadId: upload.uploadId }, { signal });
  return publishUserAvatar;
}

export async function removeAvatar(api: Api): Promise<boolean> {
  return (await api(REMOVE_AVATAR)).removeUserAvatar;
}
