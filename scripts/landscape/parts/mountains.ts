import { paintForeground } from './foreground.ts';
import { paintHill, paintMist, paintWood } from './land.ts';
import { randomFor } from './random.ts';
import { peakedRidge, softRidge } from './ridge.ts';
import { placeDisc } from './scene.ts';
import type { Scene } from './scene.ts';
import { paintSky } from './sky.ts';
import { fir } from './trees.ts';

/** High mountains behind firs, the first light on their edges. */
export const mountains: Scene = (canvas, seed) => {
  const { width, height, light } = canvas;
  const random = randomFor(seed, 'mountains');
  const horizon = height * random.between(0.52, 0.58);
  paintSky(canvas, randomFor(seed, 'sky'), horizon, placeDisc(canvas, seed, horizon, 0.22, 0.4));
  for (const [index, distance] of [0.98, 0.84, 0.7].entries()) {
    const ridge = peakedRidge(random, {
      width,
      base: horizon - height * (0.12 - index * 0.065),
      amplitude: height * (0.12 - index * 0.028),
      waves: 2 + index * 0.9,
    });
    paintHill(canvas, { ridge, distance, colour: light.near, sunlit: 0.75 - index * 0.2, isRock: true });
    paintMist(canvas, random, horizon + height * (index * 0.03 - 0.03), 0.6);
  }
  for (const [index, distance] of [0.52, 0.34, 0.16].entries()) {
    const base = horizon + height * (0.06 + index * 0.085);
    const ridge = softRidge(random, { width, base, amplitude: height * (0.028 + index * 0.012), waves: 1.1 });
    const size = height * (0.045 + index * 0.042);
    paintWood(canvas, random, {
      ridge,
      colour: light.near,
      distance: distance * 0.9,
      from: -size,
      to: width + size,
      gap: size * 0.32,
      height: () => size,
      kinds: [fir],
      openness: 0.12 + index * 0.16,
    });
    paintHill(canvas, {
      ridge: (x) => ridge(x) - 1,
      distance,
      colour: index === 2 ? light.meadow : light.near,
      sunlit: 0.25 + index * 0.2,
    });
    if (index < 2) paintMist(canvas, random, base + height * 0.055, 0.5 - index * 0.15);
  }
  paintForeground(canvas, seed, height * 0.9);
};
