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
    expectLarge(image, least);
    return [pictureExtent(image, 'xLarge'), ...SMALLER.map((size) => pictureExtent(image, size))];
  });
  const sizes: PictureSize[] = ['xLarge', ...SMALLER];
  return sizes.flatMap((size, index) => {
    const webp = made[index];
    return webp ? [[size, webp] satisfies [PictureSize, Buffer]] : [];
  });
}

/**
 * An image a person gave us in the largest size it allows, cut to 16:10 from its middle, to be kept as the source of all sizes.
 * @param least what it must measure when it stands upright
 * @returns WebP, and how large it became
 * @throws Refusal imageTooSmall; else as `makeAnew`
 */
export async function makeOriginal(
  content: Buffer,
  fileType: string,
  least: Extent,
): Promise<Extent & { webp: Buffer }> {
  let extent: Extent = { width: 0, height: 0 };
  const [webp] = await makeAnew(content, fileType, (image) => {
    expectLarge(image, least);
    extent = pictureExtent(image, 'xLarge');
    return [extent];
  });
  if (!webp) throw new Error('One extent makes one picture');
  return { ...extent, webp };
}

function expectLarge(image: Extent, least: Extent): void {
  if (image.width < least.width || image.height < least.height)
    throw new Refusal('imageTooSmall', { params: { known: 'least', ...least } });
}
