import { blend } from './blend.ts';
import type { Canvas } from './canvas.ts';
import type { Random } from './random.ts';
import { round } from './ridge.ts';
import type { Disc } from './sky.ts';

/** Water from the shore down, mirroring what the group of that id shows, with the light of the disc on it. */
export function paintWater(
  canvas: Canvas,
  random: Random,
  { group, shore, disc }: { group: string; shore: number; disc: Disc },
): void {
  const { width, height, light } = canvas;
  const clip = canvas.uniqueId();
  const deepWater = blend(light.skyMiddle, light.near, 0.42);
  canvas.rect(
    shore,
    height - shore,
    canvas.fade([
      [0, blend(light.skyLow, light.haze, 0.5)],
      [0.45, light.skyMiddle],
      [1, deepWater],
    ]),
  );
  canvas.raw(
    `<clipPath id="${clip}"><rect y="${round(shore)}" width="${width}" height="${round(height - shore)}"/></clipPath>` +
      `<g clip-path="url(#${clip})" opacity=".42"><use href="#${group}" transform="matrix(1 0 0 -.8 0 ${round(shore * 1.8)})"/></g>`,
  );
  canvas.rect(
    shore,
    height - shore,
    canvas.fade([
      [0, light.haze, 0.5],
      [0.2, light.haze, 0.06],
      [1, deepWater, 0.45],
    ]),
  );
  const road = blend(light.disc, light.glow, 0.25);
  for (let line = 0; line < 34; line += 1) {
    const depth = (line / 34) ** 1.5;
    const y = shore + (height - shore) * (0.02 + depth * 0.9);
    const spread = width * (0.012 + depth * 0.05);
    canvas.ellipse(
      disc.x + random.between(-1, 1) * spread * 0.7,
      y,
      spread * random.between(0.35, 1.1),
      height * (0.0012 + depth * 0.0024),
      road,
      (0.75 - depth * 0.5) * (light.stars > 0.6 ? 0.6 : 1),
    );
  }
  for (let line = 0; line < (canvas.isPainting ? 46 : 22); line += 1) {
    const depth = random.between(0, 1) ** 1.3;
    const y = shore + (height - shore) * (0.03 + depth * 0.92);
    canvas.ellipse(
      random.between(0, width),
      y,
      width * random.between(0.02, 0.09) * (0.4 + depth),
      height * 0.0013 * (1 + depth),
      light.disc,
      0.14,
    );
  }
}
