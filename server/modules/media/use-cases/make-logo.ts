import sharp from 'sharp';
import type { Extent } from './make-anew.ts';
import { makeAnew } from './make-anew.ts';

/** Twice what mails show, for sharp screens. */
const MOST: Extent = { width: 480, height: 88 };

/**
 * An image a person gave us as a whole, never enlarged, as mails show logos.
 * @returns PNG, which every mail program knows
 * @throws Refusal as `makeAnew`
 */
export async function makeLogo(content: Buffer, fileType: string): Promise<Buffer> {
  const [webp] = await makeAnew(content, fileType, (image) => [within(image)]);
  return sharp(webp).png().toBuffer();
}

function within({ width, height }: Extent): Extent {
  const scale = Math.min(1, MOST.width / width, MOST.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
