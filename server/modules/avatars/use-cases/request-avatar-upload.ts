import { LARGEST_AVATAR_BYTES } from '#contracts/avatar.ts';
import type { Tools } from '#server/kernel/tools.ts';
import type { Work } from '#server/kernel/work.ts';
import type { AwaitedUpload } from '#server/modules/media/index.ts';
import { requestImageUpload } from '#server/modules/media/index.ts';

/**
 * An address to upload a new avatar to (specification section 7, "changeUserAvatar"; ledger ACC-02).
 * @param fileType the file name's ending: jpg, jpeg, png, webp or gif
 * @throws Refusal fileNotAccepted, tooManyRequests
 */
export async function requestAvatarUpload(work: Work, tools: Tools, personId: number, fileType: string): Promise<AwaitedUpload> {
  return requestImageUpload(work, tools, { personId, purpose: 'avatar', fileType, mostBytes: LARGEST_AVATAR_BYTES });
}
