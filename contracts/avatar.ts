/** Sides in pixels; the picture is square. */
export const AVATAR_SIZES = [512, 96] as const;
export type AvatarSize = (typeof AVATAR_SIZES)[number];

/** Where a person's picture stands: a path on this installation that nobody can guess. */
export function avatarPath(key: string, size: AvatarSize = 512): string {
  return `/media/avatars/${key}/${size}.webp`;
}
