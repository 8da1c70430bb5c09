/** A part of an image, in its own pixels. */
export type CutArea = { x: number; y: number; width: number; height: number };

/** Twice what is shown at most, so that it stays sharp; small enough to be sent over any line. */
const LARGEST_SIDE = 1024;
const SMALLEST_SIDE = 96;
const QUALITY = 0.92;
/** Behind what is transparent: JPEG is not. */
const GROUND = '#fffdf8';

/** The chosen square as JPEG, upright as the camera meant it, without anything else that stood in the file. */
export async function cutOut(file: Blob, { x, y, width, height }: CutArea): Promise<Blob> {
  const image = await createImageBitmap(file);
  const side = Math.min(LARGEST_SIDE, Math.max(SMALLEST_SIDE, Math.round(width)));
  const canvas = new OffscreenCanvas(side, side);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw');
  pen.fillStyle = GROUND;
  pen.fillRect(0, 0, side, side);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, x, y, width, height, 0, 0, side, side);
  image.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}
