import { audit } from '#server/kernel/audit.ts';
import type { Work } from '#server/kernel/work.ts';
import { setAvatarKey } from '#server/modules/identity/index.ts';
import { removeFilesLater } from '#server/modules/media/index.ts';
import { avatarFiles } from '../rules/avatar-files.ts';

/** Removes a person's avatar and its files; nothing happens when there is none. @returns whether there was one */
export async function removeAvatar(work: Work, personId: number): Promise<boolean> {
  return work.transaction(async (tx) => {
    const former = await setAvatarKey(tx, personId, null);
    if (!former) return false;
    await removeFilesLater(tx, avatarFiles(former));
    await audit(tx, {
      providerId: null,
      actor: `person:${personId}`,
      action: 'avatarRemoved',
      subject: 'person',
      subjectId: personId,
    });
    return true;
  });
}
