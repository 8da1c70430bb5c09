import sharp from 'sharp';
import type { Sharp, SharpOptions } from 'sharp';
import { isRefusal, Refusal } from '#server/kernel/refusal.ts';
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

/** In pixels. */
export interface Extent {
  width: number;
  height: number;
}

/**
 * Cuts from the middle of an image a person gave us, made anew: pixels alone come through, upright, no place, no camera, no script in a
 * comment. Of an animation the first picture.
 * @param fileType what it was announced as: the bytes must be that
 * @param extentsFor what to make of an image that measures so much when it stands upright, the largest first, all of one shape
 * @param as in which format; WebP if not said
 * @returns one per extent
 * @throws Refusal fileNotAccepted when it is no such image, broken, too small or too large to look at; tooManyRequests; whatever
 *   `extentsFor` refuses
 */
export async function makeAnew(
  content: Buffer,
  fileType: string,
  extentsFor: (image: Extent) => readonly [Extent, ...Extent[]],
  as: (image: Sharp) => Sharp = asWebp,
): Promise<Buffer[]> {
  if (imageTypeOfBytes(content) !== fileType) throw new Refusal('fileNotAccepted');
  try {
    return await renderInTurn(async () => cut(content, extentsFor(await measure(content, fileType)), as));
  } catch (error) {
    if (error instanceof TooManyPictures) throw new Refusal('tooManyRequests', { retryAfterSeconds: 5 });
    if (isRefusal(error)) throw error;
    // The decoder's own words are about the file, whatever it found.
    throw new Refusal('fileNotAccepted');
  }
}

/** @returns how large it is when it stands upright */
async function measure(content: Buffer, fileType: string): Promise<Extent> {
  const { format, width, height, autoOrient } = await sharp(content, CAREFULLY).metadata();
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const isUsable =
    format === fileType && short >= SHORTEST_SIDE && long <= LONGEST_SIDE && width * height <= MOST_PIXELS;
  if (!isUsable) throw new RangeError('Not an image to go on with');
  return autoOrient;
}

async function cut(
  content: Buffer,
  [largest, ...others]: readonly [Extent, ...Extent[]],
  as: (image: Sharp) => Sharp,
): Promise<Buffer[]> {
  const image = await as(inExtent(sharp(content, CAREFULLY).autoOrient(), largest))
    .timeout({ seconds: RENDERING_SECONDS })
    .toBuffer();
  const smaller = others.map((extent) => as(inExtent(sharp(image), extent)).toBuffer());
  return [image, ...(await Promise.all(smaller))];
}

function inExtent(image: Sharp, { width, height }: Extent): Sharp {
  return image.resize(width, height, { fit: 'cover' });
}

const asWebp = (image: Sharp): Sharp => image.webp({ quality: QUALITY });
