/** The sizes every picture comes in (specification section 3, "images"), in pixels. */
export const PICTURE_SIZES = {
  small: { width: 400, height: 250 },
  medium: { width: 800, height: 500 },
  large: { width: 1280, height: 800 },
  xLarge: { width: 1920, height: 1200 },
} as const;

export type PictureSize = keyof typeof PICTURE_SIZES;

export function isPictureSize(value: string): value is PictureSize {
  return Object.hasOwn(PICTURE_SIZES, value);
}

/** The address of a drawing that stands in for a picture nobody gave. @param name as `roomOf` and `objectOf` say it */
export function drawingPath(name: string, size: PictureSize): string {
  return `/media/drawings/${name}/${size}.webp`;
}

const SIZED = /^(\/media\/.+\/)(?:small|medium|large|xLarge)\.webp$/;

/** The same picture in another size: a path of ours that names its size; any other address stays as it is. */
export function pathInSize(path: string, size: PictureSize): string {
  return path.replace(SIZED, `$1${size}.webp`);
}

export function providerPhotoPath(providerId: number, photoId: number, size: PictureSize): string {
  return `/media/providers/${providerId}/photos/${photoId}/${size}.webp`;
}
