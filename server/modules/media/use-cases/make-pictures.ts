import { Refusal } from '#server/kernel/refusal.ts';
import type { PictureSize } from '../rules/picture-addresses.ts';
import { pictureExtent } from '../rules/picture-extent.ts';
import type { Extent } from './make-anew.ts';
import { makeAnew } from './make-anew.ts';

const SMALLER: readonly PictureSize[] = ['large', 'medium', 'small'];

/**
 * An image a person gave us in the four sizes, cut to 16:10 from its middle. Nothing is enlarged: of an image that is smaller than a size,
 * that size is as large as the image allows.
 * @param least what it must measure when it stands upright
 * @returns WebP by size
 * @throws Refusal imageTooSmall; else as `makeAnew`
 */
export async function makePictures(
  content: Buffer,
  fileType: string,
  least: Extent,
): Promise<[PictureSize, Buffer][]> {
  const made = await makeAnew(content, fileType, (image) => {
    if (image.width < least.width || image.height < least.height)
      throw new Refusal('imageTooSmall', { params: { known: 'least', ...least } });
    return [pictureExtent(image, 'xLarge'), ...SMALLER.map((size) => pictureExtent(image, size))];
  });
  const sizes: PictureSize[] = ['xLarge', ...SMALLER];
  return sizes.flatMap((size, index) => {
    const webp = made[index];
    return webp ? [[size, webp] satisfies [PictureSize, Buffer]] : [];
  });
}
