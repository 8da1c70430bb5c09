import { blend } from './blend.ts';
import { paintForeground } from './foreground.ts';
import { paintHill, paintWood } from './land.ts';
import { randomFor } from './random.ts';
import { bent, softRidge } from './ridge.ts';
import { placeDisc } from './scene.ts';
import type { Scene } from './scene.ts';
import { paintSky } from './sky.ts';
import { cypress, oak, stonePine } from './trees.ts';
import { paintWater } from './water.ts';

/** The sea between headlands, stone pines standing above it. */
export const coast: Scene = (canvas, seed) => {
  const { width, height, light } = canvas;
  const random = randomFor(seed, 'coast');
  const sea = height * random.between(0.5, 0.56);
  const disc = placeDisc(canvas, seed, sea, 0.05, 0.28);
  paintSky(canvas, randomFor(seed, 'sky'), sea, disc);
  const group = canvas.uniqueId();
  const isLeft = random.chance(0.5);
  canvas.raw(`<g id="${group}">`);
  for (const [index, distance] of [0.92, 0.74, 0.55].entries()) {
    const reach = 0.78 - index * 0.2;
    const headland = bent(
      softRidge(random, { width, base: sea, amplitude: height * 0.016, waves: 2.2 }),
      width,
      (share) => {
        const inland = 1 - (isLeft ? share : 1 - share) / reach;
        return inland > 0
          ? -height * (0.05 + index * 0.035) * inland ** 0.7 + height * 0.012
          : height * 0.06 * -inland + height * 0.012;
      },
    );
    paintHill(canvas, { ridge: headland, distance, colour: light.near, samples: 48, sunlit: 0.4 });
    if (index > 0) {
      paintWood(canvas, random, {
        ridge: headland,
        colour: light.near,
        distance: distance * 0.9,
        from: isLeft ? 0 : width * (1 - reach + 0.12),
        to: isLeft ? width * (reach - 0.12) : width,
        gap: height * 0.03,
        height: () => height * (0.02 + index * 0.018),
        kinds: [stonePine, cypress, oak],
        openness: 0.45,
      });
    }
  }
  canvas.raw('</g>');
  paintWater(canvas, random, { group, shore: sea, disc });
  const terrace = bent(
    softRidge(random, { width, base: height * 0.86, amplitude: height * 0.02, waves: 0.9 }),
    width,
    (share) => -height * 0.16 * (isLeft ? share : 1 - share) ** 2.2 + height * 0.05,
  );
  const from = isLeft ? width * 0.58 : width * 0.06;
  paintWood(canvas, random, {
    ridge: terrace,
    colour: light.near,
    distance: 0.06,
    from,
    to: from + width * 0.32,
    gap: height * 0.27,
    height: (share) => height * (0.44 - 0.17 * (isLeft ? 1 - share : share)),
    kinds: [stonePine],
  });
  paintHill(canvas, {
    ridge: terrace,
    distance: 0.1,
    colour: blend(light.meadow, light.near, 0.3),
    sunlit: 0.55,
  });
  paintForeground(canvas, seed, height * 0.96);
};
