import type { PersonalDataSource } from '#server/kernel/personal-data.ts';
import { avatarKeyOf } from '#server/modules/identity/index.ts';
import { avatarFile } from '../rules/avatar-files.ts';
import { removeAvatar } from './remove-avatar.ts';

/** The picture itself; which one it is stands in the profile, which identity keeps. */
export const avatarsPersonalData: PersonalDataSource = {
  placeInExport: 20,
  tables: {},
  async export(work, { storage }, { personId }) {
    const key = await avatarKeyOf(work, personId);
    const picture = key === null ? null : await storage.read(avatarFile(key, 512));
    return { avatar: picture && { type: 'image/webp', base64: picture.toString('base64') } };
  },
  async erase(work, { personId }) {
    await removeAvatar(work, personId);
  },
};
