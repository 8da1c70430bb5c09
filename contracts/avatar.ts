/** What a picture of oneself may be when it is uploaded. No SVG: it is a document that can carry script and fetch from elsewhere. */
export const AVATAR_FILE_TYPES = ['jpg', 'jpeg', 'png', 'webp', 'gif'] as const;

export const LARGEST_AVATAR_BYTES = 10 * 1024 * 1024;

/** Sides in pixels; the picture is square. */
export const AVATAR_SIZES = [512, 96] as const;
export type AvatarSize = (typeof AVATAR_SIZES)[number];

/** Where a person's picture stands: a path on this installation that nobody can guess. */
export function avatarPath(key: string, size: AvatarSize = 512): string {
  return `/media/avatars/${key}/${size}.webp`;
}
