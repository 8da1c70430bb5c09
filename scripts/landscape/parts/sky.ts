import { blend } from './blend.ts';
import type { Canvas } from './canvas.ts';
import type { Random } from './random.ts';
import { ellipse } from './trees.ts';
import { round } from './ridge.ts';

export type Disc = { x: number; y: number; radius: number };

/** Sky, stars, sun or moon, and clouds. `horizon` is where the land begins. */
export function paintSky(canvas: Canvas, random: Random, horizon: number, disc: Disc): void {
  const { light, width, height } = canvas;
  const reach = horizon / height;
  canvas.rect(
    0,
    height,
    canvas.fade([
      [0, light.skyTop],
      [reach * 0.58, light.skyMiddle],
      [reach, light.skyLow],
      [1, light.haze],
    ]),
  );
  if (light.stars > 0.05) paintStars(canvas, random, horizon);
  paintDisc(canvas, disc);
  if (random.chance(0.75)) paintClouds(canvas, random, horizon, disc);
  if (light.stars < 0.3 && random.chance(0.45)) paintBirds(canvas, random, horizon);
  canvas.ellipse(width / 2, horizon, width * 0.75, height * 0.12, softSpot(canvas, light.haze, 0.55));
}

function paintDisc(canvas: Canvas, { x, y, radius }: Disc): void {
  const { light } = canvas;
  const strength = light.stars > 0.6 ? 0.4 : 0.85;
  const halo = canvas.glow([
    [0, light.glow, strength],
    [0.25, light.glow, strength * 0.55],
    [0.6, light.glow, strength * 0.16],
    [1, light.glow, 0],
  ]);
  canvas.ellipse(x, y, radius * 7.5, radius * 7.5, halo);
  canvas.ellipse(x, y, radius, radius, light.disc);
  if (light.stars > 0.6) paintMoonShade(canvas, { x, y, radius });
}

/** Three pale seas make the disc a moon. */
function paintMoonShade(canvas: Canvas, { x, y, radius }: Disc): void {
  const shade = blend(canvas.light.disc, canvas.light.skyMiddle, 0.16);
  canvas.path(
    ellipse(x - radius * 0.3, y - radius * 0.22, radius * 0.26, radius * 0.22) +
      ellipse(x + radius * 0.22, y + radius * 0.1, radius * 0.32, radius * 0.26) +
      ellipse(x - radius * 0.15, y + radius * 0.46, radius * 0.17, radius * 0.12),
    shade,
  );
}

function paintStars(canvas: Canvas, random: Random, horizon: number): void {
  const { width, height, light } = canvas;
  const unit = height / 900;
  let faint = '';
  let bright = '';
  for (let index = 0; index < (canvas.isPainting ? 130 : 60); index += 1) {
    const x = random.between(0, width);
    const y = random.between(0, 1) ** 1.4 * horizon * 0.92;
    const size = random.between(0.5, 1.25) * unit;
    if (random.chance(0.16)) bright += ellipse(x, y, size * 1.5, size * 1.5);
    else faint += ellipse(x, y, size, size);
  }
  canvas.path(faint, light.disc, 0.5 * light.stars);
  canvas.path(bright, light.disc, 0.9 * light.stars);
}

/** Long flat clouds with fading ends, in bands that thin out towards the top. */
function paintClouds(canvas: Canvas, random: Random, horizon: number, disc: Disc): void {
  const { width, height, light } = canvas;
  const colour = blend(light.skyLow, light.disc, light.stars > 0.6 ? 0.08 : 0.55);
  const fill = softSpot(canvas, colour, light.stars > 0.6 ? 0.3 : 0.62);
  const bands = Math.floor(random.between(2, 5));
  for (let band = 0; band < bands; band += 1) {
    const y = horizon * random.between(0.18, 0.78);
    const x = random.between(0.05, 0.95) * width;
    const long = width * random.between(0.14, 0.34);
    const pieces = Math.floor(random.between(2, 5));
    for (let piece = 0; piece < pieces; piece += 1) {
      canvas.ellipse(
        x + long * random.between(-0.8, 0.8),
        y + height * random.between(-0.012, 0.012),
        long * random.between(0.5, 1),
        height * random.between(0.009, 0.024),
        fill,
      );
    }
  }
  if (random.chance(0.4)) {
    canvas.ellipse(disc.x, disc.y + disc.radius * 0.5, disc.radius * 3.2, disc.radius * 0.3, fill);
  }
}

function paintBirds(canvas: Canvas, random: Random, horizon: number): void {
  const { width, height, light } = canvas;
  const startX = random.between(0.2, 0.75) * width;
  const startY = horizon * random.between(0.3, 0.62);
  const strokes: string[] = [];
  const count = Math.floor(random.between(3, 7));
  for (let bird = 0; bird < count; bird += 1) {
    const size = height * random.between(0.006, 0.011);
    const x = round(startX + random.between(-1, 1) * width * 0.06);
    const y = round(startY + random.between(-1, 1) * height * 0.035);
    const [wing, lift] = [round(size), round(size * 0.6)];
    strokes.push(
      `M${x - wing},${y - lift}q${round(wing * 0.7)},${round(-lift * 0.2)} ${wing},${lift}q${round(wing * 0.3)},${round(-lift * 1.2)} ${wing},${-lift}`,
    );
  }
  const colour = blend(light.far, light.near, 0.7);
  canvas.raw(
    `<path d="${strokes.join('')}" fill="none" stroke="${colour}" stroke-width="${round(height * 0.0022)}" stroke-linecap="round"/>`,
  );
}

/** A spot of colour that fades to nothing at its edge: mist, cloud, light on grass. */
export function softSpot(canvas: Canvas, colour: string, opacity: number): string {
  return canvas.glow([
    [0, colour, opacity],
    [0.45, colour, opacity * 0.62],
    [0.75, colour, opacity * 0.2],
    [1, colour, 0],
  ]);
}
