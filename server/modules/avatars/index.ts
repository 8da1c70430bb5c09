export { avatarFile, isAvatarKey } from './rules/avatar-files.ts';
export { avatarsPersonalData } from './use-cases/personal-data.ts';
export { publishAvatar } from './use-cases/publish-avatar.ts';
export { removeAvatar } from './use-cases/remove-avatar.ts';
export { requestAvatarUpload } from './use-cases/request-avatar-upload.ts';
