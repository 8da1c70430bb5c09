import { Refusal } from '#server/kernel/refusal.ts';
import type { Extent } from './make-anew.ts';
import { makeAnew } from './make-anew.ts';

const QUALITY = 82;

/**
 * An image a person gave us as a whole in several sizes, never enlarged; what is transparent becomes white.
 * @param of.sides how long the longer side is at most, the largest first
 * @returns JPEG with its extent, one for each side
 * @throws Refusal fileNotAccepted also for more pixels than `mostPixels`; else as `makeAnew`
 */
export async function makeJpegs(
  content: Buffer,
  fileType: string,
  { sides: [largest, ...others], mostPixels }: { sides: readonly [number, ...number[]]; mostPixels: number },
): Promise<(Extent & { jpeg: Buffer })[]> {
  let extents: Extent[] = [];
  const made = await makeAnew(
    content,
    fileType,
    (image) => {
      if (image.width * image.height > mostPixels) throw new Refusal('fileNotAccepted');
      const first = within(image, largest);
      const rest = others.map((side) => within(image, side));
      extents = [first, ...rest];
      return [first, ...rest];
    },
    (image) => image.flatten({ background: '#ffffff' }).jpeg({ quality: QUALITY }),
  );
  return made.flatMap((jpeg, index) => {
    const extent = extents[index];
    return extent ? [{ ...extent, jpeg }] : [];
  });
}

function within({ width, height }: Extent, side: number): Extent {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
