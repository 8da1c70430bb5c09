import type { AvatarSize } from '#contracts/avatar.ts';
import { AVATAR_SIZES } from '#contracts/avatar.ts';

/** Where a size of an avatar lies in the object storage. */
export function avatarFile(key: string, size: AvatarSize): string {
  return `avatars/${key}-${size}.webp`;
}

export function avatarFiles(key: string): string[] {
  return AVATAR_SIZES.map((size) => avatarFile(key, size));
}

/** 160 random bits in hexadecimal. */
export function isAvatarKey(value: string): boolean {
  return /^[0-9a-f]{40}$/.test(value);
}
