import { LARGEST_IMAGE_BYTES } from '#contracts/uploaded-image.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import type { AwaitedUpload } from '#server/modules/media/index.ts';
import { requestImageUpload } from '#server/modules/media/index.ts';

/**
 * An address to upload a new avatar to (specification section 7, "changeUserAvatar").
 * @param fileType the file name's ending: jpg, jpeg, png, webp or gif
 * @throws Refusal fileNotAccepted, tooManyRequests
 */
export async function requestAvatarUpload(
  work: Work,
  deps: Deps,
  personId: number,
  fileType: string,
): Promise<AwaitedUpload> {
  return requestImageUpload(work, deps, {
    personId,
    purpose: 'avatar',
    fileType,
    mostBytes: LARGEST_IMAGE_BYTES,
  });
}
