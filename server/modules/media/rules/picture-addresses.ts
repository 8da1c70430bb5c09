/** The sizes every picture comes in (specification section 3, "images"), in pixels. */
export const PICTURE_SIZES = {
  small: { width: 400, height: 250 },
  medium: { width: 800, height: 500 },
  large: { width: 1280, height: 800 },
  xLarge: { width: 1920, height: 1200 },
} as const;

export type PictureSize = keyof typeof PICTURE_SIZES;

/** How many drawn landscapes can be asked for by seed: enough for variety, few enough to keep them all. */
export const LANDSCAPE_SEEDS = 512;

export function isPictureSize(value: string): value is PictureSize {
  return Object.hasOwn(PICTURE_SIZES, value);
}

/** Which landscape is drawn for an id. */
export function standInSeed(id: number): number {
  return id % LANDSCAPE_SEEDS;
}

/** The landscape that stands in for a picture somebody did not give: always the same for the same id. */
export function landscapePath(id: number, size: PictureSize): string {
  return `/media/landscapes/${standInSeed(id)}/${size}.webp`;
}

const SIZED = /^(\/media\/.+\/)(?:small|medium|large|xLarge)\.webp$/;

/** The same picture in another size: a path of ours that names its size; any other address stays as it is. */
export function pathInSize(path: string, size: PictureSize): string {
  return path.replace(SIZED, `$1${size}.webp`);
}

export function providerPhotoPath(providerId: number, photoId: number, size: PictureSize): string {
  return `/media/providers/${providerId}/photos/${photoId}/${size}.webp`;
}
