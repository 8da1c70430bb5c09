import { blend } from './blend.ts';
import type { Canvas } from './canvas.ts';
import { paintForeground } from './foreground.ts';
import { paintHill, paintMist, paintWood } from './land.ts';
import { randomFor } from './random.ts';
import { bent, softRidge } from './ridge.ts';
import { placeDisc } from './scene.ts';
import type { Scene } from './scene.ts';
import { paintSky, softSpot } from './sky.ts';
import { fir, oak, poplar } from './trees.ts';
import type { DrawTree } from './trees.ts';

/** The product's own picture: a wood on both sides, and light falling into the middle. */
export const clearing: Scene = (canvas, seed) => {
  const { width, height, light } = canvas;
  const random = randomFor(seed, 'clearing');
  const horizon = height * random.between(0.5, 0.57);
  const middle = width * random.between(0.42, 0.58);
  const disc = {
    ...placeDisc(canvas, seed, horizon, 0.06, 0.24),
    x: middle + width * random.between(-0.1, 0.1),
  };
  paintSky(canvas, randomFor(seed, 'sky'), horizon, disc);

  const mountains = softRidge(random, {
    width,
    base: horizon - height * 0.035,
    amplitude: height * 0.045,
    waves: 1.9,
  });
  paintHill(canvas, { ridge: mountains, distance: 0.96, colour: light.near });
  const hills = softRidge(random, {
    width,
    base: horizon + height * 0.02,
    amplitude: height * 0.03,
    waves: 1.4,
  });
  paintHill(canvas, { ridge: hills, distance: 0.72, colour: light.near });
  paintWood(canvas, random, {
    ridge: hills,
    colour: light.near,
    distance: 0.68,
    from: 0,
    to: width,
    gap: height * 0.016,
    height: () => height * 0.035,
    kinds: [fir, oak],
    openness: 0.4,
  });
  paintMist(canvas, random, horizon + height * 0.06, 0.75);

  const valley = (depth: number) => (share: number) =>
    -height * depth * (2 * Math.abs(share - middle / width)) ** 1.6;
  const kinds: [DrawTree, ...DrawTree[]] = random.pick([
    [fir, fir, oak],
    [fir],
    [oak, poplar, oak],
    [fir, poplar, oak],
  ]);
  for (const [index, distance] of [0.5, 0.3, 0.14].entries()) {
    const base = horizon + height * (0.055 + index * 0.06);
    const ground = softRidge(random, { width, base, amplitude: height * 0.008, waves: 1.3 });
    const opening = 0.13 + index * 0.085;
    const side = (from: number, to: number, isLeft: boolean): void =>
      paintWood(canvas, random, {
        ridge: bent(ground, width, valley(0.02)),
        colour: light.near,
        distance,
        from,
        to,
        gap: height * (0.02 + index * 0.014),
        height: (share) => {
          const outward = isLeft ? 1 - share : share;
          return height * (0.085 + index * 0.075) * (0.45 + 0.95 * outward ** 0.8);
        },
        kinds,
        hasUndergrowth: true,
      });
    paintHill(canvas, {
      ridge: ground,
      distance: distance * 0.6,
      colour: light.meadow,
      sunlit: 0.75 - index * 0.12,
    });
    side(-width * 0.02, middle - width * opening, true);
    side(middle + width * opening, width * 1.02, false);
    if (index < 2) paintMist(canvas, random, base + height * 0.02, 0.4);
  }
  paintLight(canvas, middle, horizon + height * 0.27);
  paintForeground(canvas, seed, height * 0.88);
};

/** The light of the clearing: it lies on the grass in the middle. */
function paintLight(canvas: Canvas, x: number, y: number): void {
  const { width, height, light } = canvas;
  const spot = softSpot(canvas, blend(light.sunlit, light.disc, 0.3), light.stars > 0.6 ? 0.4 : 0.75);
  canvas.ellipse(x, y, width * 0.34, height * 0.085, spot);
}
