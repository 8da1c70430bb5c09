import { randomBytes } from 'node:crypto';
import { AVATAR_SIZES, avatarPath } from '#contracts/avatar.ts';
import { LARGEST_IMAGE_BYTES } from '#contracts/uploaded-image.ts';
import { audit } from '#server/kernel/audit.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { setAvatarKey } from '#server/modules/identity/index.ts';
import { makeSquares, removeFilesLater, takeUpload } from '#server/modules/media/index.ts';
import { avatarFiles } from '../rules/avatar-files.ts';

/**
 * Makes what a person uploaded their avatar, in place of the former one.
 * @returns the new picture's address
 * @throws Refusal fileNotAccepted when the upload is not theirs, too late, used, or no image we take; tooManyRequests
 */
export async function publishAvatar(
  work: Work,
  deps: Deps,
  personId: number,
  uploadId: number,
): Promise<string> {
  const upload = { personId, uploadId, purpose: 'avatar', mostBytes: LARGEST_IMAGE_BYTES } as const;
  const { content, fileType } = await takeUpload(work, deps, upload);
  const squares = await makeSquares(content, fileType, AVATAR_SIZES);
  const key = randomBytes(20).toString('hex');
  for (const [index, file] of avatarFiles(key).entries()) {
    const square = squares[index];
    if (square) await deps.storage.write(file, square);
  }
  await work.transaction(async (tx) => {
    const former = await setAvatarKey(tx, personId, key);
    if (former) await removeFilesLater(tx, avatarFiles(former));
    await audit(tx, {
      providerId: null,
      actor: `person:${personId}`,
      action: 'avatarChanged',
      subject: 'person',
      subjectId: personId,
    });
  });
  return `${deps.origin}${avatarPath(key)}`;
}
