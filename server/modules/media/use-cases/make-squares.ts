import { makeAnew } from './make-anew.ts';

/**
 * Squares cut from the middle of an image a person gave us, enlarged where it is smaller.
 * @param sides in pixels, the largest first
 * @returns WebP, one per side
 * @throws Refusal as `makeAnew`
 */
export async function makeSquares(
  content: Buffer,
  fileType: string,
  [largest, ...others]: readonly [number, ...number[]],
): Promise<Buffer[]> {
  return makeAnew(content, fileType, () => [square(largest), ...others.map(square)]);
}

const square = (side: number) => ({ width: side, height: side });
