import type { PictureSize } from './picture-addresses.ts';
import { PICTURE_SIZES } from './picture-addresses.ts';

/** How large, in pixels, a picture of a size is made of an image: 16:10, and never larger than what of the image is 16:10. */
export function pictureExtent(
  image: { width: number; height: number },
  size: PictureSize,
): { width: number; height: number } {
  const steps = Math.floor(Math.min(image.width / 16, image.height / 10, PICTURE_SIZES[size].width / 16) * 2);
  return { width: steps * 8, height: steps * 5 };
}
