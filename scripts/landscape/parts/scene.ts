import type { Canvas } from './canvas.ts';
import { randomFor } from './random.ts';
import type { Disc } from './sky.ts';

/** Paints one composition; everything that varies comes from the seed. */
export type Scene = (canvas: Canvas, seed: number) => void;

/** Where the sun or moon stands: `low` to `high` of the height above the horizon. */
export function placeDisc(canvas: Canvas, seed: number, horizon: number, low: number, high: number): Disc {
  const random = randomFor(seed, 'disc');
  const { width, height, light } = canvas;
  const radius = height * random.between(0.034, 0.05) * (light.stars > 0.6 ? 0.95 : 1);
  return { x: width * random.between(0.24, 0.76), y: horizon - height * random.between(low, high), radius };
}
