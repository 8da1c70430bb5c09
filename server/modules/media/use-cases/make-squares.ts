import sharp from 'sharp';
import type { SharpOptions } from 'sharp';
import { Refusal } from '#server/kernel/refusal.ts';
import { imageTypeOfBytes } from '../rules/image-type.ts';
import { renderInTurn, TooManyPictures } from './render-in-turn.ts';

/** Large enough for any telephone's photo; a picture of more pixels than that is a bomb. */
const MOST_PIXELS = 50_000_000;
const SHORTEST_SIDE = 16;
/** Ten thousand times longer than wide would take minutes to cut. */
const LONGEST_SIDE = 16_000;
const RENDERING_SECONDS = 10;
const QUALITY = 82;

/** Cut-off and damaged files are refused; what decoders only warn of, cameras write every day. */
const CAREFULLY: SharpOptions = { limitInputPixels: MOST_PIXELS, failOn: 'error' };

/**
 * Squares cut from the middle of an image a person gave us, made anew: pixels alone come through, no place, no camera,
 * no script in a comment. Of an animation the first picture.
 * @param fileType what it was announced as: the bytes must be that
 * @param sides in pixels, the largest first
 * @returns WebP, one per side
 * @throws Refusal fileNotAccepted when it is no such image, broken, too small or too large to look at; tooManyRequests
 */
export async function makeSquares(
  content: Buffer,
  fileType: string,
  sides: readonly [number, ...number[]],
): Promise<Buffer[]> {
  if (imageTypeOfBytes(content) !== fileType) throw new Refusal('fileNotAccepted');
  try {
    return await renderInTurn(() => squaresOf(content, fileType, sides));
  } catch (error) {
    if (error instanceof TooManyPictures) throw new Refusal('tooManyRequests', { retryAfterSeconds: 5 });
    // The decoder's own words are about the file, whatever it found.
    throw new Refusal('fileNotAccepted');
  }
}

async function squaresOf(
  content: Buffer,
  fileType: string,
  [largest, ...others]: readonly [number, ...number[]],
): Promise<Buffer[]> {
  const { format, width, height } = await sharp(content, CAREFULLY).metadata();
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const isUsable =
    format === fileType && short >= SHORTEST_SIDE && long <= LONGEST_SIDE && width * height <= MOST_PIXELS;
  if (!isUsable) throw new RangeError('Not an image to go on with');
  const square = await sharp(content, CAREFULLY)
    .autoOrient()
    .resize(largest, largest, { fit: 'cover' })
    .webp({ quality: QUALITY })
    .timeout({ seconds: RENDERING_SECONDS })
    .toBuffer();
  const smaller = others.map((side) =>
    sharp(square).resize(side, side).webp({ quality: QUALITY }).toBuffer(),
  );
  return [square, ...(await Promise.all(smaller))];
}
